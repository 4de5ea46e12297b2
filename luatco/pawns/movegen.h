// The legal moves of a position. It is the authority; judge() only explains what it refuses.
#pragma once

#include <cstdint>

#include "luatco/pawns/position.h"

namespace luatco::pawns {

/// Eight queens of 27 moves are 216; a pawn has 12 at most.
inline constexpr std::size_t kMaxMoves = 216;
using MoveList = FixedVector<Move, kMaxMoves>;

/// All legal moves, in no promised order. None once the game has been won.
MoveList legal_moves(const Position& position);

/// The number of move sequences of this length; depth 0 is 1. The last ply is counted, not played.
std::uint64_t perft(const Position& position, int depth);

}  // namespace luatco::pawns
