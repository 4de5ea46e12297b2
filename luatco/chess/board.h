// The men on a board and what else decides which moves are legal, as sets of squares. `Set` is a
// Bitboard, or a word that holds one bitboard for each of several boards: what is said of one is
// then done to all at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "luatco/base/inline.h"
#include "luatco/chess/move.h"
#include "luatco/chess/piece.h"
#include "luatco/chess/square.h"

namespace luatco::chess {

template <class Set>
struct Men {
  std::array<Set, 2> by_side{};
  std::array<Set, kRoles> by_role{};

  [[nodiscard]] constexpr Set of(Side side) const { return by_side[luatco::index(side)]; }
  [[nodiscard]] constexpr Set of(Role role) const { return by_role[chess::index(role)]; }
  [[nodiscard]] constexpr Set of(Side side, Role role) const { return of(side) & of(role); }
  /// What moves like a rook, and what moves like a bishop: the queen does both (3.4).
  [[nodiscard]] constexpr Set straight() const { return of(Role::Rook) | of(Role::Queen); }
  [[nodiscard]] constexpr Set diagonal() const { return of(Role::Bishop) | of(Role::Queen); }
  [[nodiscard]] constexpr Set occupied() const { return by_side[0] | by_side[1]; }

  /// Takes whatever stands on these squares off the board.
  constexpr void lift(Set squares) {
    for (Set& set : by_side) set &= ~squares;
    for (Set& set : by_role) set &= ~squares;
  }
  /// Precondition: the squares are empty.
  constexpr void put(Side side, Role role, Set squares) {
    by_side[luatco::index(side)] |= squares;
    by_role[chess::index(role)] |= squares;
  }

  friend constexpr bool operator==(const Men&, const Men&) = default;
};

inline constexpr std::uint8_t kNoSquare = 64;

template <class Set>
struct Board {
  Men<Set> men;
  /// The rooks that still have the right to castle (3.8.2.1), of both sides.
  Set castling_rooks{};
  /// The square passed over by a pawn that has just advanced two squares, or kNoSquare.
  std::uint8_t en_passant = kNoSquare;
};

/// The board after a legal move of `us`.
constexpr Board<Bitboard> after(const Board<Bitboard>& board, Side us, Move move) {
  const Bitboard from = bit(move.from());
  const Bitboard to = bit(move.to());
  const Bitboard lifted = from | to;
  Board<Bitboard> next = board;
  next.men.lift(lifted);
  // 3.8.2.1: a right is lost when its king or its rook moves, or when the rook is captured.
  next.castling_rooks &= ~lifted;
  if ((board.men.of(Role::King) & from) != 0) next.castling_rooks &= ~board.men.of(us);
  next.en_passant = kNoSquare;

  if (move.is_castle()) {
    next.men.put(us, Role::King, bit(castled_king(move)));
    next.men.put(us, Role::Rook, bit(castled_rook(move)));
    return next;
  }
  if (const auto promoted = move.promotion()) {
    next.men.put(us, *promoted, to);
    return next;
  }
  next.men.by_side[luatco::index(us)] |= to;
  for (std::size_t role = 0; role < kRoles; ++role) {
    const Bitboard moves = board.men.by_role[role] >> index(move.from()) & 1;
    next.men.by_role[role] |= moves << index(move.to());
  }
  if (move.kind() == MoveKind::DoubleStep) {
    next.en_passant = static_cast<std::uint8_t>((index(move.from()) + index(move.to())) / 2);
  } else if (move.kind() == MoveKind::EnPassant) {
    next.men.lift(bit(square_at(index(move.to()) ^ 8U)));
  }
  return next;
}

/// Turns `board` into the board after a move that is neither castling nor en passant, of a man of
/// this role. In place: copying what has just been changed by the word would stall on every copy.
constexpr void advance(Board<Bitboard>& board, Side us, Move move, Role role) {
  const Bitboard to = bit(move.to());
  const Bitboard lifted = bit(move.from()) | to;
  if (role == Role::King) board.castling_rooks &= ~board.men.of(us);
  board.castling_rooks &= ~lifted;
  board.men.lift(lifted);
  board.men.put(us, move.promotion().value_or(role), to);
  board.en_passant = move.kind() == MoveKind::DoubleStep
                         ? static_cast<std::uint8_t>((index(move.from()) + index(move.to())) / 2)
                         : kNoSquare;
}

}  // namespace luatco::chess
