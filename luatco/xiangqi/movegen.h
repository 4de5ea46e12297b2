// The legal moves of a position. One generator feeds template sinks: counting, listing, the
// targets of one piece. It is the authority; judge() only explains what it refuses.
#pragma once

#include <cstdint>

#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

/// All legal moves, in no promised order.
MoveList legal_moves(const Position& position);
/// legal_moves(position).size(), without making the list.
int count_legal_moves(const Position& position);
bool has_legal_move(const Position& position);
/// The points the piece on `from` may legally go to.
PointSet legal_targets(const Position& position, Point from);

/// The number of move sequences of this length; depth 0 is 1. The last ply is counted, not played.
std::uint64_t perft(const Position& position, int depth);

}  // namespace luatco::xiangqi
