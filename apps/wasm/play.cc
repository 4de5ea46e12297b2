// What a board needs from its first move on. All other operations are unknown here; who asks for
// one loads the whole.
#include "apps/wasm/answer.h"
#include "luatco/api/operation.h"
#include "luatco/api/ops.h"

// The great games. That of pawns, which is another page, comes with the whole.
const std::size_t luatco::api::kGamesAnswered = 2;

namespace luatco::wasm {
namespace {

constexpr api::Operation kOperations[] = {
    {"setup", api::op_setup},       {"moves", api::op_moves},   {"judge", api::op_judge},
    {"explain", api::op_explain},   {"ruling", api::op_ruling}, {"game", api::op_game},
    {"notation", api::op_notation}, {"shape", api::op_shape},   {"rules", api::op_rules},
};

}  // namespace

std::string answer_line(std::string_view line) { return api::answer_line_with(kOperations, line); }

}  // namespace luatco::wasm
