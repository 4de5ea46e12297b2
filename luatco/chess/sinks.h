// What can be done with the moves of one board as they come out of the generator.
#pragma once

#include <cstdint>

#include "luatco/base/inline.h"
#include "luatco/chess/board.h"
#include "luatco/chess/move.h"

namespace luatco::chess {

/// How many there are.
struct CountSink {
  std::uint64_t moves = 0;
  LUATCO_INLINE void piece(Role, Square, Bitboard targets) { add(targets); }
  LUATCO_INLINE void pawns(int, Bitboard targets) { add(targets); }
  LUATCO_INLINE void double_steps(int, Bitboard targets) { add(targets); }
  LUATCO_INLINE void promotions(int, Bitboard targets) {
    moves += 4 * static_cast<std::uint64_t>(count(targets));
  }
  LUATCO_INLINE void en_passant(Square, Square) { ++moves; }
  LUATCO_INLINE void castle(Square, Square, Bitboard legal) { moves += legal & 1; }

 private:
  LUATCO_INLINE void add(Bitboard targets) { moves += static_cast<std::uint64_t>(count(targets)); }
};

/// Base of the sinks that look at one move after another: `Derived` has move(Role, Move).
template <class Derived>
struct EachMove {
  LUATCO_INLINE void piece(Role role, Square from, Bitboard targets) {
    for (const Square to : squares(targets)) give(role, {from, to, MoveKind::Normal});
  }
  LUATCO_INLINE void pawns(int step, Bitboard targets) { each(step, targets, MoveKind::Normal); }
  LUATCO_INLINE void double_steps(int step, Bitboard targets) {
    each(step, targets, MoveKind::DoubleStep);
  }
  LUATCO_INLINE void promotions(int step, Bitboard targets) {
    if (targets == 0) return;
    for (const MoveKind kind : {MoveKind::PromoteQueen, MoveKind::PromoteRook,
                                MoveKind::PromoteBishop, MoveKind::PromoteKnight}) {
      each(step, targets, kind);
    }
  }
  LUATCO_INLINE void en_passant(Square from, Square to) {
    give(Role::Pawn, {from, to, MoveKind::EnPassant});
  }
  LUATCO_INLINE void castle(Square king, Square rook, Bitboard legal) {
    if (legal != 0) give(Role::King, {king, rook, MoveKind::Castle});
  }

 private:
  LUATCO_INLINE void give(Role role, Move move) { static_cast<Derived*>(this)->move(role, move); }
  LUATCO_INLINE void each(int step, Bitboard targets, MoveKind kind) {
    for (const Square to : squares(targets)) {
      const int from = static_cast<int>(index(to)) - step;
      give(Role::Pawn, {square_at(static_cast<unsigned>(from)), to, kind});
    }
  }
};

struct ListSink : EachMove<ListSink> {
  explicit ListSink(MoveList& list) : moves(list) {}
  LUATCO_INLINE void move(Role, Move move) { moves.push_back(move); }
  MoveList& moves;
};

/// The targets of one man.
struct TargetSink : EachMove<TargetSink> {
  explicit TargetSink(Square square) : of(square) {}
  LUATCO_INLINE void move(Role, Move move) {
    if (move.from() == of) found |= bit(move.to());
  }
  Square of;
  Bitboard found = 0;
};

}  // namespace luatco::chess
