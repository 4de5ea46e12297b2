// How a position ends a game by itself, without anybody's wish and whatever was played before.
#pragma once

#include <optional>

#include "luatco/core/rules.h"

namespace luatco::explain {

/// Mate, no legal move, or a position in which nobody can win any more (FIDE 5.2.2, XQ 3.6; where
/// the game knows such positions); nullopt while the game goes on.
template <Rules G>
std::optional<Outcome> ending_of(const typename G::Position& position) {
  if (const auto outcome = G::board_outcome(position)) return outcome;
  if constexpr (requires {
                  G::is_dead(position);
                  G::dead_position();
                }) {
    if (G::is_dead(position)) return G::dead_position();
  } else if constexpr (requires { G::automatic_draw(position); }) {
    return G::automatic_draw(position);
  }
  return std::nullopt;
}

}  // namespace luatco::explain
