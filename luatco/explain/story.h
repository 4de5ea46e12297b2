// The full form of an answer: the rule, the piece and the square, what can be done, the article,
// the proof. A story is a list of steps in the order of telling.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "luatco/core/arbiter.h"
#include "luatco/core/rules.h"
#include "luatco/explain/dead.h"
#include "luatco/explain/step.h"
#include "luatco/explain/ways.h"

namespace luatco::explain {

/// "The law: FIDE 3.9.2, FIDE 3.7." with each article of the steps once, in their order.
void add_laws(Steps& steps);

/// Of steps that say the same of the same squares the first stays.
void drop_repeated(Steps& steps);

/// Why a move was refused: every reason; in check the ways out, else where the piece can go; the
/// articles.
template <Rules G>
Steps refusal_story(const typename G::Position& position, const Refusal& refusal) {
  Steps steps;
  for (const Reason& reason : refusal) steps.push_back(step(reason));
  if (!G::board_outcome(position)) {
    const auto situation = G::situation(position);
    const Evidence* from = refusal.front().find(Arg::From);
    const auto* square = from != nullptr ? std::get_if<SquareRef>(&from->value) : nullptr;
    if (!situation.checkers.empty()) {
      add_answers<G>(position, situation, steps);
    } else if (square != nullptr) {
      add_targets<G>(position, *square, steps);
    }
  }
  add_laws(steps);
  drop_repeated(steps);
  return steps;
}

/// How an ending on the board is said: its id, the sides, and who won.
template <Rules G>
Reason ending_reason(const typename G::Position& position, const Outcome& outcome) {
  const Side loser = outcome.winner ? other(*outcome.winner) : position.turn();
  return {.id = outcome.ending,
          .law = {},
          .evidence = {{Arg::Side, other(loser)}, {Arg::Other, loser}}};
}

/// Mate and no legal move square by square, a dead position by what can never be reached, a check
/// with its ways out; nothing to tell of any other position.
template <Rules G>
Steps position_story(const typename G::Position& position, const std::optional<Outcome>& end) {
  Steps steps;
  const auto situation = G::situation(position);
  if (end) steps.push_back(step(ending_reason<G>(position, *end)));
  for (const SquareRef checker : situation.checkers) {
    Reason check{.id = "explain.check", .law = {}, .evidence = {{Arg::Side, position.turn()}}};
    if (const auto piece = G::piece_at(position, checker)) {
      check.evidence.push_back({Arg::Attacker, *piece});
    }
    check.evidence.push_back({Arg::AttackerAt, checker});
    steps.push_back(step(std::move(check)));
  }
  if (!situation.checkers.empty()) add_answers<G>(position, situation, steps);
  for (const Reason& remark : situation.remarks) steps.push_back(step(remark));
  if (situation.checkers.empty()) add_tries<G>(position, situation, Tries::OfTheKing, steps);
  add_tries<G>(position, situation, Tries::OfTheRest, steps);
  if (end && nobody_can_win(end->ending)) add_dead_proof<G>(position, steps);
  add_laws(steps);
  drop_repeated(steps);
  return steps;
}

}  // namespace luatco::explain
