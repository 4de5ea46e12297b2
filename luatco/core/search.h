// A small opponent for any game: it looks one to three plies ahead, counts what the pieces are
// worth and picks at random among moves that are nearly the best. Made to be beaten by a child.
//
// No clock and no chance of its own: the same position, level and seed give the same move.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "luatco/base/hash.h"
#include "luatco/core/rules.h"

namespace luatco {

inline constexpr int kLevels = 3;

namespace search {

struct Level {
  int plies;     // looked ahead, the own move included
  int margin;    // what a move may be worse than the best (a pawn is 100) and still be picked
  int careless;  // of 100 moves, so many are picked from all of them
};
inline constexpr std::array<Level, kLevels> kLevelTable = {{
    {.plies = 1, .margin = 100, .careless = 85},
    {.plies = 2, .margin = 60, .careless = 15},
    {.plies = 3, .margin = 20, .careless = 0},
}};

/// Won; less what it takes to get there, so that the shortest way is taken.
inline constexpr int kWon = 1'000'000;

/// How many ranks ahead of its own first one a square lies.
template <Rules G>
int advance(SquareRef square, Side side) {
  const int rank = square.index / G::shape().files;
  return side == Side::First ? rank : G::shape().ranks - 1 - rank;
}

template <Rules G>
int worth(std::optional<PieceRef> piece, SquareRef square) {
  if (!piece) return 0;
  const PieceValue value = G::piece_values()[piece->role];
  const int ahead = advance<G>(square, piece->side);
  return value.value + value.ahead * ahead * ahead / 4;
}

/// What the mover's side gains at once: what is taken, what a pawn becomes, how far it goes.
template <Rules G>
int gain(const typename G::Position& before, typename G::Move move,
         const typename G::Position& after) {
  int sum = worth<G>(G::piece_at(after, G::to(move)), G::to(move)) -
            worth<G>(G::piece_at(before, G::from(move)), G::from(move));
  if (const auto taken = G::captured(before, move)) {
    sum += worth<G>(G::piece_at(before, *taken), *taken);
  }
  return sum;
}

/// What the side to move can gain within `plies`, the other side answering as well as it can.
/// Between `alpha` and `beta` exact.
template <Rules G>
int best_gain(const typename G::Position& position, int plies, int alpha, int beta) {
  if (const auto outcome = G::board_outcome(position)) {
    if (!outcome->winner) return 0;
    const int sooner = 1000 * plies;  // more than any margin
    return *outcome->winner == position.turn() ? kWon + sooner : -kWon - sooner;
  }
  if (plies == 0) return 0;
  int best = -2 * kWon;
  for (const typename G::Move& move : G::legal_moves(position)) {
    const auto next = position.after(move);
    const int now = gain<G>(position, move, next);
    const int score = now - best_gain<G>(next, plies - 1, now - beta, now - alpha);
    best = std::max(best, score);
    alpha = std::max(alpha, best);
    if (alpha >= beta) break;
  }
  return best;
}

}  // namespace search

/// The opponent's move; nullopt where there is none. `level` is 1 (easiest) to kLevels. None of
/// `without`, what a law of repetition forbids, unless there is nothing else.
template <Rules G>
std::optional<typename G::Move> reply(const typename G::Position& position, int level,
                                      std::uint64_t seed,
                                      std::span<const typename G::Move> without = {}) {
  std::vector<typename G::Move> moves;
  for (const typename G::Move& move : G::legal_moves(position)) {
    if (std::ranges::find(without, move) == without.end()) moves.push_back(move);
  }
  if (moves.empty() && !without.empty()) return reply<G>(position, level, seed);
  if (moves.empty()) return std::nullopt;
  const search::Level& how = search::kLevelTable[static_cast<std::size_t>(level - 1)];
  const std::uint64_t chance = mix(mix(kHashStart, seed), position.key());
  const std::uint64_t pick = mix(chance, 1);
  if (chance % 100 < static_cast<std::uint64_t>(how.careless)) return moves[pick % moves.size()];
  struct Scored {
    typename G::Move move;
    int score;
  };
  std::vector<Scored> all;
  int best = -2 * search::kWon;
  for (const typename G::Move& move : moves) {
    const auto next = position.after(move);
    const int now = search::gain<G>(position, move, next);
    // Nothing below the margin needs an exact score.
    const int floor = std::max(best - how.margin - 1, -2 * search::kWon);
    const int score =
        now - search::best_gain<G>(next, how.plies - 1, now - 2 * search::kWon, now - floor);
    all.push_back({move, score});
    best = std::max(best, score);
  }
  std::erase_if(all, [&](const Scored& one) { return one.score < best - how.margin; });
  return all[pick % all.size()].move;
}

}  // namespace luatco
