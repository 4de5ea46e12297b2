// why_good: what the rules can say for a move that was played.
#include "luatco/api/item_json.h"
#include "luatco/api/judged.h"
#include "luatco/api/ops.h"
#include "luatco/api/telling.h"
#include "luatco/teach/why_met.h"

namespace luatco::api {

Answer op_why_good(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const auto attempt = needed_text(request, "attempt");
    if (!attempt) return Unexpected{attempt.error()};
    const auto move = judge_text<G>(line->position, *attempt, line->past);
    // A refused move has nothing for it: `consequence` tells what is against it.
    teach::Good good;
    if (const Json* asked = request.find("goal")) {
      const auto goal = read_goal<G>(*asked);
      if (!goal) return Unexpected{goal.error()};
      if (move) good = teach::why_met<G>(*goal, line->position, *move);
    } else if (move) {
      good = teach::why_good<G>(line->position, *move);
    }
    Json kinds = Json::array();
    for (const teach::GoodKind kind : good.kinds) kinds.push(name(kind));
    Json json = Json::object();
    json.set("legal", static_cast<bool>(move));
    json.set("kinds", std::move(kinds));
    json.set("steps", steps_json(good.steps, naming<G>()));
    json.set("turn", side_id(line->position.turn(), naming<G>()));
    json.set("fen", G::write_fen(line->position));
    return json;
  });
}

}  // namespace luatco::api
