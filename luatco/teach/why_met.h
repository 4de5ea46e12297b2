// Why the right answer to an exercise was good: how it met the goal, and what else the rules see
// for it. Where it ends the game, the whole proof.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/teach/goal.h"
#include "luatco/teach/why_good.h"

namespace luatco::teach {

/// Facts that are told besides how the goal was met; more would be a lecture.
inline constexpr std::size_t kMostFacts = 2;

/// The id of the sentence for a goal that was met, "good.goal.block"; empty where there is none.
std::string_view goal_met_id(GoalKind kind);

/// Does the fact say what the goal has asked for already?
bool says_the_same(GoalKind asked, GoodKind fact);

/// The kinds of goals that were asked for together.
std::vector<GoalKind> asked_kinds(const Goal& goal);

/// How the goal was met, in words. The mover's king and the other side's may be named.
template <Rules G>
explain::Step goal_step(std::string_view id, const typename G::Position& before,
                        typename G::Move move) {
  explain::Step step = explain::answer_step<G>(id, before, move);
  step.arrows.back().kind = explain::ArrowKind::Way;
  step.said.evidence.push_back({Arg::Victim, explain::king_of<G>(other(before.turn()))});
  return step;
}

/// Precondition: `move` is legal in `before` and meets the goal, or does not yet but was right.
template <Rules G>
Good why_met(const Goal& goal, const typename G::Position& before, typename G::Move move) {
  Good told;
  const std::vector<GoalKind> asked = asked_kinds(goal);
  for (const GoalKind kind : asked) {
    const std::string_view id = goal_met_id(kind);
    if (!id.empty()) told.steps.push_back(goal_step<G>(id, before, move));
  }
  const auto after = before.after(move);
  Good facts = why_good<G>(before, move);
  if (G::count_legal_moves(after) == 0) {
    if (facts.steps.empty())
      facts.steps = explain::position_story<G>(after, G::board_outcome(after));
    for (auto& step : facts.steps) told.steps.push_back(std::move(step));
    told.kinds = std::move(facts.kinds);
    return told;
  }
  for (std::size_t i = 0; i < facts.kinds.size() && told.kinds.size() < kMostFacts; ++i) {
    const GoodKind fact = facts.kinds[i];
    bool known = false;
    for (const GoalKind kind : asked) known |= says_the_same(kind, fact);
    if (known) continue;
    told.kinds.push_back(fact);
    told.steps.push_back(std::move(facts.steps[i]));
  }
  return told;
}

}  // namespace luatco::teach
