// Moves as players say them: which piece, which way, how far ("Cannon 2 across 5"). WXF, Chinese
// and Vietnamese notation are spellings of this. Files are numbered 1 to 9 from the mover's own
// right; front is nearer to the opponent.
#pragma once

#include <cstdint>
#include <optional>

#include "luatco/base/fixed_vector.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

enum class Direction : std::uint8_t { Forward, Back, Across };

/// Which of several pieces of a kind on one file.
enum class Among : std::uint8_t {
  Any,           // none is named: whatever stands on that file
  OnlyOrMiddle,  // the one of that file, or the middle one of three or five (WXF "P7")
  Front,
  Middle,
  Rear,
  NextToFront,  // of four or five; of two or three the front one (WXF "P+")
  NextToRear,   // of four or five; of two or three the rear one (WXF "P-")
  Nth,          // counted from the front
};

struct RelativeMove {
  Role role = Role::Soldier;
  Among among = Among::Any;
  std::uint8_t nth = 0;   // with Among::Nth, from 1
  std::uint8_t file = 0;  // 1..9, or 0 where it is not said
  Direction direction = Direction::Across;
  /// A count of steps for general, chariot, cannon and soldier along their file, else the number of
  /// the file it ends on.
  std::uint8_t number = 0;
};

/// What one text can mean, read as one notation.
using RelativeMoves = FixedVector<RelativeMove, 8>;
/// The two points of each piece that is meant, legal or not.
using Attempts = FixedVector<Attempt, 10>;

/// Everything the words can stand for on this board.
Attempts meant(const Position& position, const RelativeMove& move);

/// A legal move with all that its spelling can need.
struct Description {
  Piece piece;
  int file = 0;  // where it starts, 1..9
  Direction direction = Direction::Across;
  int number = 0;
  int stack = 1;            // how many of its kind stand on its file, itself included
  int nth = 1;              // its number among them, from the front
  bool two_stacks = false;  // another file holds several of its kind too (soldiers)
};
/// Precondition: `move` is legal. Advisors, elephants and the general count as alone: what they can
/// do tells them apart.
Description describe(const Position& position, Move move);

/// 1..9 from the mover's right.
constexpr int file_number(Side side, Point point) {
  return side == kRed ? kFiles - file_of(point) : file_of(point) + 1;
}

}  // namespace luatco::xiangqi
