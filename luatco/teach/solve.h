// Which moves solve an item. Small exhaustive searches over the rules: no list of answers exists.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/teach/item.h"
#include "luatco/teach/pass.h"

namespace luatco::teach {

/// A search that would look at more moves than this says "no" (lesson check then refuses the item).
inline constexpr std::uint64_t kMaxSolveNodes = 2'000'000;

template <Rules G>
class Solver {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  /// `item` must outlive this.
  explicit Solver(const Item<G>& item) : item_(&item) {}

  /// The moves of the pupil that reach the goal within `left` moves, however the opponent answers;
  /// `ply` moves of the item's script have been played.
  std::vector<Move> solutions(const Position& position, int left, std::size_t ply = 0) {
    std::vector<Move> found;
    for (const Move move : G::legal_moves(position)) {
      if (solves(position, move, left, ply)) found.push_back(move);
    }
    return found;
  }
  [[nodiscard]] bool exhausted() const { return nodes_ > kMaxSolveNodes; }

  bool solves(const Position& position, Move move, int left, std::size_t ply) {
    if (++nodes_ > kMaxSolveNodes) return false;
    if (met<G>(item_->goal, position, move)) return true;
    return left > 1 && goes_on(position.after(move), left - 1, ply);
  }

  /// What the opponent plays: nullopt where the pupil moves again, or nobody can move.
  std::optional<Move> reply(const Position& position, int left, std::size_t ply) {
    switch (item_->opponent) {
      case Opponent::None: return std::nullopt;
      case Opponent::Script: return scripted(position, ply);
      case Opponent::Best: break;
    }
    std::optional<Move> best;
    for (const Move move : G::legal_moves(position)) {
      if (!best) best = move;
      if (!can_solve(position.after(move), left, ply + 1)) return move;
    }
    return best;
  }

 private:
  bool can_solve(const Position& position, int left, std::size_t ply) {
    const auto moves = G::legal_moves(position);
    return std::ranges::any_of(moves,
                               [&](const Move& move) { return solves(position, move, left, ply); });
  }

  /// After the pupil's move: can the goal still be reached, whatever comes?
  bool goes_on(const Position& position, int left, std::size_t ply) {
    switch (item_->opponent) {
      case Opponent::None: {
        const auto again = passed<G>(position);
        return again && can_solve(*again, left, ply);
      }
      case Opponent::Script: {
        const auto move = scripted(position, ply);
        return move && can_solve(position.after(*move), left, ply + 1);
      }
      case Opponent::Best: {
        const auto replies = G::legal_moves(position);
        return !replies.empty() && std::ranges::all_of(replies, [&](const Move& move) {
          return can_solve(position.after(move), left, ply + 1);
        });
      }
    }
    return false;
  }

  std::optional<Move> scripted(const Position& position, std::size_t ply) const {
    if (ply >= item_->script.size()) return std::nullopt;
    const auto reading = G::read_move(position, item_->script[ply], {});
    if (reading.candidates.size() != 1) return std::nullopt;
    return reading.candidates.front();
  }

  const Item<G>* item_;
  std::uint64_t nodes_ = 0;
};

}  // namespace luatco::teach
