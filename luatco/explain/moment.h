// Why a move changed what a game was going to be, from the rules alone: a mate not seen, a piece
// left where it can be taken, a fork let in, a stalemate. An engine says that a move was bad; this
// says what about it, and nothing where it has no proof.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/explain/consequence.h"
#include "luatco/explain/exchange.h"
#include "luatco/explain/phrase.h"

namespace luatco::explain {

/// What a capture must win to be worth a word: a pawn.
inline constexpr int kWorthAWord = 10;

template <Rules G>
Reason moment(std::string_view id, const typename G::Position& position, typename G::Move move) {
  return {.id = id,
          .law = {},
          .evidence = {{Arg::Side, position.turn()},
                       {Arg::Ways, Phrases{move_phrase<G>(position, move)}}}};
}

template <Rules G>
void add_victim(Reason& reason, const typename G::Position& position, SquareRef square) {
  if (const auto victim = G::piece_at(position, square)) {
    reason.evidence.push_back({Arg::Victim, *victim});
    reason.evidence.push_back({Arg::VictimAt, square});
  }
}

/// A move that would have ended the game at once, won, where the one played does not.
template <Rules G>
std::optional<Reason> missed_mate(const typename G::Position& before, typename G::Move played) {
  const auto outcome = G::board_outcome(before.after(played));
  if (outcome && outcome->winner == before.turn()) return std::nullopt;
  const auto mate = mating_answer<G>(before);
  if (!mate) return std::nullopt;
  return moment<G>("moment.missed_mate", before, *mate);
}

/// The move played leaves the other side without a move, and that is a draw.
template <Rules G>
std::optional<Reason> gives_stalemate(const typename G::Position& before, typename G::Move played) {
  const auto after = before.after(played);
  const auto outcome = G::board_outcome(after);
  if (!outcome || outcome->winner || G::count_legal_moves(after) != 0) return std::nullopt;
  return moment<G>("moment.stalemate", before, played);
}

/// The other side can end the game at once, won.
template <Rules G>
std::optional<Reason> allows_mate(const typename G::Position& after) {
  const auto mate = mating_answer<G>(after);
  if (!mate) return std::nullopt;
  return moment<G>("moment.allows_mate", after, *mate);
}

/// What `move` takes, in tenths of a pawn.
template <Rules G>
int taken_by(const typename G::Position& before, typename G::Move move) {
  const auto taken = G::captured(before, move);
  return taken ? value_at<G>(before, *taken) : 0;
}

/// What the best capture after `move` wins back, beyond what the move itself has taken.
template <Rules G>
int left_after(const typename G::Position& before, typename G::Move move) {
  const auto capture = best_capture<G>(before.after(move));
  return capture ? std::max(0, capture->gain - taken_by<G>(before, move)) : 0;
}

/// `answer` takes a piece for nothing, or for less than it is worth: more than `played` won, and
/// more than could have been taken after `best`.
template <Rules G>
std::optional<Reason> hangs_piece(const typename G::Position& before, typename G::Move played,
                                  std::optional<typename G::Move> best, typename G::Move answer) {
  const auto after = before.after(played);
  const auto square = G::captured(after, answer);
  if (!square) return std::nullopt;
  const int lost = exchange<G>(after, answer) - taken_by<G>(before, played);
  const int anyway = best ? left_after<G>(before, *best) : 0;
  if (lost - anyway < kWorthAWord) return std::nullopt;
  Reason reason = moment<G>("moment.hangs", after, answer);
  add_victim<G>(reason, after, *square);
  return reason;
}

/// Of a fork of the king one other piece is left to take.
template <Rules G>
std::optional<Reason> fork_with_check(const typename G::Position& after, typename G::Move answer,
                                      const SquareRefs& victims) {
  if (victims.empty()) return std::nullopt;
  Reason reason = moment<G>("moment.allows_fork_with_check", after, answer);
  reason.evidence.push_back({Arg::List, victims});
  return reason;
}

/// After `answer` its piece aims at two or more pieces, and whatever is played it wins one of them.
template <Rules G>
std::optional<Reason> allows_fork(const typename G::Position& after, typename G::Move answer) {
  const auto forked = after.after(answer);
  const auto replies = G::legal_moves(forked);
  if (replies.empty()) return std::nullopt;
  SquareRefs victims;
  for (const typename G::Move& reply : replies) {
    const auto next = forked.after(reply);
    bool wins = false;
    for (const typename G::Move& capture : G::legal_moves(next)) {
      const auto square = G::captured(next, capture);
      if (!square || G::from(capture) != G::to(answer)) continue;
      if (exchange<G>(next, capture) < 2 * kWorthAWord) continue;
      wins = true;
      // What the reply itself moves there was not forked.
      if (*square == G::to(reply)) continue;
      if (std::find(victims.begin(), victims.end(), *square) == victims.end()) {
        victims.try_push_back(*square);
      }
    }
    if (!wins) return std::nullopt;
  }
  if (G::in_check(forked)) return fork_with_check<G>(after, answer, victims);
  if (victims.size() < 2) return std::nullopt;
  Reason reason = moment<G>("moment.allows_fork", after, answer);
  reason.evidence.push_back({Arg::List, victims});
  return reason;
}

/// `best` takes something that the move played leaves, and wins more by it.
template <Rules G>
std::optional<Reason> missed_capture(const typename G::Position& before, typename G::Move played,
                                     typename G::Move best) {
  const auto square = G::captured(before, best);
  if (!square || best == played || G::captured(before, played) == square) return std::nullopt;
  const int won = std::max(0, capture_gain<G>(before, played));
  if (exchange<G>(before, best) - won < kWorthAWord) return std::nullopt;
  Reason reason = moment<G>("moment.missed_capture", before, best);
  add_victim<G>(reason, before, *square);
  return reason;
}

/// What `played`, a move that cost something, has to do with the end of the game: the gravest
/// first. Precondition: it is legal in `before`.
template <Rules G>
std::vector<Reason> why_over(const typename G::Position& before, typename G::Move played) {
  std::vector<Reason> why;
  const auto add = [&](std::optional<Reason> reason) {
    if (reason) why.push_back(*std::move(reason));
  };
  const auto after = before.after(played);
  add(missed_mate<G>(before, played));
  add(gives_stalemate<G>(before, played));
  if (!G::board_outcome(after)) add(allows_mate<G>(after));
  return why;
}

/// What `played` lost or left: the gravest that the rules prove. `best` is what should have been
/// played, `answer` the best reply to what was. Precondition: `played` and `best` are legal in
/// `before`, `answer` after `played`.
template <Rules G>
std::optional<Reason> why_lost(const typename G::Position& before, typename G::Move played,
                               std::optional<typename G::Move> best,
                               std::optional<typename G::Move> answer) {
  const auto after = before.after(played);
  if (G::board_outcome(after)) return std::nullopt;
  std::optional<Reason> why;
  if (answer) why = hangs_piece<G>(before, played, best, *answer);
  if (!why && answer) why = allows_fork<G>(after, *answer);
  if (!why && best) why = missed_capture<G>(before, played, *best);
  return why;
}

}  // namespace luatco::explain
