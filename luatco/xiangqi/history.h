// The plies of a game, and what is found out about them, only when somebody asks. What costs much
// is remembered.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "luatco/xiangqi/nature.h"

namespace luatco::xiangqi {

/// What was found out about the plies of a line, as far as anybody has asked: one byte a ply.
class PlyMemory {
 public:
  enum class Fact : std::uint8_t { Rest, Check };

  /// Forgets what comes after the first `plies` plies.
  void rewind(std::size_t plies) {
    if (marks_.size() > plies) marks_.resize(plies);
    for (std::size_t& rest : last_rest_) rest = rest > plies ? 0 : rest;
  }
  /// The last ply of the side that made ply `ply` that is known to be a rest; 0: none is.
  [[nodiscard]] std::size_t last_rest(std::size_t ply) const { return last_rest_[ply & 1]; }
  /// Whether it holds for ply `ply`, counted from 1: as remembered, else as `find` says.
  template <class Find>
  bool ask(std::size_t ply, Fact fact, Find find) {
    if (marks_.size() < ply) marks_.resize(ply);
    std::uint8_t& mark = marks_[ply - 1];
    if ((mark & (holds(fact) | fails(fact))) == 0) {
      const bool found = find();
      mark = static_cast<std::uint8_t>(mark | (found ? holds(fact) : fails(fact)));
      if (found && fact == Fact::Rest) last_rest_[ply & 1] = std::max(last_rest_[ply & 1], ply);
    }
    return (mark & holds(fact)) != 0;
  }

 private:
  static constexpr std::uint8_t holds(Fact fact) { return fact == Fact::Rest ? 1 : 4; }
  static constexpr std::uint8_t fails(Fact fact) { return fact == Fact::Rest ? 2 : 8; }

  std::vector<std::uint8_t> marks_;
  std::array<std::size_t, 2> last_rest_{};  // of the side that makes the even plies, and the odd
};

/// Plies are counted from 1: ply n leads from position n - 1 to position n.
class History {
 public:
  /// `positions` (not empty) and `memory`, which is of the same line, must outlive this.
  History(std::span<const Position> positions, StandingAttack standing, PlyMemory& memory)
      : positions_(positions), standing_(standing), memory_(&memory) {}

  [[nodiscard]] std::size_t plies() const { return positions_.size() - 1; }
  [[nodiscard]] std::span<const Position> positions() const { return positions_; }
  [[nodiscard]] const Position& at(std::size_t ply) const { return positions_[ply]; }
  [[nodiscard]] const Position& last() const { return positions_.back(); }

  // Precondition of all: 1 <= ply <= plies().
  [[nodiscard]] Side mover(std::size_t ply) const { return positions_[ply - 1].turn(); }
  [[nodiscard]] Move move(std::size_t ply) const {
    return move_between(positions_[ply - 1], positions_[ply]);
  }
  [[nodiscard]] Nature nature(std::size_t ply) const {
    return nature_of(at(ply - 1), move(ply), at(ply), standing_);
  }
  [[nodiscard]] bool is_check(std::size_t ply) const;
  /// It neither checks nor chases.
  [[nodiscard]] bool is_rest(std::size_t ply) const;
  /// The last ply of the side that made `ply` that is known to be one, as far as anybody has asked;
  /// 0: none is.
  [[nodiscard]] std::size_t last_known_rest(std::size_t ply) const {
    return memory_->last_rest(ply);
  }
  /// The ply right after a check or a chase. Of what was played before the first position no more
  /// is known than the check that stands there.
  [[nodiscard]] bool is_answer(std::size_t ply) const {
    return ply > 1 ? !is_rest(ply - 1) : at(0).checkers().any();
  }

 private:
  std::span<const Position> positions_;
  StandingAttack standing_;
  PlyMemory* memory_;
};

}  // namespace luatco::xiangqi
