// The moves of chess that have names of their own: castling, taking in passing, promoting.
#pragma once

#include <optional>

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/core/evidence.h"

namespace luatco::chess {

/// nullopt for a move that is named by its piece and square. Precondition: `move` is legal.
std::optional<Phrase> phrase(const Position& position, Move move);

}  // namespace luatco::chess
