// A move as answers have it: in every notation, with its squares and what it does.
#pragma once

#include "luatco/api/request.h"
#include "luatco/api/telling.h"

namespace luatco::api {

/// {"move", <notations>, "words"?, "from", "to", "capture"?, "check"?}. Precondition: it is legal.
template <Rules G>
Json move_json(const Json& request, const typename G::Position& position, typename G::Move move) {
  Json json = Json::object();
  json.set("move", write_move<G>(position, move));
  set_notations<G>(json, position, move);
  set_words<G>(json, request, position, move);
  json.set("from", std::string(G::square_name(G::from(move))));
  json.set("to", std::string(G::square_name(G::to(move))));
  if (const auto captured = G::captured(position, move)) {
    json.set("capture", std::string(G::square_name(*captured)));
  }
  if (G::in_check(position.after(move))) json.set("check", true);
  return json;
}

}  // namespace luatco::api
