// The answer to "what can I do now?": ways out of check, which kinds of them are closed and why,
// and the proof of mate and of having no move.
#pragma once

#include <optional>

#include "luatco/core/outcome.h"
#include "luatco/core/situation.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

Situation<Move> situation(const Position& position);

/// Checkmate (3.4) or no legal move (3.5), both lost for the side to move; nullopt where it can
/// move.
std::optional<Outcome> board_outcome(const Position& position);

}  // namespace luatco::xiangqi
