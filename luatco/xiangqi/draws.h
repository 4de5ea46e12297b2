// Draws that stand on the board, and what may be claimed.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "luatco/base/fixed_vector.h"
#include "luatco/core/outcome.h"
#include "luatco/xiangqi/position.h"
#include "luatco/xiangqi/rulebook.h"

namespace luatco::xiangqi {

/// Neither side has a piece that can cross the river (3.6).
inline bool has_no_attackers(const Position& position) {
  return (position.pieces(Role::Horse) | position.pieces(Role::Chariot) |
          position.pieces(Role::Cannon) | position.pieces(Role::Soldier))
      .empty();
}

/// How the game ends by itself in this position, whatever came before it: no attackers. nullopt as
/// well where the side to move has lost, which comes first.
std::optional<Outcome> automatic_draw(const Position& position);

inline constexpr std::array<std::string_view, 1> kClaimIds = {"xq.claim.no_capture"};
using ClaimIds = FixedVector<std::string_view, kClaimIds.size()>;

/// The number of moves that an ending or a claim is about, as the set has it; nullopt where it is
/// about none.
std::optional<int> limit_of(std::string_view id, const Rulebook& rulebook);

/// How a game ends by a claim that was right. Precondition: `claim` is one of kClaimIds.
Outcome claimed_draw(std::string_view claim);

}  // namespace luatco::xiangqi
