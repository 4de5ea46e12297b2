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
    int times = 1;
    if (positions_.size() >= kNearest) {
      make_keys();
      keys_.push_back(position.key());
      times += count_earlier(position, keys_.back());
    }
    positions_.push_back(position);
    return times;
  }

  /// How often `position` would have occurred if it came next: for a draw claimed with a move that
  /// is written down but not yet played (FIDE 9.2.1).
  [[nodiscard]] int count_if_next(const Position& position) {
    if (positions_.size() < kNearest) return 1;
    make_keys();
    return 1 + count_earlier(position, position.key());
  }

 private:
  /// The same side is to move every second position, and two moves of each side are the fewest that
  /// lead back.
  static constexpr std::size_t kNearest = 4;

  void forget() {
    keys_.clear();
    positions_.clear();
  }

  /// Most stretches end before a key is needed, so they are made late.
  void make_keys() {
    while (keys_.size() < positions_.size()) keys_.push_back(positions_[keys_.size()].key());
  }

  [[nodiscard]] int count_earlier(const Position& position, std::uint64_t key) const {
    int times = 0;
    for (std::size_t back = kNearest; back <= positions_.size(); back += 2) {
      const std::size_t at = positions_.size() - back;
      if (keys_[at] == key && positions_[at] == position) ++times;
    }
    return times;
  }

  std::vector<std::uint64_t> keys_;
  std::vector<Position> positions_;
};

}  // namespace luatco::game
