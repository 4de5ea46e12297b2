// Ways out of check: what kind of answer a legal move is.
#pragma once

#include <span>

#include "luatco/core/situation.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

/// The pieces of the side to move that are the screen of a cannon's check.
PointSet own_screens(const Position& position, PointSet checkers);

/// Capture: the move takes a checking piece, with the general or any other. Run: any other move of
/// the general. Unscreen: the screen of a checking cannon goes away. Block: what is left: a piece
/// steps between (a second screen before a cannon is one) or onto a horse's leg. Precondition:
/// `move` is legal and the side to move is in check from `checkers`.
WayKind way_kind(const Position& position, Move move, PointSet checkers);

/// The moves of one kind. Precondition as above for all of `moves`.
MoveRefs ways_of_kind(const Position& position, std::span<const Move> moves, WayKind kind);

}  // namespace luatco::xiangqi
