// A legal move of a certain position. Moves come out of the generator or of judge(), never from
// text or from two points; what a person tried is an Attempt.
#pragma once

#include <cstdint>

#include "luatco/base/fixed_vector.h"
#include "luatco/xiangqi/square.h"

namespace luatco::xiangqi {

/// Bits 0-6 from, 7-13 to. Xiangqi has no move that is more than this.
class Move {
 public:
  /// The null move a0a0; only so that arrays of moves can be made. Never legal.
  constexpr Move() = default;
  /// For generators. Everybody else gets moves from them.
  constexpr Move(Point from, Point to)
      : bits_(static_cast<std::uint16_t>(index(from) | index(to) << 7)) {}

  [[nodiscard]] constexpr Point from() const { return point_at(bits_ & 127U); }
  [[nodiscard]] constexpr Point to() const { return point_at(bits_ >> 7 & 127U); }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  std::uint16_t bits_ = 0;
};

/// No side can have more: two chariots and two cannons of at most 17 each, two horses of 8, five
/// soldiers of 3, two elephants and two advisors of 4, a general of 4 are 119.
inline constexpr std::size_t kMaxMoves = 120;
using MoveList = FixedVector<Move, kMaxMoves>;

/// What a person tried: two points. May be nonsense.
struct Attempt {
  Point from = Point::A0;
  Point to = Point::A0;
  friend constexpr bool operator==(const Attempt&, const Attempt&) = default;
};

}  // namespace luatco::xiangqi
