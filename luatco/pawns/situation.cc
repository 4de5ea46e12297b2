#include "luatco/pawns/situation.h"

#include "luatco/pawns/movegen.h"
#include "luatco/pawns/trial.h"

namespace luatco::pawns {
namespace {

/// Where a man could be thought to go: a pawn straight ahead, a piece wherever it attacks.
Bitboard thinkable(const Position& p, Square from, Piece piece) {
  if (piece.role != Role::Pawn) return attacks(piece, from, p.occupied());
  return bit(square_at(piece.side == kWhite ? index(from) + 8 : index(from) - 8));
}

}  // namespace

Situation<Move> situation(const Position& p) {
  Situation<Move> out;
  if (p.won() || !legal_moves(p).empty()) return out;
  for (const Square from : squares(p.pieces(p.turn()))) {
    const Piece piece = *p.piece_at(from);
    for (const Square to : squares(thinkable(p, from, piece))) {
      Trial trial{p, piece, from, to};
      const bool arrives = piece.role == Role::Pawn && chess::relative_rank(piece.side, to) == 7;
      if (arrives) trial.promotion = Role::Queen;  // so that the choice is no reason
      out.proof.push_back({ref(from), ref(to), diagnose(trial).front()});
    }
  }
  return out;
}

std::optional<Outcome> board_outcome(const Position& p) {
  const Bitboard promoted = p.promoted();
  if (p.variant() == Variant::Standard && promoted != 0) {  // 3.1
    return Outcome{(promoted & p.pieces(kWhite)) != 0 ? kWhite : kBlack, "pawns.result.promotion"};
  }
  for (const Side side : {kWhite, kBlack}) {  // 3.2
    if (p.pieces(side) == 0) return Outcome{other(side), "pawns.result.none_left"};
  }
  if (!legal_moves(p).empty()) return std::nullopt;
  return Outcome{std::nullopt, "pawns.result.stuck"};  // 3.3
}

}  // namespace luatco::pawns
