// Perft on one board at a time. No list is made: the moves are played as they come out of the
// generator, and boards that differ in nothing but where one man stands share the work of taking
// him up.
#pragma once

#include <cstdint>

#include "luatco/base/inline.h"
#include "luatco/chess/generator.h"
#include "luatco/chess/sinks.h"

namespace luatco::chess {

/// The number of move sequences of `us` and then by turns. Precondition: depth >= 1.
template <Side us, class Geometry>
std::uint64_t walk(const Board<Bitboard>& board, int depth);

/// Plays each move of `us` and counts on from there.
template <Side us, class Geometry>
class WalkSink {
 public:
  WalkSink(const Board<Bitboard>& board, int left) : before_(board), left_(left) {}
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  [[gnu::noinline]] void piece(Role role, Square from, Bitboard targets) {
    if (targets == 0) return;
    Board<Bitboard> lifted = without(from, role);
    // 3.8.2.1: a right is lost when its king or its rook moves.
    lifted.castling_rooks &= ~bit(from);
    if (role == Role::King) lifted.castling_rooks &= ~before_.men.of(us);
    each(lifted, role, targets);
  }
  LUATCO_INLINE void pawns(int step, Bitboard targets) { advance(step, targets, kNoPassing); }
  LUATCO_INLINE void double_steps(int step, Bitboard targets) { advance(step, targets, step / 2); }
  LUATCO_INLINE void promotions(int step, Bitboard targets) {
    if (targets != 0) promote(step, targets);
  }
  LUATCO_INLINE void en_passant(Square from, Square to) {
    count_on(after(before_, us, {from, to, MoveKind::EnPassant}));
  }
  LUATCO_INLINE void castle(Square king, Square rook, Bitboard legal) {
    if (legal != 0) count_on(after(before_, us, {king, rook, MoveKind::Castle}));
  }

 private:
  static constexpr Side them = other(us);
  static constexpr int kNoPassing = 0;

  void count_on(const Board<Bitboard>& board) { nodes_ += walk<them, Geometry>(board, left_); }

  LUATCO_INLINE Board<Bitboard> without(Square from, Role role) const {
    Board<Bitboard> board = before_;
    board.en_passant = kNoSquare;
    board.men.by_side[luatco::index(us)] ^= bit(from);
    board.men.by_role[index(role)] ^= bit(from);
    return board;
  }

  /// `board` is the one without the man that moves, of this role.
  LUATCO_INLINE void each(Board<Bitboard>& board, Role role, Bitboard targets) {
    Bitboard& of_role = board.men.by_role[index(role)];
    Bitboard& of_side = board.men.by_side[luatco::index(us)];
    const Bitboard role_before = of_role;
    const Bitboard side_before = of_side;
    const Bitboard enemies = board.men.of(them);
    for (const Square to : squares(targets & ~enemies)) {
      of_role = role_before | bit(to);
      of_side = side_before | bit(to);
      count_on(board);
    }
    of_role = role_before;
    of_side = side_before;
    for (const Square to : squares(targets & enemies)) {
      Board<Bitboard> next = board;
      next.men.lift(bit(to));
      next.castling_rooks &= ~bit(to);
      next.men.put(us, role, bit(to));
      count_on(next);
    }
  }

  /// `passing`: from where a pawn starts to the square it passes over, or kNoPassing.
  [[gnu::noinline]] void advance(int step, Bitboard targets, int passing) {
    for (const Square to : squares(targets)) {
      const int from = static_cast<int>(index(to)) - step;
      Board<Bitboard> board = without(square_at(static_cast<unsigned>(from)), Role::Pawn);
      if (passing != kNoPassing) board.en_passant = static_cast<std::uint8_t>(from + passing);
      each(board, Role::Pawn, bit(to));
    }
  }
  [[gnu::noinline]] void promote(int step, Bitboard targets) {
    for (const Square to : squares(targets)) {
      const int from = static_cast<int>(index(to)) - step;
      Board<Bitboard> board = without(square_at(static_cast<unsigned>(from)), Role::Pawn);
      for (const Role role : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight}) {
        each(board, role, bit(to));
      }
    }
  }

  const Board<Bitboard>& before_;
  const int left_;
  std::uint64_t nodes_ = 0;
};

template <Side us, class Geometry>
std::uint64_t walk(const Board<Bitboard>& board, int depth) {
  if (depth == 1) {
    CountSink sink;
    Generator<us, Geometry>::run(board, board, sink);
    return sink.moves;
  }
  WalkSink<us, Geometry> sink{board, depth - 1};
  Generator<us, Geometry>::run(board, board, sink);
  return sink.nodes();
}

}  // namespace luatco::chess
