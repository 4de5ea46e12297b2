// The full form of an answer: the rule, the piece and the square, what can be done, the article,
// the proof. A story is a list of steps in the order of telling.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "luatco/core/arbiter.h"
#include "luatco/core/past.h"
#include "luatco/core/rules.h"
#include "luatco/explain/dead.h"
#include "luatco/explain/step.h"
#include "luatco/explain/ways.h"

namespace luatco::explain {

/// "The law: FIDE 3.9.2, FIDE 3.7." with each article of the steps once, in their order.
void add_laws(Steps& steps);

/// Of steps that say the same of the same squares the first stays.
void drop_repeated(Steps& steps);

/// A place on a line where a piece stands is no gap: the piece is a cannon's screen, or in the way.
template <Rules G>
void fill_gaps(const typename G::Position& position, Steps& steps) {
  for (Step& step : steps) {
    for (Mark& mark : step.marks) {
      if (mark.kind == MarkKind::Gap && G::piece_at(position, mark.square)) {
        mark.kind = MarkKind::Blocker;
      }
    }
  }
}

/// An arrow for the ply of the record that a step names: the double step that came too early, the
/// move that lost the right to castle.
template <Rules G>
void show_named_plies(Past<typename G::Position, typename G::Move> past, Steps& steps) {
  for (Step& step : steps) {
    const Evidence* item = step.said.find(Arg::Ply);
    const auto* ply = item == nullptr ? nullptr : std::get_if<std::int32_t>(&item->value);
    if (ply == nullptr || *ply < 1 || static_cast<std::size_t>(*ply) > past.size()) continue;
    const auto& move = past[static_cast<std::size_t>(*ply) - 1].move;
    step.arrows.push_back({G::from(move), G::to(move), ArrowKind::Past});
  }
}

/// Why a move was refused: every reason; in check the ways out, else where the piece can go; the
/// articles.
template <Rules G>
Steps refusal_story(const typename G::Position& position, const Refusal& refusal,
                    Past<typename G::Position, typename G::Move> past) {
  Steps steps;
  for (const Reason& reason : refusal) steps.push_back(step(reason));
  show_named_plies<G>(past, steps);
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
  fill_gaps<G>(position, steps);
  add_laws(steps);
  drop_repeated(steps);
  return steps;
}

/// The article by which a game ends so under its first rule set; empty where it names none.
template <Rules G>
std::string_view ending_law(std::string_view ending) {
  if constexpr (requires { G::article(ending, G::rulebooks().front()); }) {
    return G::article(ending, G::rulebooks().front());
  } else {
    return {};
  }
}

/// How an ending on the board is said: its id, the sides, and who won.
template <Rules G>
Reason ending_reason(const typename G::Position& position, const Outcome& outcome) {
  const Side loser = outcome.winner ? other(*outcome.winner) : position.turn();
  return {.id = outcome.ending,
          .law = ending_law<G>(outcome.ending),
          .evidence = {{Arg::Side, other(loser)}, {Arg::Other, loser}}};
}

/// "Black is in check from the white rook on a8." for each piece that gives check.
template <Rules G>
void add_checks(const typename G::Position& position, const Situation<typename G::Move>& situation,
                Steps& steps) {
  const auto king = king_square<G>(position);
  for (const SquareRef checker : situation.checkers) {
    Reason check{.id = "explain.check", .law = {}, .evidence = {{Arg::Side, position.turn()}}};
    if (const auto piece = G::piece_at(position, checker)) {
      check.evidence.push_back({Arg::Attacker, *piece});
    }
    check.evidence.push_back({Arg::AttackerAt, checker});
    if (king) check.evidence.push_back({Arg::King, *king});
    steps.push_back(step(std::move(check)));
  }
}

/// Mate and no legal move square by square, a dead position by what can never be reached, a check
/// with its ways out; nothing to tell of any other position.
template <Rules G>
Steps position_story(const typename G::Position& position, const std::optional<Outcome>& end) {
  Steps steps;
  const auto situation = G::situation(position);
  if (end) steps.push_back(step(ending_reason<G>(position, *end)));
  add_checks<G>(position, situation, steps);
  if (!situation.checkers.empty()) add_answers<G>(position, situation, steps);
  for (const Reason& remark : situation.remarks) steps.push_back(step(remark));
  if (situation.checkers.empty()) add_tries<G>(position, situation, Tries::OfTheKing, steps);
  add_tries<G>(position, situation, Tries::OfTheRest, steps);
  if (end && nobody_can_win(end->ending)) add_dead_proof<G>(position, steps);
  fill_gaps<G>(position, steps);
  add_laws(steps);
  drop_repeated(steps);
  return steps;
}

}  // namespace luatco::explain
