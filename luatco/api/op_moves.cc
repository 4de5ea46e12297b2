#include "luatco/api/move_json.h"
#include "luatco/api/ops.h"

namespace luatco::api {
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
