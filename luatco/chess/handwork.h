// Moves as hands make them: what is touched, carried, taken off and put on (FIDE article 4).
#pragma once

#include <optional>
#include <span>

#include "luatco/chess/move.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/position.h"
#include "luatco/core/arbiter.h"

namespace luatco::chess {

/// What the hands do in a legal move (4.6, 4.7.1-4.7.3).
Handwork handwork(const Position& position, Move move);

/// What touching king and rook binds to (4.4.1-4.4.3); nullopt where the touches are not those of a
/// player about to castle: then the general rules (4.3) hold.
std::optional<Bond<Move>> castling_bond(const Position& position, const Touches& touches,
                                        const MoveList& legal);

}  // namespace luatco::chess
