// Illegal moves that stand because nobody has claimed (FIDE A.5.2), and the positions they lead to
// (A.5.4).
#pragma once

#include <optional>

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/core/arbiter.h"

namespace luatco::chess {

/// The position after an illegal move that stands. nullopt where the board shows none that could be
/// played on from: no man of the mover there, a king taken or put down, men in the way of castling,
/// a pawn on its own first rank. An attempt from a square to itself is no move at all (7.5.3).
std::optional<Position> after_illegal(const Position& position, const Attempt& attempt);

/// Illegal: the king of the side that has moved can be taken. MustBeMended: both kings are in
/// check, or a pawn stands on the rank furthest from where it started (A.5.4).
Legality legality(const Position& position);

/// 3.7.3.3 lets no pawn stand there: it has no moves left.
inline bool has_pawn_on_last_rank(const Position& position) {
  return (position.pieces(Role::Pawn) &
          ((position.pieces(kWhite) & rank_set(7)) | (position.pieces(kBlack) & rank_set(0)))) != 0;
}

}  // namespace luatco::chess
