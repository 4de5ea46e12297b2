// The positions of a game in order, and what is worked out about its plies, each once and only when
// somebody asks.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "luatco/xiangqi/nature.h"

namespace luatco::xiangqi {

/// Plies are counted from 1: ply n leads from position n - 1 to position n.
class History {
 public:
  explicit History(StandingAttack standing) : standing_(standing) {}

  void start(const Position& position);
  void add(const Position& next) { positions_.push_back(next); }
  /// Back to the position after `plies` plies. Precondition: plies <= plies().
  void rewind(std::size_t plies);

  [[nodiscard]] std::size_t plies() const { return positions_.size() - 1; }
  [[nodiscard]] std::span<const Position> positions() const { return positions_; }
  [[nodiscard]] const Position& at(std::size_t ply) const { return positions_[ply]; }
  [[nodiscard]] const Position& last() const { return positions_.back(); }

  // Precondition of all: 1 <= ply <= plies().
  [[nodiscard]] Side mover(std::size_t ply) const { return positions_[ply - 1].turn(); }
  [[nodiscard]] Move move(std::size_t ply) const {
    return move_between(positions_[ply - 1], positions_[ply]);
  }
  [[nodiscard]] bool is_check(std::size_t ply) const { return positions_[ply].checkers().any(); }
  const Nature& nature(std::size_t ply);
  /// The ply right after a check or a chase.
  bool is_answer(std::size_t ply) { return ply > 1 && !nature(ply - 1).is_rest(); }

 private:
  StandingAttack standing_;
  std::vector<Position> positions_;
  std::vector<std::optional<Nature>> natures_;  // of ply i + 1
};

}  // namespace luatco::xiangqi
