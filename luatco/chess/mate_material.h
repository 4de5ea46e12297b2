// Men that can't mate whatever the arrangement. Each row was proved by visiting every position with
// these men (tests/can_mate_test.cc repeats the small ones).
#pragma once

#include "luatco/chess/position.h"

namespace luatco::chess {

/// True: `side` can't mate with what stands on the board, whatever is played.
inline bool lacks_mating_material(const Position& p, Side side) {
  const Bitboard own = p.pieces(side);
  const Bitboard others = p.pieces(other(side));
  if (count(own) == 1) return true;  // the bare king
  const Bitboard knights = p.pieces(Role::Knight);
  const Bitboard bishops = p.pieces(Role::Bishop);
  const Bitboard rooks = p.pieces(Role::Rook);
  const Bitboard pawns = p.pieces(Role::Pawn);
  // King and knight need an enemy man, other than a queen, that stands in its own king's way.
  if (count(own) == 2 && (own & knights) != 0 &&
      (others & (knights | bishops | rooks | pawns)) == 0) {
    return true;
  }
  // Bishops of one colour need an enemy man on the squares they can't see that takes a way out:
  // a knight, a pawn or a bishop of the other colour; a rook or a queen never has to stay there.
  const Bitboard own_bishops = own & bishops;
  if (own_bishops != 0 && count(own) == count(own_bishops) + 1) {
    const bool dark = (own_bishops & kDarkSquares) != 0;
    const Bitboard unseen = dark ? ~kDarkSquares : kDarkSquares;
    return (bishops & unseen) == 0 && knights == 0 && pawns == 0;
  }
  return false;
}

/// Has `side` nothing but one knight or bishop? It mates only a king whose own men take its
/// squares.
inline bool has_lone_minor(const Position& p, Side side) {
  const Bitboard own = p.pieces(side);
  return count(own) == 2 && (own & (p.pieces(Role::Knight) | p.pieces(Role::Bishop))) != 0;
}

}  // namespace luatco::chess
