#include "luatco/api/api.h"

#include <array>

#include "luatco/api/ops.h"

namespace luatco::api {
namespace {

struct Operation {
  std::string_view name;
  Answer (*run)(const Json& request);
};

constexpr auto kOperations = std::to_array<Operation>({{"setup", op_setup},
                                                       {"moves", op_moves},
                                                       {"judge", op_judge},
                                                       {"explain", op_explain},
                                                       {"consequence", op_consequence},
                                                       {"notation", op_notation},
                                                       {"ruling", op_ruling},
                                                       {"can_mate", op_can_mate},
                                                       {"perft", op_perft},
                                                       {"reply", op_reply},
                                                       {"shape", op_shape},
                                                       {"game", op_game},
                                                       {"law", op_law},
                                                       {"export", op_export},
                                                       {"import", op_import},
                                                       {"rules", op_rules},
                                                       {"exercise", op_exercise},
                                                       {"hint", op_hint},
                                                       {"practice", op_practice},
                                                       {"version", op_version}});

Answer run(const Json& request) {
  if (request.members() == nullptr) return error("api.bad_json", Json::object().set("offset", 0));
  const std::string_view op = request.text("op");
  if (op.empty()) return missing_field("op");
  for (const Operation& operation : kOperations) {
    if (operation.name == op) return operation.run(request);
  }
  return error("api.unknown_op", Json::object().set("op", op));
}

Json finish(const Json* id, Answer answer) {
  Json json = Json::object();
  if (id != nullptr) json.set("id", *id);
  if (!answer) {
    json.set("ok", false);
    json.set("error", std::move(answer.error()));
    return json;
  }
  // An operation may judge for itself whether all is well (setup: no fault of any severity).
  if (answer->find("ok") == nullptr) json.set("ok", true);
  for (auto& [name, value] : *answer->members()) json.set(name, std::move(value));
  return json;
}

}  // namespace

Json answer(const Json& request) { return finish(request.find("id"), run(request)); }

std::string answer_line(std::string_view line) {
  const auto request = parse_json(line);
  if (request) return answer(*request).dump();
  if (request.error().kind == JsonError::Kind::TooLong) {
    return finish(nullptr, error("api.request_too_long",
                                 Json::object().set("limit", std::uint64_t{kMaxJsonBytes})))
        .dump();
  }
  return finish(nullptr,
                error("api.bad_json", Json::object().set("offset", request.error().offset)))
      .dump();
}

std::span<const std::string_view> operations() {
  static constexpr auto names = [] {
    std::array<std::string_view, kOperations.size()> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = kOperations[i].name;
    return all;
  }();
  return names;
}

}  // namespace luatco::api
