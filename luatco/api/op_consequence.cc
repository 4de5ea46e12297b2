#include "luatco/api/judged.h"
#include "luatco/api/ops.h"
#include "luatco/api/telling.h"
#include "luatco/explain/consequence.h"

namespace luatco::api {

/// consequence: what would follow from an attempt, legal or not, as the shortest line that shows
/// it.
Answer op_consequence(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const auto attempt = needed_text(request, "attempt");
    if (!attempt) return Unexpected{attempt.error()};
    const auto move = judge_text<G>(line->position, *attempt, line->past);
    const auto told = move ? explain::consequence_of_played<G>(line->position, *move)
                           : explain::consequence_of_refused<G>(line->position, move.error());
    Json json = Json::object();
    json.set("legal", static_cast<bool>(move));
    json.set("kind", name(told.kind));
    json.set("steps", steps_json(told.steps, naming<G>()));
    json.set("turn", side_id(line->position.turn(), naming<G>()));
    json.set("fen", G::write_fen(line->position));
    return json;
  });
}

}  // namespace luatco::api
