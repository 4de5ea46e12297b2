// judge(): is this attempt a legal move, and if not, why not? The generator decides; diagnosis runs
// only after it has refused, and can therefore never disagree with it.
#pragma once

#include "luatco/base/result.h"
#include "luatco/core/past.h"
#include "luatco/core/refusal.h"
#include "luatco/pawns/position.h"

namespace luatco::pawns {

/// On success the legal move the attempt means. On failure every reason that applies, in teaching
/// order, each with its evidence. With the past it can say that taking in passing comes too late.
Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                            Past<Position, Move> past = {});

}  // namespace luatco::pawns
