// The judge of a cycle under the sets that rule at the third occurrence of a position: all plies
// between the first occurrence and the third, of both sides (docs/laws/xiangqi.md, 7).
#pragma once

#include <span>

#include "luatco/xiangqi/nature.h"
#include "luatco/xiangqi/offence.h"

namespace luatco::xiangqi {

struct CycleRuling {
  Conducts conducts{};
  /// By side: the enemy piece chased on every one of its plies, where it stands at the end.
  std::array<PointSet, 2> victims;
};

/// Precondition: `positions` begins and ends with the same position and holds what lies between,
/// nothing captured; at least one ply of each side.
CycleRuling judge_cycle(std::span<const Position> positions, const Rulebook& rulebook);

}  // namespace luatco::xiangqi
