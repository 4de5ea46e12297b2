#include "luatco/pawns/movegen.h"

namespace luatco::pawns {
namespace {

Square ahead(Side side, Square from) {
  return square_at(side == kWhite ? index(from) + 8 : index(from) - 8);
}

/// 2.5: arriving on the last rank is four moves.
void add_pawn_move(Side side, Square from, Square to, MoveKind kind, MoveList& list) {
  if (chess::relative_rank(side, to) != 7) {
    list.push_back({from, to, kind});
    return;
  }
  for (const MoveKind promotion : {MoveKind::PromoteQueen, MoveKind::PromoteRook,
                                   MoveKind::PromoteBishop, MoveKind::PromoteKnight}) {
    list.push_back({from, to, promotion});
  }
}

void pawn_moves(const Position& p, Square from, MoveList& list) {
  const Side us = p.turn();
  const Square one = ahead(us, from);
  if (!contains(p.occupied(), one)) {  // 2.1
    add_pawn_move(us, from, one, MoveKind::Normal, list);
    const bool home = chess::relative_rank(us, from) == 1;
    if (home && !contains(p.occupied(), ahead(us, one))) {  // 2.2
      list.push_back({from, ahead(us, one), MoveKind::DoubleStep});
    }
  }
  for (const Square to : squares(pawn_attacks(us, from))) {
    if (contains(p.pieces(other(us)), to)) {  // 2.3
      add_pawn_move(us, from, to, MoveKind::Normal, list);
    } else if (p.double_step_square() == to) {  // 2.4
      list.push_back({from, to, MoveKind::EnPassant});
    }
  }
}

}  // namespace

MoveList legal_moves(const Position& p) {
  MoveList list;
  if (p.won()) return list;
  const Bitboard own = p.pieces(p.turn());
  for (const Square from : squares(own)) {
    const Piece piece = *p.piece_at(from);
    if (piece.role == Role::Pawn) {
      pawn_moves(p, from, list);
      continue;
    }
    for (const Square to : squares(attacks(piece, from, p.occupied()) & ~own)) {  // 2.6, 2.7
      list.push_back({from, to, MoveKind::Normal});
    }
  }
  return list;
}

std::uint64_t perft(const Position& position, int depth) {
  if (depth <= 0) return 1;
  const MoveList list = legal_moves(position);
  if (depth == 1) return list.size();
  std::uint64_t nodes = 0;
  for (const Move move : list) nodes += perft(position.after(move), depth - 1);
  return nodes;
}

}  // namespace luatco::pawns
