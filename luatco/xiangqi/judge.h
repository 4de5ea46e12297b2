// judge(): is this attempt a legal move, and if not, why not? The generator decides; diagnosis runs
// only after it has refused, and can therefore never disagree with it.
#pragma once

#include "luatco/base/result.h"
#include "luatco/core/past.h"
#include "luatco/core/refusal.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

/// On success the legal move the attempt means. On failure every reason that applies, in teaching
/// order, each with its evidence: leg, eye, screens, the piece in the way, the attacker and its
/// line. No rule of how pieces move looks at the past; rulings on cycles do (game/).
Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                            Past<Position, Move> past = {});

}  // namespace luatco::xiangqi
