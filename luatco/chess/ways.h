// Ways out of check: what kind of answer a legal move is.
#pragma once

#include <optional>
#include <span>

#include "luatco/chess/position.h"
#include "luatco/core/situation.h"

namespace luatco::chess {

/// The square a move empties of an enemy man.
std::optional<Square> captured_square(const Position& position, Move move);

/// Capture: the move takes a checking piece, with the king or any other man, en passant included.
/// Run: any other move of the king, also one that takes something else. Block: what is left; the
/// man ends between, en passant included. Precondition: `move` is legal and the side to move is in
/// check from `checkers`.
WayKind way_kind(const Position& position, Move move, Bitboard checkers);

/// The moves of one kind, promotions once. Precondition as above for all of `moves`.
MoveRefs ways_of_kind(const Position& position, std::span<const Move> moves, WayKind kind);

}  // namespace luatco::chess
