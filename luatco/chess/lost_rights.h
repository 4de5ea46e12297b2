// What a move gives up for good: castling, and a pawn that could have been taken in passing.
#pragma once

#include <vector>

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/core/refusal.h"

namespace luatco::chess {

/// One entry a right. Precondition: `move` is legal.
std::vector<Reason> lost_rights(const Position& position, Move move);

}  // namespace luatco::chess
