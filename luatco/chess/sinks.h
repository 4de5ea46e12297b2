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

/// Writes them down, many at a time where the geometry can.
template <class Geometry>
class ListSink {
 public:
  explicit ListSink(MoveList& list) : list_(list), next_(list.data()) {}
  LUATCO_INLINE void done() { list_.set_size(static_cast<std::size_t>(next_ - list_.data())); }

  LUATCO_INLINE void piece(Role role, Square from, Bitboard targets) {
    const unsigned rest = Move{from, Square::A1, MoveKind::Normal}.bits();
    if (role == Role::Queen) {
      next_ = Geometry::template write<27>(next_, targets, kTo, rest);
    } else if (role == Role::Rook || role == Role::Bishop) {
      next_ = Geometry::template write<14>(next_, targets, kTo, rest);
    } else {
      next_ = Geometry::template write<8>(next_, targets, kTo, rest);
    }
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
    *next_++ = {from, to, MoveKind::EnPassant};
  }
  LUATCO_INLINE void castle(Square king, Square rook, Bitboard legal) {
    *next_ = {king, rook, MoveKind::Castle};
    next_ += legal & 1;
  }

 private:
  // A move's bits as a multiple of its target, which also is a part of where a pawn comes from.
  static constexpr unsigned kTo = Move{Square::A1, Square::B1, MoveKind::Normal}.bits();
  static constexpr unsigned kFromAndTo = Move{Square::B1, Square::B1, MoveKind::Normal}.bits();

  LUATCO_INLINE void each(int step, Bitboard targets, MoveKind kind) {
    const unsigned rest = Move{Square::A1, Square::A1, kind}.bits() - static_cast<unsigned>(step);
    next_ = Geometry::template write<8>(next_, targets, kFromAndTo, rest);
  }

  MoveList& list_;
  Move* next_;
};

}  // namespace luatco::chess
