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

/// Not initialised unless braces say so: boards are made by the billion.
template <class Set>
struct Men {
  std::array<Set, 2> by_side;
  std::array<Set, kRoles> by_role;

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
  Set castling_rooks;
  /// The square passed over by a pawn that has just advanced two squares, or kNoSquare.
  std::uint8_t en_passant;
};

namespace detail {

/// What a move does that is not going from one square to another. `next` has the mover on to().
LUATCO_INLINE constexpr void finish_special(Board<Bitboard>& next, Side us, Move move) {
  const Bitboard to = bit(move.to());
  if (move.kind() == MoveKind::DoubleStep) {
    next.en_passant = static_cast<std::uint8_t>((index(move.from()) + index(move.to())) / 2);
  } else if (move.kind() == MoveKind::EnPassant) {
    next.men.lift(bit(square_at(index(move.to()) ^ 8U)));
  } else if (move.is_castle()) {
    next.men.lift(to);
    next.men.put(us, Role::King, bit(castled_king(move)));
    next.men.put(us, Role::Rook, bit(castled_rook(move)));
  } else {
    next.men.lift(to);
    next.men.put(us, *move.promotion(), to);
  }
}

}  // namespace detail

/// The board after a legal move of `us`.
LUATCO_INLINE constexpr Board<Bitboard> after(const Board<Bitboard>& board, Side us, Move move) {
  const unsigned from = index(move.from());
  const unsigned to = index(move.to());
  const Bitboard stays = ~(Bitboard{1} << from | Bitboard{1} << to);
  Board<Bitboard> next;
  // Every role at once, without asking which one moves.
  for (std::size_t role = 0; role < kRoles; ++role) {
    const Bitboard set = board.men.by_role[role];
    next.men.by_role[role] = (set & stays) | (set >> from & 1) << to;
  }
  const std::size_t own = luatco::index(us);
  next.men.by_side[own] = (board.men.by_side[own] & stays) | Bitboard{1} << to;
  next.men.by_side[1 - own] = board.men.by_side[1 - own] & stays;
  // 3.8.2.1: a right is lost when its king or its rook moves, or when the rook is captured.
  const Bitboard king_moves = 0 - (board.men.of(Role::King) >> from & 1);
  next.castling_rooks = board.castling_rooks & stays & ~(king_moves & board.men.by_side[own]);
  next.en_passant = kNoSquare;
  if (move.kind() != MoveKind::Normal) detail::finish_special(next, us, move);
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
