// Perft beyond the bare count: per root move, and with a bound on the work. Template over the
// games.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

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

/// A part of a perft, to be counted by whoever has time: perft(position, depth) is the sum, over
/// the parts some plies on, of perft(part.position, depth - plies). `root` says below which move of
/// the first position it lies, for a divide.
template <Rules G>
struct PerftPart {
  typename G::Move root;
  typename G::Position position;
};

/// The parts after each sequence of two moves, in the order of the root moves; root moves that
/// leave no answer have none. For chess at most 512 x 512, usually some hundreds: enough to keep
/// threads evenly busy.
template <Rules G>
std::vector<PerftPart<G>> perft_parts(const typename G::Position& position) {
  std::vector<PerftPart<G>> parts;
  for (const typename G::Move& root : G::legal_moves(position)) {
    const typename G::Position next = position.after(root);
    for (const typename G::Move& move : G::legal_moves(next)) {
      parts.push_back({root, next.after(move)});
    }
  }
  return parts;
}

}  // namespace luatco
