#include "luatco/chess/castling_wing.h"

namespace luatco::chess {

Square castling_rook(const Setup& setup, Side side, Wing wing) {
  const int rank = side == kWhite ? 0 : 7;
  const int corner = wing == Wing::Kingside ? 7 : 0;
  const int inward = wing == Wing::Kingside ? -1 : 1;
  if (setup.variant == Variant::Standard) return make_square(corner, rank);
  const auto is = [&](int file, Role role) {
    return setup.board[index(make_square(file, rank))] == Piece{side, role};
  };
  for (int file = corner; file >= 0 && file < 8 && !is(file, Role::King); file += inward) {
    if (!is(file, Role::Rook)) continue;
    // A rook counts only if the king stands further in.
    for (int beyond = file; beyond >= 0 && beyond < 8; beyond += inward) {
      if (is(beyond, Role::King)) return make_square(file, rank);
    }
  }
  return make_square(corner, rank);
}

Variant implied_variant(const Setup& setup) {
  for (const Square rook : squares(setup.castling_rooks)) {
    const Side side = rank_of(rook) == 0 ? kWhite : kBlack;
    const bool corner = file_of(rook) == 0 || file_of(rook) == 7;
    const Square home = make_square(4, rank_of(rook));
    if (!corner || setup.board[index(home)] != Piece{side, Role::King}) return Variant::Chess960;
  }
  return Variant::Standard;
}

}  // namespace luatco::chess
