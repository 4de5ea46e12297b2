// Two searches for a win that the loser helps with: one that follows the most promising positions
// only, and one that visits them all.
#pragma once

#include <cstdint>
#include <vector>

#include "luatco/core/arbiter.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

/// A line to a position where the loser has no legal move; empty where none was found. `nodes`
/// grows by the positions looked at and does not pass `max_nodes`.
std::vector<Move> find_win(const Position& position, Side winner, std::uint64_t max_nodes,
                           std::uint64_t& nodes);

/// Every position that can arise, nearest first. Precondition: the game is not over in `position`.
struct Exhausted {
  CanWin answer = CanWin::Open;
  std::vector<Move> line;
};
Exhausted visit_all(const Position& position, Side winner, std::uint64_t max_nodes,
                    std::uint64_t& nodes);

}  // namespace luatco::xiangqi
