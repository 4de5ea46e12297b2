// The answer to "what can I do now?": ways out of check, which kinds of them are closed and why,
// and the proof of mate and stalemate.
#pragma once

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/core/outcome.h"
#include "luatco/core/situation.h"

namespace luatco::chess {

Situation<Move> situation(const Position& position);

/// Checkmate (5.1.1) or stalemate (5.2.1) on the board; nullopt where the side to move can move.
std::optional<Outcome> board_outcome(const Position& position);

}  // namespace luatco::chess
