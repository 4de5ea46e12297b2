#include "luatco/api/arbiter_request.h"

namespace luatco::api {
namespace {

constexpr std::int64_t kMaxNodes = std::int64_t{1} << 24;

}  // namespace

Result<game::RefereeOptions, Json> read_options(const Json& request) {
  game::RefereeOptions read;
  const Json* options = request.find("options");
  if (options == nullptr) return read;
  if (const Json* offers = options->find("draw_offers")) {
    if (offers->boolean() == nullptr) return bad_field("options.draw_offers");
    read.draw_offers = *offers->boolean();
  }
  if (const Json* touch = options->find("touch_move")) {
    if (touch->boolean() == nullptr) return bad_field("options.touch_move");
    read.touch_move = *touch->boolean();
  }
  if (const Json* act = options->find("on_violation")) {
    if (act->string() == nullptr) return bad_field("options.on_violation");
    if (*act->string() == "must_vary") {
      read.on_violation = game::OnViolation::MustVary;
    } else if (*act->string() != "lose") {
      return bad_field("options.on_violation");
    }
  }
  if (const Json* nodes = options->find("max_nodes")) {
    if (nodes->integer() == nullptr || *nodes->integer() < 0 || *nodes->integer() > kMaxNodes) {
      return bad_field("options.max_nodes");
    }
    read.max_nodes = static_cast<std::uint64_t>(*nodes->integer());
  }
  return read;
}

Unexpected<Json> bad_event(std::size_t index, std::string_view field) {
  return error("api.bad_event",
               Json::object().set("index", static_cast<std::int64_t>(index)).set("field", field));
}

}  // namespace luatco::api
