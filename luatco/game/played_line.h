// The moves of a game, and how often its positions have occurred. Going back takes the positions
// out of that count (FIDE 7.5.1).
#pragma once

#include <algorithm>
#include <vector>

#include "luatco/core/past.h"
#include "luatco/game/repetition.h"

namespace luatco::game {

template <Rules G>
class PlayedLine {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  explicit PlayedLine(const Position& start) : start_(start), position_(start) {
    repetition_.start(start);
  }

  /// Begins another line.
  void start(const Position& position) {
    start_ = position_ = position;
    before_.clear();
    occurrences_ = 1;
    repetition_.start(position);
  }

  [[nodiscard]] const Position& start() const { return start_; }
  /// After that many plies. Precondition: plies <= plies().
  [[nodiscard]] const Position& at(std::size_t plies) const {
    return plies == before_.size() ? position_ : before_[plies];
  }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] int occurrences() const { return occurrences_; }
  [[nodiscard]] Repetition<G>& repetition() { return repetition_; }
  [[nodiscard]] std::size_t plies() const { return before_.size(); }
  /// The moves of one side.
  [[nodiscard]] int moves_of(Side side) const {
    const std::size_t first = start_.turn() == side ? 1 : 0;
    return static_cast<int>((before_.size() + first) / 2);
  }
  /// The plies after which the position now on the board stood there, the last one included.
  [[nodiscard]] std::vector<int> plies_of_position() const {
    std::vector<int> plies;
    for (std::size_t i = first_of_stretch(); i < before_.size(); ++i) {
      if (before_[i] == position_) plies.push_back(static_cast<int>(i));
    }
    plies.push_back(static_cast<int>(before_.size()));
    return plies;
  }

  /// The position that the next move, legal or standing nevertheless, has led to.
  void add(const Position& next) {
    before_.push_back(position_);
    position_ = next;
    occurrences_ = repetition_.add(next);
  }

  /// Back to the position after `plies` moves. Precondition: plies <= plies().
  void rewind(std::size_t plies) {
    if (plies == before_.size()) return;
    position_ = before_[plies];
    before_.resize(plies);
    const std::size_t first = first_of_stretch();
    if (first == plies) {
      repetition_.start(position_);
      occurrences_ = 1;
      return;
    }
    repetition_.start(before_[first]);
    for (std::size_t i = first + 1; i < plies; ++i) repetition_.add(before_[i]);
    occurrences_ = repetition_.add(position_);
  }

 private:
  /// Nothing before it can be the position on the board.
  [[nodiscard]] std::size_t first_of_stretch() const {
    if (G::cuts_history(position_)) return before_.size();
    std::size_t first = before_.size();
    while (first > 0) {
      --first;
      if (G::cuts_history(before_[first])) break;
    }
    return first;
  }

  Position start_;
  Position position_;
  std::vector<Position> before_;
  Repetition<G> repetition_;
  int occurrences_ = 1;
};

}  // namespace luatco::game
