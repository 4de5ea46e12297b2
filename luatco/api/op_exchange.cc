#include "luatco/api/judged.h"
#include "luatco/api/move_json.h"
#include "luatco/api/ops.h"
#include "luatco/explain/exchange_story.h"

namespace luatco::api {
namespace {

template <Rules G>
Json told_json(const Json& request, const typename G::Position& position,
               const explain::ExchangeTold<G>& told) {
  Json captures = Json::array();
  auto here = position;
  for (const typename G::Move& move : told.captures) {
    Json ply = move_json<G>(request, here, move);
    here = here.after(move);
    captures.push(ply.set("fen", G::write_fen(here)));
  }
  Json json = Json::object();
  json.set("kind", name(told.kind)).set("gain", told.gain);
  json.set("captures", std::move(captures));
  json.set("steps", steps_json(told.steps, naming<G>()));
  return json;
}

/// A move that takes nothing, or none at all.
template <Rules G>
Json nothing_json(std::string_view kind, Json reasons) {
  Json json = Json::object();
  json.set("kind", kind).set("gain", 0).set("captures", Json::array());
  return json.set("steps", std::move(reasons));
}

/// With "attempt": the captures that begin with it.
template <Rules G>
Answer begun_with(const Json& request, const Line<G>& line, const Json& attempt) {
  if (attempt.string() == nullptr) return bad_field("attempt");
  const auto move = judge_text<G>(line.position, *attempt.string(), line.past);
  if (!move) return nothing_json<G>("refused", reasons_json<G>(move.error()));
  if (!G::captured(line.position, *move)) {
    const auto told = explain::answer_step<G>("exchange.takes_nothing", line.position, *move);
    return nothing_json<G>("takes_nothing", steps_json({told}, naming<G>()));
  }
  return told_json<G>(request, line.position, explain::tell_exchange<G>(line.position, *move));
}

/// With "square": the captures there, begun by the side to move with its cheapest piece.
template <Rules G>
Answer begun_on(const Json& request, const Line<G>& line, const Json& square) {
  if (square.string() == nullptr) return bad_field("square");
  const auto at = G::parse_square(*square.string());
  if (!at) return bad_square<G>(*square.string());
  const auto piece = G::piece_at(line.position, *at);
  if (!piece || piece->side == line.position.turn()) return bad_field("square");
  return told_json<G>(request, line.position, explain::tell_exchange_on<G>(line.position, *at));
}

}  // namespace

/// exchange: is it good to take? Who takes what on one square, as long as it pays, and what comes
/// of it.
Answer op_exchange(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const Json* attempt = request.find("attempt");
    const Json* square = request.find("square");
    if (attempt == nullptr && square == nullptr) return missing_field("square");
    Answer told = attempt != nullptr ? begun_with<G>(request, *line, *attempt)
                                     : begun_on<G>(request, *line, *square);
    if (!told) return told;
    told->set("turn", side_id(line->position.turn(), naming<G>()));
    told->set("fen", G::write_fen(line->position));
    return told;
  });
}

}  // namespace luatco::api
