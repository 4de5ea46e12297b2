// The legal moves of a position (FIDE 3.1-3.10). One generator feeds template sinks: counting,
// listing, the targets of one piece. It is the authority; judge() only explains what it refuses.
#pragma once

#include <cstdint>

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"

namespace luatco::chess {

/// All legal moves, in no promised order.
MoveList legal_moves(const Position& position);
/// legal_moves(position).size(), without making the list.
int count_legal_moves(const Position& position);
bool has_legal_move(const Position& position);
/// The squares the piece on `from` may legally go to; for castling the square of the rook.
Bitboard legal_targets(const Position& position, Square from);

/// The number of move sequences of this length; depth 0 is 1. The last ply is counted, not played.
/// Precondition: the position did not arise by an illegal move.
std::uint64_t perft(const Position& position, int depth);

}  // namespace luatco::chess
