// mini: a small game that is won by a goal: who has reached his first, or has the game ended by its
// own rules?
#include "luatco/api/item_json.h"
#include "luatco/api/ops.h"
#include "luatco/explain/ending.h"

namespace luatco::api {
namespace {

/// The goal of a side; a side without one wins by the rules alone.
template <Rules G>
Result<std::optional<teach::Goal>, Json> goal_of(const Json& request, Side side) {
  const Json* goals = request.find("goals");
  const Json* goal = goals != nullptr ? goals->find(side_id(side, naming<G>())) : nullptr;
  if (goal == nullptr) return std::optional<teach::Goal>{};
  auto read = read_goal<G>(*goal);
  if (!read) return Unexpected{read.error()};
  return std::optional<teach::Goal>{*std::move(read)};
}

template <Rules G>
Json over(std::string_view by, std::optional<Side> winner) {
  Json json = Json::object().set("over", true).set("by", by);
  if (winner) json.set("winner", side_id(*winner, naming<G>()));
  return json;
}

template <Rules G>
Answer mini(const Json& request) {
  const auto line = read_line<G>(request);
  if (!line) return Unexpected{line.error()};
  const auto first = goal_of<G>(request, Side::First);
  const auto second = goal_of<G>(request, Side::Second);
  if (!first) return Unexpected{first.error()};
  if (!second) return Unexpected{second.error()};
  for (const auto& played : line->past) {
    const Side mover = played.before.turn();
    const auto& goal = mover == Side::First ? *first : *second;
    if (goal && teach::met<G>(*goal, played.before, played.move)) return over<G>("goal", mover);
  }
  if (const auto end = explain::ending_of<G>(line->position)) {
    return over<G>("rules", end->winner).set("ending", end->ending);
  }
  return Json::object().set("over", false);
}

}  // namespace

Answer op_mini(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    auto answer = mini<G>(request);
    if (!answer) return answer;
    const auto line = read_line<G>(request);
    answer->set("turn", side_id(line->position.turn(), naming<G>()));
    return answer->set("fen", G::write_fen(line->position));
  });
}

}  // namespace luatco::api
