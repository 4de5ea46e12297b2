// The answer to "what can I do now?". There is no check here: what is left to say is how the game
// has ended, and where nothing can move, why.
#pragma once

#include <optional>

#include "luatco/core/outcome.h"
#include "luatco/core/situation.h"
#include "luatco/pawns/position.h"

namespace luatco::pawns {

Situation<Move> situation(const Position& position);

/// Won by promoting first (3.1) or by leaving the other side nothing (3.2); drawn where the side to
/// move cannot move (3.3); nullopt while the game goes on.
std::optional<Outcome> board_outcome(const Position& position);

}  // namespace luatco::pawns
