// The plies of a game, and what is found out about them, only when somebody asks. What costs much
// is remembered.
#pragma once

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
  }
  /// Is it known of ply `ply`, counted from 1, that the fact holds?
  [[nodiscard]] bool knows(std::size_t ply, Fact fact) const {
    return ply <= marks_.size() && (marks_[ply - 1] & holds(fact)) != 0;
  }
  /// Whether it holds: as remembered, else as `find` says.
  template <class Find>
  bool ask(std::size_t ply, Fact fact, Find find) {
    if (marks_.size() < ply) marks_.resize(ply);
    std::uint8_t& mark = marks_[ply - 1];
    if ((mark & (holds(fact) | fails(fact))) == 0) {
      mark = static_cast<std::uint8_t>(mark | (find() ? holds(fact) : fails(fact)));
    }
    return (mark & holds(fact)) != 0;
  }

 private:
  static constexpr std::uint8_t holds(Fact fact) { return fact == Fact::Rest ? 1 : 4; }
  static constexpr std::uint8_t fails(Fact fact) { return fact == Fact::Rest ? 2 : 8; }

  std::vector<std::uint8_t> marks_;
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
  /// The same, but false where nobody has asked yet.
  [[nodiscard]] bool is_known_rest(std::size_t ply) const {
    return memory_->knows(ply, PlyMemory::Fact::Rest);
  }
  /// The ply right after a check or a chase.
  [[nodiscard]] bool is_answer(std::size_t ply) const { return ply > 1 && !is_rest(ply - 1); }

 private:
  std::span<const Position> positions_;
  StandingAttack standing_;
  PlyMemory* memory_;
};

}  // namespace luatco::xiangqi
