// How often a position has occurred in a game. What "the same position" means is the game's own
// operator== (chess: FIDE 9.2.3); keys only spare most of the comparisons.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "luatco/core/rules.h"

namespace luatco::game {

/// Memory and time of a ply follow the length of the current stretch of plies without a capture or
/// a pawn's move (G::cuts_history), not the length of the game.
template <Rules G>
class Repetition {
 public:
  using Position = typename G::Position;

  /// Begins a record: `position` has occurred once.
  void start(const Position& position) {
    forget();
    add(position);
  }

  /// Adds the next position of the record and returns how often it has occurred, this time
  /// included.
  int add(const Position& position) {
    if (G::cuts_history(position)) forget();
    const int times = count_earlier(position) + 1;
    keys_.push_back(position.key());
    positions_.push_back(position);
    return times;
  }

  /// How often `position` would have occurred if it came next: for a draw claimed with a move that
  /// is written down but not yet played (FIDE 9.2.1).
  [[nodiscard]] int count_if_next(const Position& position) const {
    return count_earlier(position) + 1;
  }

 private:
  void forget() {
    keys_.clear();
    positions_.clear();
  }

  [[nodiscard]] int count_earlier(const Position& position) const {
    // The same side is to move every second position, and two moves of each side are the fewest
    // that lead back.
    constexpr std::size_t nearest = 4;
    const std::size_t size = keys_.size();
    if (size < nearest) return 0;
    const std::uint64_t key = position.key();
    int times = 0;
    for (std::size_t back = nearest; back <= size; back += 2) {
      const std::size_t at = size - back;
      if (keys_[at] == key && positions_[at] == position) ++times;
    }
    return times;
  }

  std::vector<std::uint64_t> keys_;
  std::vector<Position> positions_;
};

}  // namespace luatco::game
