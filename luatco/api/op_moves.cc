#include "luatco/api/ops.h"
#include "luatco/api/telling.h"

namespace luatco::api {
namespace {

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

}  // namespace

/// moves: the legal moves, of all men or of the one on "from".
Answer op_moves(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    std::optional<SquareRef> from;
    if (const Json* square = request.find("from")) {
      if (square->string() == nullptr) return bad_field("from");
      from = G::parse_square(*square->string());
      if (!from) return bad_square<G>(*square->string());
    }
    Json moves = Json::array();
    for (const typename G::Move& move : G::legal_moves(line->position)) {
      if (!from || G::from(move) == *from) moves.push(move_json<G>(request, line->position, move));
    }
    Json json = Json::object();
    json.set("moves", std::move(moves));
    json.set("in_check", G::in_check(line->position));
    json.set("turn", side_id(line->position.turn(), naming<G>()));
    json.set("fen", G::write_fen(line->position));
    return json;
  });
}

/// game: the whole line in one answer, ply by ply.
Answer op_game(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    Json plies = Json::array();
    for (std::size_t i = 0; i < line->past.size(); ++i) {
      const auto& [before, move] = line->past[i];
      Json ply = move_json<G>(request, before, move);
      ply.set("fen", G::write_fen(before.after(move)));
      plies.push(std::move(ply));
    }
    Json json = Json::object();
    json.set("start", G::write_fen(line->start));
    json.set("plies", std::move(plies));
    json.set("fen", G::write_fen(line->position));
    return json;
  });
}

}  // namespace luatco::api
