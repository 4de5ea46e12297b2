// judge(): is this attempt a legal move, and if not, why not? The generator decides; diagnosis runs
// only after it has refused, and can therefore never disagree with it.
#pragma once

#include "luatco/base/result.h"
#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/core/past.h"
#include "luatco/core/refusal.h"

namespace luatco::chess {

/// On success the legal move the attempt means (a king's two squares from its home square, or king
/// takes own rook, mean castling). On failure every reason that applies, in teaching order, each
/// with its evidence: blocker, attacker and line, the castling condition that fails, the ply at
/// which a right was lost (that last only where `past` holds it).
Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                            Past<Position, Move> past = {});

}  // namespace luatco::chess
