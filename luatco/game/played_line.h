// The positions of a game in order, how often the last one has occurred, and what the laws say of
// them taken together (line_law.h). What "the same position" means is the game's own operator==
// (chess: FIDE 9.2.3). Going back takes positions out of the count (FIDE 7.5.1).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/game/line_law.h"

namespace luatco::game {

template <Rules G>
class PlayedLine {
 public:
  using Position = typename G::Position;

  /// `rulebook` must outlive this.
  PlayedLine(const Position& start, const typename G::Rulebook& rulebook) : law_(rulebook) {
    this->start(start);
  }

  /// Begins another line.
  void start(const Position& position) {
    positions_.clear();
    law_.rewind(0);
    stretch_ = 0;
    append(position);
  }
  /// The position that the next move, legal or standing nevertheless, has led to.
  void add(const Position& next) {
    if (G::cuts_history(next)) stretch_ = positions_.size();
    append(next);
  }
  /// Back to the position after `plies` moves. Precondition: plies <= plies().
  void rewind(std::size_t plies) {
    if (plies == this->plies()) return;
    positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(plies) + 1, positions_.end());
    law_.rewind(plies);
    if (stretch_ > plies) {
      keys_.clear();
      stretch_ = plies;
      while (stretch_ > 0 && !G::cuts_history(positions_[stretch_])) --stretch_;
    }
    keys_.resize(std::min(keys_.size(), positions_.size() - stretch_));
    occurrences_ = 0;
  }

  [[nodiscard]] std::size_t plies() const { return positions_.size() - 1; }
  [[nodiscard]] const Position& start() const { return positions_.front(); }
  [[nodiscard]] const Position& position() const { return positions_.back(); }
  /// After that many plies. Precondition: plies <= plies().
  [[nodiscard]] const Position& at(std::size_t plies) const { return positions_[plies]; }
  /// The moves of one side.
  [[nodiscard]] int moves_of(Side side) const {
    const std::size_t first = start().turn() == side ? 1 : 0;
    return static_cast<int>((plies() + first) / 2);
  }

  /// How often the last position has occurred, this time included.
  [[nodiscard]] int occurrences() {
    if (occurrences_ == 0) count_last();
    return occurrences_;
  }
  /// The plies after which it stood there, the last one included.
  [[nodiscard]] std::vector<int> plies_of_position() const {
    std::vector<int> plies;
    for (std::size_t i = stretch_; i < positions_.size(); ++i) {
      if (positions_[i] == position()) plies.push_back(static_cast<int>(i));
    }
    return plies;
  }

  // What the laws say of the line; line_law.h has the contracts.
  [[nodiscard]] bool may_speak() const { return law_.may_speak(positions_); }
  [[nodiscard]] auto ruling() { return law_.ruling(positions_, asked_occurrences()); }
  [[nodiscard]] auto claims() { return law_.claims(positions_, asked_occurrences()); }
  [[nodiscard]] bool may_claim_next() const { return law_.may_claim_next(positions_); }
  [[nodiscard]] bool may_offend() const { return law_.may_offend(positions_); }
  [[nodiscard]] auto counts() { return law_.counts(positions_); }
  [[nodiscard]] auto cycle() { return law_.cycle(positions_, asked_occurrences()); }

 private:
  /// The same side is to move every second position, and two moves of each side are the fewest that
  /// lead back.
  static constexpr std::size_t kNearest = 4;

  void append(const Position& position) {
    if (stretch_ == positions_.size()) keys_.clear();
    positions_.push_back(position);
    occurrences_ = 0;
  }
  int asked_occurrences() { return law_.counts_occurrences(positions_) ? occurrences() : 1; }

  static std::uint64_t key_of(const Position& position) {
    if constexpr (requires { position.sketch(); }) {
      return position.sketch();
    } else {
      return position.key();
    }
  }

  /// Keys spare most of the comparisons. Most stretches end before one is needed, so they are made
  /// late.
  void count_last() {
    occurrences_ = 1;
    const std::size_t length = positions_.size() - stretch_;
    if (length <= kNearest) return;
    while (keys_.size() < length) keys_.push_back(key_of(positions_[stretch_ + keys_.size()]));
    for (std::size_t back = kNearest; back < length; back += 2) {
      const std::size_t i = length - 1 - back;
      if (keys_[i] == keys_.back() && positions_[stretch_ + i] == position()) ++occurrences_;
    }
  }

  LineLaw<G> law_;
  std::vector<Position> positions_;
  std::size_t stretch_ = 0;          // nothing before it can come back
  std::vector<std::uint64_t> keys_;  // of the positions from there on, as far as they were needed
  int occurrences_ = 0;              // of the last position; 0: nobody has asked
};

}  // namespace luatco::game
