#include "luatco/chess/lost_rights.h"

#include <string>

#include "luatco/chess/movegen.h"
#include "luatco/chess/trial.h"

namespace luatco::chess {

std::vector<Reason> lost_rights(const Position& position, Move move) {
  std::vector<Reason> lost;
  const Side side = position.turn();
  const Bitboard before = position.castling_rooks() & position.pieces(side);
  const Bitboard after = position.after(move).castling_rooks();
  // FIDE 3.8.2.1; who castles has used the right.
  for (const Square rook : squares(before & ~after)) {
    if (move.is_castle()) break;
    lost.push_back({.id = "chess.lost.castling",
                    .law = "FIDE 3.8.2.1",
                    .evidence = {{Arg::Side, side}, {Arg::Target, ref(rook)}}});
  }
  if (move.kind() == MoveKind::EnPassant) return lost;
  for (const Move other : legal_moves(position)) {  // FIDE 3.7.3.2
    if (other.kind() != MoveKind::EnPassant) continue;
    lost.push_back(
        {.id = "chess.lost.en_passant",
         .law = "FIDE 3.7.3.2",
         .evidence = {
             {Arg::Side, side}, {Arg::From, ref(other.from())}, {Arg::To, ref(other.to())}}});
  }
  return lost;
}

}  // namespace luatco::chess
