// Can a side still win by any series of legal moves, the opponent helping? In xiangqi the opponent
// loses by mate and by having no move, so a side with no piece that crosses the river may still
// win. Counters and cycles do not shorten the series.
#pragma once

#include <cstdint>

#include "luatco/core/arbiter.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

/// Proofs: "board" (the game is over there), "material" (the side has no piece that crosses the
/// river, and the other no horse), "search" (yes: a series was found), "exhausted" (no: every
/// position that can arise was visited). Open when `max_nodes` positions, or kMaxKept of them at
/// once, were not enough.
WinAnswer<Move> can_win(const Position& position, Side side, std::uint64_t max_nodes);

/// The most positions the exhaustive search keeps: about 120 bytes each.
inline constexpr std::uint64_t kMaxKept = std::uint64_t{1} << 18;

}  // namespace luatco::xiangqi
