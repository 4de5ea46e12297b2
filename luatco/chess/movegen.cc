#include "luatco/chess/movegen.h"

#include "luatco/chess/backend.h"

namespace luatco::chess {

MoveList legal_moves(const Position& position) {
  MoveList list;
  backend().legal_moves(position.board(), position.turn(), list);
  return list;
}

int count_legal_moves(const Position& position) {
  return static_cast<int>(backend().count_legal_moves(position.board(), position.turn()));
}

bool has_legal_move(const Position& position) { return count_legal_moves(position) != 0; }

Bitboard legal_targets(const Position& position, Square from) {
  if (!contains(position.pieces(position.turn()), from)) return 0;
  return backend().legal_targets(position.board(), position.turn(), from);
}

std::uint64_t perft(const Position& position, int depth) {
  if (depth <= 0) return 1;
  return backend().perft(position.board(), position.turn(), depth);
}

}  // namespace luatco::chess
