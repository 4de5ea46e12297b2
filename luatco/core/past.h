// The plies that led to a position.
#pragma once

#include <span>

namespace luatco {

/// A ply that was played: the position it was played in and the move.
template <class Position, class Move>
struct Played {
  Position before;
  Move move;
};

/// What led here, oldest first. A judge that is given the past can say *when* a right was lost;
/// without it the answer is the same but for that.
template <class Position, class Move>
using Past = std::span<const Played<Position, Move>>;

}  // namespace luatco
