// A playable xiangqi position: a value of 152 bytes without history. Equality is "the same
// position": same pieces on the same points, same side to move.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "luatco/base/hash.h"
#include "luatco/core/fault.h"
#include "luatco/xiangqi/attacks.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/piece.h"
#include "luatco/xiangqi/setup.h"
#include "luatco/xiangqi/square.h"

namespace luatco::xiangqi {

class Position {
 public:
  /// The initial position (text 002).
  static Position initial();

  /// Examines an arrangement: `faults` names everything that is wrong with it, at once; `position`
  /// is there unless one of them is an error.
  static Checked<Position> from_setup(const Setup& setup);

  [[nodiscard]] Side turn() const { return turn_; }
  [[nodiscard]] PointSet occupied() const { return by_side_[0] | by_side_[1]; }
  [[nodiscard]] PointSet pieces(Side side) const { return by_side_[luatco::index(side)]; }
  [[nodiscard]] PointSet pieces(Role role) const { return by_role_[xiangqi::index(role)]; }
  [[nodiscard]] PointSet pieces(Side side, Role role) const { return pieces(side) & pieces(role); }
  [[nodiscard]] Point general(Side side) const { return first(pieces(side, Role::General)); }
  [[nodiscard]] std::optional<Role> role_at(Point point) const;
  [[nodiscard]] std::optional<Piece> piece_at(Point point) const;

  /// Half-moves since the last capture.
  [[nodiscard]] std::uint16_t halfmove_clock() const { return halfmove_clock_; }
  [[nodiscard]] std::uint16_t fullmove_number() const { return fullmove_number_; }

  /// The pieces of `by` that could take a general on `point` if exactly `occupied` were occupied
  /// (a captured piece is left out of `occupied` or named in `gone`). The other general is one of
  /// them where the two would face each other on an open file.
  [[nodiscard]] PointSet attackers(Point point, Side by, PointSet occupied,
                                   PointSet gone = {}) const;
  /// The pieces giving check to the side to move.
  [[nodiscard]] PointSet checkers() const {
    return attackers(general(turn_), luatco::other(turn_), occupied());
  }

  /// Is there any such piece?
  [[nodiscard]] bool attacked(Point point, Side by, PointSet occupied, PointSet gone = {}) const;

  /// The position after a legal move of this position. Precondition: `move` came from the generator
  /// or from judge() for an equal position.
  [[nodiscard]] Position after(Move move) const { return after(*role_at(move.from()), move); }

  /// The same with the other side to move: a question, not a position of the game. The side that
  /// then waits may stand in check.
  [[nodiscard]] Position passed() const {
    Position next = *this;
    next.turn_ = luatco::other(turn_);
    return next;
  }

  [[nodiscard]] Setup setup() const;

  /// Counters do not count.
  friend bool operator==(const Position& a, const Position& b) {
    return a.by_side_ == b.by_side_ && a.by_role_ == b.by_role_ && a.turn_ == b.turn_;
  }
  /// Equal positions have equal keys; different ones almost never. A ruling compares positions.
  [[nodiscard]] std::uint64_t key() const;
  /// A quicker key of the points occupied: equal positions have equal ones, and two positions of
  /// one game that differ seldom have.
  [[nodiscard]] std::uint64_t sketch() const {
    const std::uint64_t red = mix(mix(kHashStart, by_side_[0].half[0]), by_side_[0].half[1]);
    return mix(mix(red, by_side_[1].half[0]), by_side_[1].half[1]);
  }

 private:
  friend struct Generator;
  /// `role` is that of the piece that moves.
  [[nodiscard]] Position after(Role role, Move move) const;
  void put(Point point, Piece piece) {
    by_side_[luatco::index(piece.side)] |= bit(point);
    by_role_[xiangqi::index(piece.role)] |= bit(point);
  }

  std::array<PointSet, 2> by_side_{};
  std::array<PointSet, kRoles> by_role_{};
  std::uint16_t halfmove_clock_ = 0;
  std::uint16_t fullmove_number_ = 1;
  Side turn_ = kRed;
};

// What generators and perft do at every node stands here, so that it can be inlined.

LUATCO_INLINE PointSet Position::attackers(Point point, Side by, PointSet occupied,
                                           PointSet gone) const {
  const PointSet enemies = pieces(by) & occupied & ~gone;
  PointSet found = soldier_sources(by, point) & pieces(Role::Soldier) & enemies;
  for (const Point horse : points(horse_sources(point) & pieces(Role::Horse) & enemies)) {
    if (!contains(occupied, horse_leg(horse, point))) found |= bit(horse);
  }
  const PointSet far = pieces(Role::Chariot) | pieces(Role::Cannon) | pieces(Role::General);
  for (const Point p : points(lines(point) & far & enemies)) {
    const PointSet screens = between(point, p) & occupied;
    const bool jumps = contains(pieces(Role::Cannon), p);
    if (jumps ? exactly_one(screens) : screens.empty()) found |= bit(p);
  }
  return found;
}
LUATCO_INLINE bool Position::attacked(Point point, Side by, PointSet occupied,
                                      PointSet gone) const {
  return attackers(point, by, occupied, gone).any();
}

LUATCO_INLINE Position Position::after(Role role, Move move) const {
  const PointSet to = bit(move.to());
  const PointSet path = bit(move.from()) | to;
  const auto us = luatco::index(turn_);
  const bool captures = (by_side_[us ^ 1] & to).any();
  Position next = *this;
  for (PointSet& set : next.by_role_) set &= ~path;
  next.by_role_[xiangqi::index(role)] |= to;
  next.by_side_[us] = by_side_[us] ^ path;
  next.by_side_[us ^ 1] = by_side_[us ^ 1] & ~to;
  next.halfmove_clock_ = captures ? 0 : static_cast<std::uint16_t>(halfmove_clock_ + 1);
  next.fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ + us);
  next.turn_ = luatco::other(turn_);
  return next;
}

}  // namespace luatco::xiangqi
