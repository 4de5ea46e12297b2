// A ruling told in full: the ending and its proof, a cycle ply by ply.
#pragma once

#include <optional>
#include <utility>

#include "luatco/core/line_ruling.h"
#include "luatco/core/rules.h"
#include "luatco/explain/story.h"

namespace luatco::explain {

/// "Red's move 12: ..." for each ply of a cycle, with what the ply was and why.
void add_cycle(const CycleEvidence& cycle, Steps& steps);

/// `ending` says how the game ended and by which article; nullopt while it goes on. `cycle` is what
/// a ruling on repetition stands on.
template <Rules G>
Steps ruling_story(const typename G::Position& position, const std::optional<Reason>& ending,
                   const std::optional<CycleEvidence>& cycle) {
  Steps steps;
  if (ending) steps.push_back(step(*ending));
  if (const auto board = G::board_outcome(position)) {
    const auto situation = G::situation(position);
    if (situation.checkers.empty()) {
      add_tries<G>(position, situation, Tries::OfTheKing, steps);
    } else {
      add_answers<G>(position, situation, steps);
    }
    add_tries<G>(position, situation, Tries::OfTheRest, steps);
  } else if (ending && nobody_can_win(ending->id)) {
    add_dead_proof<G>(position, steps);
  }
  if (cycle) add_cycle(*cycle, steps);
  fill_gaps<G>(position, steps);
  add_laws(steps);
  drop_repeated(steps);
  return steps;
}

}  // namespace luatco::explain
