// Draws that do not depend on the players' wishes.
#pragma once

#include <optional>
#include <string_view>

#include "luatco/base/fixed_vector.h"
#include "luatco/core/outcome.h"
#include "luatco/xiangqi/position.h"
#include "luatco/xiangqi/rulebook.h"

namespace luatco::xiangqi {

/// Neither side has a piece that can cross the river (3.6).
bool has_no_attackers(const Position& position);

/// How the game ends by itself in this position: no attackers. nullopt as well where the side to
/// move has lost, which comes first. Limits of moves and cycles are not looked at here: they need
/// the whole game.
std::optional<Outcome> automatic_draw(const Position& position, int occurrences,
                                      const Rulebook& rulebook);

/// Nothing is claimed in xiangqi: the rule sets end a game by themselves.
using ClaimIds = FixedVector<std::string_view, 1>;
ClaimIds open_claims(const Position& position, int occurrences, const Rulebook& rulebook);

}  // namespace luatco::xiangqi
