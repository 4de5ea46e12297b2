// What a position is worth to a small search without an engine: some plies of all moves, then
// captures until it is quiet. It sees what hangs, short mates and short exchanges, and no plans.
//
// No clock and no chance: the same position and number of nodes give the same answer.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/core/score.h"
#include "luatco/core/search.h"

namespace luatco {

template <Rules G>
struct Looked {
  Score score;  // of the side to move
  int depth = 0;
  std::uint64_t nodes = 0;
  std::vector<typename G::Move> line;
};

template <Rules G>
class Look {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  /// Looks at about so many positions, and at every reply to every move in any case.
  explicit Look(std::uint64_t nodes) : most_(nodes) {}

  /// Precondition: the game is not over on the board.
  Looked<G> at(const Position& position) {
    Looked<G> found;
    for (int depth = 1; depth <= kDeepest; ++depth) {
      may_give_up_ = depth > 2;
      root_best_ = found.line;
      const int value = best(position, material(position), depth, 0, -kInfinite, kInfinite);
      if (gave_up_) break;
      found.score = score_of(value);
      found.depth = depth;
      found.line = lines_[0];
      if (nodes_ >= most_ || found.score.mate != 0) break;
    }
    found.nodes = nodes_;
    return found;
  }

 private:
  static constexpr int kDeepest = 8;
  static constexpr int kMostPlies = 24;  // with captures and checks beyond the depth
  static constexpr int kInfinite = 2 * search::kWon;

  static int material(const Position& position) {
    int sum = 0;
    const int squares = G::shape().files * G::shape().ranks;
    for (int i = 0; i < squares; ++i) {
      const SquareRef square{static_cast<std::uint8_t>(i)};
      const auto piece = G::piece_at(position, square);
      if (!piece) continue;
      const int worth = search::worth<G>(piece, square);
      sum += piece->side == position.turn() ? worth : -worth;
    }
    return sum;
  }

  /// What it is worth to the side to move. `value`: the men, seen from its seat.
  int best(const Position& position, int value, int depth, int ply, int alpha, int beta) {
    ++nodes_;
    lines_[static_cast<std::size_t>(ply)].clear();
    if (may_give_up_ && nodes_ >= most_) gave_up_ = true;
    if (gave_up_) return 0;
    if (const auto outcome = G::board_outcome(position)) {
      if (!outcome->winner) return 0;
      return *outcome->winner == position.turn() ? search::kWon - ply : ply - search::kWon;
    }
    const bool deep = ply + 1 >= kMostPlies;
    const bool quiet_only = depth <= 0 && !G::in_check(position);
    if (deep) return value;
    if (quiet_only) alpha = std::max(alpha, value);
    if (alpha >= beta) return alpha;
    for (const auto& [gain, move] : ordered(position, ply, quiet_only)) {
      const Position next = position.after(move);
      const int now = -best(next, -value - gain, depth - 1, ply + 1, -beta, -alpha);
      if (gave_up_) return 0;
      if (now <= alpha) continue;
      alpha = now;
      auto& line = lines_[static_cast<std::size_t>(ply)];
      const auto& rest = lines_[static_cast<std::size_t>(ply) + 1];
      line.assign(1, move);
      line.insert(line.end(), rest.begin(), rest.end());
      if (alpha >= beta) break;
    }
    return alpha;
  }

  /// The moves with what they gain at once, the most promising first.
  std::vector<std::pair<int, Move>> ordered(const Position& position, int ply, bool captures) {
    struct Ranked {
      int rank;
      std::pair<int, Move> move;
    };
    std::vector<Ranked> all;
    for (const Move& move : G::legal_moves(position)) {
      const auto taken = G::captured(position, move);
      const int gain = search::gain<G>(position, move, position.after(move));
      if (captures && !taken) continue;
      int rank = gain;
      // Of captures of the same man that by the cheapest first.
      if (taken) rank += 500 - worth_of_mover(position, move) / 10;
      if (ply == 0 && !root_best_.empty() && root_best_.front() == move) rank = kInfinite;
      all.push_back({rank, {gain, move}});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Ranked& a, const Ranked& b) { return a.rank > b.rank; });
    std::vector<std::pair<int, Move>> moves;
    moves.reserve(all.size());
    for (const Ranked& one : all) moves.push_back(one.move);
    return moves;
  }
  static int worth_of_mover(const Position& position, Move move) {
    return search::worth<G>(G::piece_at(position, G::from(move)), G::from(move));
  }

  static Score score_of(int value) {
    const int away = search::kWon - (value < 0 ? -value : value);
    if (away <= kMostPlies) {
      const int moves = std::max(1, (away + 1) / 2);
      return {.centipawns = 0, .mate = value > 0 ? moves : -moves};
    }
    return {.centipawns = std::clamp(value, -kMostCentipawns, kMostCentipawns), .mate = 0};
  }

  std::uint64_t most_;
  std::uint64_t nodes_ = 0;
  bool may_give_up_ = false;
  bool gave_up_ = false;
  std::vector<Move> root_best_;
  std::array<std::vector<Move>, kMostPlies + 1> lines_;
};

}  // namespace luatco
