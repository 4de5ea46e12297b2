// A ruling told in full: the ending and its proof, a cycle ply by ply.
#pragma once

#include <optional>
#include <utility>

#include "luatco/core/line_ruling.h"
#include "luatco/core/rules.h"
#include "luatco/explain/phrase.h"
#include "luatco/explain/story.h"

namespace luatco::explain {

/// Which plies were looked at, where a position has come up for the third time; what each side is
/// held to have done in them, and the row of the table that decides.
void add_findings(const CycleEvidence& cycle, Steps& steps);
/// What comes before the plies: from where their points are counted.
Step plies_head();
/// "Red's move 12, cannon 2 traverses 5: ...": a ply of a cycle with what it was and why.
Step ply_step(const PlyNature& nature, Phrase move);
/// What sets of rules disagree about.
void add_notes(const CycleEvidence& cycle, Steps& steps);

/// All of a cycle. `before(ply)` is the position a ply was played in.
template <Rules G, class Before>
void add_cycle(const CycleEvidence& cycle, Before before, Steps& steps) {
  add_findings(cycle, steps);
  steps.push_back(plies_head());
  for (const PlyNature& nature : cycle.plies) {
    const typename G::Position& position = before(nature.ply);
    for (const typename G::Move move : G::legal_moves(position)) {
      if (G::from(move) != nature.move.from || G::to(move) != nature.move.to) continue;
      steps.push_back(ply_step(nature, move_phrase<G>(position, move)));
      break;
    }
  }
  add_notes(cycle, steps);
}

/// `ending` says how the game ended and by which article; nullopt while it goes on. `cycle` is what
/// a ruling on repetition stands on, `before(ply)` the position a ply of it was played in.
template <Rules G, class Before>
Steps ruling_story(const typename G::Position& position, const std::optional<Reason>& ending,
                   const std::optional<CycleEvidence>& cycle, Before before) {
  Steps steps;
  if (ending) steps.push_back(step(*ending));
  if (const auto board = G::board_outcome(position)) {
    const auto situation = G::situation(position);
    add_checks<G>(position, situation, steps);
    if (situation.checkers.empty()) {
      add_tries<G>(position, situation, Tries::OfTheKing, steps);
    } else {
      add_answers<G>(position, situation, steps);
    }
    add_tries<G>(position, situation, Tries::OfTheRest, steps);
  } else if (ending && nobody_can_win(ending->id)) {
    add_dead_proof<G>(position, steps);
  }
  if (cycle) add_cycle<G>(*cycle, before, steps);
  fill_gaps<G>(position, steps);
  add_laws(steps);
  drop_repeated(steps);
  return steps;
}

}  // namespace luatco::explain
