// How far a position seems to be from a mate that both sides wish for. A guess that guides
// searches; no answer ever rests on it.
#pragma once

#include "luatco/chess/position.h"

namespace luatco::chess {

/// About the number of plies until `winner` mates if both help; smaller is nearer. 0..kFarFromMate.
int mate_distance(const Position& position, Side winner);

inline constexpr int kFarFromMate = 63;

}  // namespace luatco::chess
