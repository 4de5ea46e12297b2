#include "luatco/api/ops.h"

namespace luatco::api {
namespace {

template <Rules G>
Json refused(const Refusal& refusal) {
  Json reasons = Json::array();
  for (const Reason& reason : refusal) reasons.push(reason_json(reason, naming<G>()));
  Json json = Json::object();
  json.set("legal", false);
  json.set("reasons", std::move(reasons));
  return json;
}

/// Coordinates are judged; any other notation is read, which says as well why nothing fits.
template <Rules G>
Result<typename G::Move, Refusal> judge_text(const Line<G>& line, std::string_view text) {
  const auto attempt = G::parse_attempt(line.position, text);
  if (attempt) return G::judge(line.position, *attempt, line.past);
  const auto reading = G::read_move(line.position, text, {});
  if (reading.candidates.size() == 1) return reading.candidates.front();
  return Unexpected{Refusal{reading.reason ? *reading.reason : attempt.error()}};
}

}  // namespace

/// judge: is the attempt legal, and if not, every rule it breaks with its evidence.
Answer op_judge(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const Json* attempt = request.find("attempt");
    if (attempt == nullptr) return missing_field("attempt");
    if (attempt->string() == nullptr) return bad_field("attempt");
    const auto move = judge_text<G>(*line, *attempt->string());
    if (!move) {
      Json json = refused<G>(move.error());
      json.set("fen", G::write_fen(line->position));
      return json;
    }
    Json json = Json::object();
    json.set("legal", true);
    json.set("move", write_move<G>(line->position, *move));
    set_notations<G>(json, line->position, *move);
    json.set("fen", G::write_fen(line->position.after(*move)));
    return json;
  });
}

}  // namespace luatco::api
