#include "luatco/api/request.h"

#include <array>

namespace luatco::api {

Unexpected<Json> missing_field(std::string_view field) {
  return error("api.missing_field", Json::object().set("field", field));
}

Unexpected<Json> bad_field(std::string_view field) {
  return error("api.bad_field", Json::object().set("field", field));
}

Result<std::string_view, Json> needed_text(const Json& request, std::string_view field) {
  const Json* text = request.find(field);
  if (text == nullptr) return missing_field(field);
  if (text->string() == nullptr) return bad_field(field);
  return std::string_view(*text->string());
}

std::span<const std::string_view> error_ids() {
  static constexpr std::array<std::string_view, 14> ids = {
      "api.bad_event",    "api.bad_fen",      "api.bad_field",        "api.bad_json",
      "api.bad_move",     "api.bad_square",   "api.missing_field",    "api.no_arbiter",
      "api.no_solution",  "api.no_such_item", "api.request_too_long", "api.too_many_nodes",
      "api.unknown_game", "api.unknown_op"};
  return ids;
}

}  // namespace luatco::api
