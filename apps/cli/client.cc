#include "apps/cli/client.h"

namespace luatco::cli {

api::Json request(std::string_view op, const Common& common, const Start& start) {
  api::Json json = api::Json::object();
  json.set("op", op);
  json.set("game", common.game);
  if (!start.fen.empty()) json.set("fen", start.fen);
  if (!start.moves.empty()) {
    api::Json moves = api::Json::array();
    for (const std::string& move : start.moves) moves.push(move);
    json.set("moves", std::move(moves));
  }
  if (!start.variant.empty()) {
    json.set("options", api::Json::object().set("variant", start.variant));
  }
  return json;
}

}  // namespace luatco::cli
