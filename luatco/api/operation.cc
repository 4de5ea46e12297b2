#include "luatco/api/operation.h"

namespace luatco::api {
namespace {

Answer run(std::span<const Operation> operations, const Json& request) {
  if (request.members() == nullptr) return error("api.bad_json", Json::object().set("offset", 0));
  const std::string_view op = request.text("op");
  if (op.empty()) return missing_field("op");
  for (const Operation& operation : operations) {
    if (operation.name == op) return operation.run(request);
  }
  return error("api.unknown_op", Json::object().set("op", op));
}

Json finish(const Json* id, Answer answer) {
  Json json = Json::object();
  if (id != nullptr) json.set("id", *id);
  if (!answer) {
    json.set("ok", false);
    json.set("error", answer.error());
    return json;
  }
  // An operation may judge for itself whether all is well (setup: no fault of any severity).
  if (answer->find("ok") == nullptr) json.set("ok", true);
  for (auto& [name, value] : *answer->members()) json.set(name, std::move(value));
  return json;
}

}  // namespace

Json answer_with(std::span<const Operation> operations, const Json& request) {
  return finish(request.find("id"), run(operations, request));
}

std::string answer_line_with(std::span<const Operation> operations, std::string_view line) {
  const auto request = parse_json(line);
  if (request) return answer_with(operations, *request).dump();
  if (request.error().kind == JsonError::Kind::TooLong) {
    return finish(nullptr, error("api.request_too_long",
                                 Json::object().set("limit", std::uint64_t{kMaxJsonBytes})))
        .dump();
  }
  return finish(nullptr,
                error("api.bad_json", Json::object().set("offset", request.error().offset)))
      .dump();
}

}  // namespace luatco::api
