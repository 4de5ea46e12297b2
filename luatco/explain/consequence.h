// Why a move is not allowed, or not good, as the shortest line that shows it: the piece that would
// take the king, the mate or the capture that answers, the stalemate square by square, the right
// that is lost.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "luatco/core/rules.h"
#include "luatco/explain/ending.h"
#include "luatco/explain/exchange.h"
#include "luatco/explain/phrase.h"
#include "luatco/explain/step.h"
#include "luatco/explain/story.h"

namespace luatco::explain {

enum class ConsequenceKind : std::uint8_t {
  Refused,   // the move is not allowed
  Wins,      // it ends the game, won
  Draws,     // it ends the game, drawn: no move is left, or nobody can win any more
  Mated,     // the answer is mate
  Loses,     // the answer wins more by exchange than the move has taken
  GivesUp,   // a right is lost
  Harmless,  // nothing of this
};
std::string_view name(ConsequenceKind kind);

struct Consequence {
  ConsequenceKind kind = ConsequenceKind::Harmless;
  Steps steps;
};

/// The ghost move: what the attacker named in `reason` would do next, to the king or, while
/// castling, on the square it crosses. nullopt where the reason names no attacker.
std::optional<Step> ghost_capture(const Reason& reason);

/// Precondition: `refusal` is the answer to an attempt in `position`.
template <Rules G>
Consequence consequence_of_refused(const typename G::Position& position, const Refusal& refusal) {
  Consequence told{ConsequenceKind::Refused, {}};
  const Reason& reason = refusal.front();
  told.steps.push_back(step(reason));
  if (auto ghost = ghost_capture(reason)) {
    ghost->said.evidence.push_back({Arg::Victim, king_of<G>(position.turn())});
    told.steps.push_back(*std::move(ghost));
  }
  const Steps story = refusal_story<G>(position, {reason}, {});
  for (const Step& more : story) {
    if (more.said.id.starts_with("explain.") && more.said.law.empty()) told.steps.push_back(more);
  }
  return told;
}

/// An answer and what it wins, in tenths of a pawn.
template <Rules G>
struct Answered {
  typename G::Move move;
  int gain = 0;
  bool taken_back = false;  // the exchange goes on
};

/// The capture that wins most by static exchange, or nothing where every one costs as much.
template <Rules G>
std::optional<Answered<G>> best_capture(const typename G::Position& position) {
  std::optional<Answered<G>> best;
  for (const auto& move : G::legal_moves(position)) {
    const int gain = capture_gain<G>(position, move);
    if (gain <= 0 || (best && gain <= best->gain)) continue;
    const bool back = exchange_gain<G>(position.after(move), G::to(move)) > 0;
    best = Answered<G>{move, gain, back};
  }
  return best;
}

/// "The other side plays ...": a step with the arrow of the answer.
template <Rules G>
Step answer_step(std::string_view id, const typename G::Position& position, typename G::Move move) {
  Step step{{.id = id,
             .law = {},
             .evidence = {{Arg::Side, position.turn()},
                          {Arg::Ways, Phrases{move_phrase<G>(position, move)}}}},
            {},
            {{G::from(move), G::to(move), ArrowKind::Reply}}};
  mark(step, G::from(move), MarkKind::Attacker);
  mark(step, G::to(move), MarkKind::To);
  return step;
}

/// A move of the answering side that ends the game won; nullopt where there is none.
template <Rules G>
std::optional<typename G::Move> mating_answer(const typename G::Position& position) {
  for (const auto& move : G::legal_moves(position)) {
    const auto outcome = G::board_outcome(position.after(move));
    if (outcome && outcome->winner == position.turn()) return move;
  }
  return std::nullopt;
}

/// Precondition: `move` is legal.
template <Rules G>
Consequence consequence_of_played(const typename G::Position& position, typename G::Move move) {
  Consequence told;
  told.steps.push_back(answer_step<G>("consequence.plays", position, move));
  told.steps.back().arrows.back().kind = ArrowKind::Try;
  const auto after = position.after(move);
  if (const auto outcome = ending_of<G>(after)) {
    told.kind = outcome->winner ? ConsequenceKind::Wins : ConsequenceKind::Draws;
    for (Step& step : position_story<G>(after, outcome)) told.steps.push_back(std::move(step));
    return told;
  }
  if (const auto mate = mating_answer<G>(after)) {
    told.kind = ConsequenceKind::Mated;
    told.steps.push_back(answer_step<G>("consequence.mated", after, *mate));
    return told;
  }
  const auto taken = G::captured(position, move);
  const int won = taken ? value_at<G>(position, *taken) : 0;
  const auto capture = best_capture<G>(after);
  if (capture && capture->gain > won) {
    told.kind = ConsequenceKind::Loses;
    const auto square = G::captured(after, capture->move);
    // What is got for it: taken by the move itself, or taken back.
    const auto got = taken                 ? G::piece_at(position, *taken)
                     : capture->taken_back ? G::piece_at(after, G::from(capture->move))
                                           : std::optional<PieceRef>{};
    Step step =
        answer_step<G>(got ? "consequence.bad_trade" : "consequence.loses", after, capture->move);
    if (const auto victim = G::piece_at(after, *square)) {
      step.said.evidence.push_back({Arg::Victim, *victim});
    }
    if (got) step.said.evidence.push_back({Arg::Blocker, *got});
    told.steps.push_back(std::move(step));
    return told;
  }
  if constexpr (requires { G::lost_rights(position, move); }) {
    for (Reason& lost : G::lost_rights(position, move)) {
      told.kind = ConsequenceKind::GivesUp;
      told.steps.push_back(step(std::move(lost)));
    }
  }
  if (told.kind == ConsequenceKind::Harmless) {
    told.steps.push_back(
        step({.id = "consequence.harmless", .law = {}, .evidence = {{Arg::Side, after.turn()}}}));
  }
  return told;
}

}  // namespace luatco::explain
