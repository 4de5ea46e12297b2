// Perft beyond the bare count: per root move, and with a bound on the work. Template over the
// games.
#pragma once

#include <cstdint>
#include <optional>

#include "luatco/core/rules.h"

namespace luatco {

/// The number of move sequences of this length, or nullopt once more than `max_nodes` were counted
/// (the answer then would have been larger). Looks at the bound every few plies, so it may overrun
/// by what one subtree of three plies holds.
template <Rules G>
std::optional<std::uint64_t> bounded_perft(const typename G::Position& position, int depth,
                                           std::uint64_t max_nodes) {
  if (depth <= 3) {
    const std::uint64_t nodes = G::perft(position, depth);
    if (nodes > max_nodes) return std::nullopt;
    return nodes;
  }
  std::uint64_t nodes = 0;
  for (const typename G::Move& move : G::legal_moves(position)) {
    const auto below = bounded_perft<G>(position.after(move), depth - 1, max_nodes - nodes);
    if (!below) return std::nullopt;
    nodes += *below;
  }
  return nodes;
}

}  // namespace luatco
