#include "luatco/chess/movegen.h"

#include "luatco/chess/backend.h"

namespace luatco::chess {

namespace {

/// The generator relies on no king being there to be taken: it would take it (1.4.1), and does not
/// see a king that touches the other. Where an illegal move has stood its list is looked through.
MoveList lawful(const Position& position, const MoveList& list) {
  const Side us = position.turn();
  MoveList lawful;
  for (const Move move : list) {
    if (move.to() == position.king(other(us))) continue;
    if (move.is_castle() && position.checkers() != 0) continue;  // 3.8.2.2
    const Position next = position.after(move);
    if (next.attackers(next.king(us), other(us), next.occupied()) == 0) lawful.push_back(move);
  }
  return lawful;
}

}  // namespace

MoveList legal_moves(const Position& position) {
  MoveList list;
  backend().legal_moves(position.board(), position.turn(), list);
  // One object is returned on every way out, so that it is made where the caller wants it.
  if (position.arose_illegally()) list = lawful(position, list);
  return list;
}

int count_legal_moves(const Position& position) {
  if (position.arose_illegally()) return static_cast<int>(legal_moves(position).size());
  return static_cast<int>(backend().count_legal_moves(position.board(), position.turn()));
}

bool has_legal_move(const Position& position) { return count_legal_moves(position) != 0; }

Bitboard legal_targets(const Position& position, Square from) {
  if (!contains(position.pieces(position.turn()), from)) return 0;
  Bitboard targets = 0;
  for (const Move move : legal_moves(position)) {
    if (move.from() == from) targets |= bit(move.to());
  }
  return targets;
}

std::uint64_t perft(const Position& position, int depth) {
  if (depth <= 0) return 1;
  return perft_of(backend())(position.board(), position.turn(), depth);
}

}  // namespace luatco::chess
