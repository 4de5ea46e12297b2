#include "luatco/api/api.h"

#include <array>

#include "luatco/api/operation.h"
#include "luatco/api/ops.h"

namespace luatco::api {
namespace {

constexpr auto kOperations = std::to_array<Operation>({{"setup", op_setup},
                                                       {"moves", op_moves},
                                                       {"judge", op_judge},
                                                       {"explain", op_explain},
                                                       {"consequence", op_consequence},
                                                       {"notation", op_notation},
                                                       {"ruling", op_ruling},
                                                       {"clock", op_clock},
                                                       {"can_mate", op_can_mate},
                                                       {"perft", op_perft},
                                                       {"reply", op_reply},
                                                       {"look", op_look},
                                                       {"review", op_review},
                                                       {"exchange", op_exchange},
                                                       {"engine_levels", op_engine_levels},
                                                       {"engine_meet", op_engine_meet},
                                                       {"engine_ask", op_engine_ask},
                                                       {"engine_said", op_engine_said},
                                                       {"shape", op_shape},
                                                       {"game", op_game},
                                                       {"law", op_law},
                                                       {"export", op_export},
                                                       {"import", op_import},
                                                       {"rules", op_rules},
                                                       {"exercise", op_exercise},
                                                       {"hint", op_hint},
                                                       {"practice", op_practice},
                                                       {"why_good", op_why_good},
                                                       {"mini", op_mini},
                                                       {"schedule", op_schedule},
                                                       {"version", op_version}});

}  // namespace

Json answer(const Json& request) { return answer_with(kOperations, request); }

std::string answer_line(std::string_view line) { return answer_line_with(kOperations, line); }

std::span<const std::string_view> operations() {
  static constexpr auto names = [] {
    std::array<std::string_view, kOperations.size()> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = kOperations[i].name;
    return all;
  }();
  return names;
}

}  // namespace luatco::api
