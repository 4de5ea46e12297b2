// A move of xiangqi as its players name it: cannon 2 across 5.
#pragma once

#include "luatco/core/evidence.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

/// `which` says which of several on a file it is ("alone", "front", "middle", "rear", "nth"); a
/// `file` is given where it must be said. Precondition: `move` is legal.
Phrase phrase(const Position& position, Move move);

}  // namespace luatco::xiangqi
