// A playable chess position: a value of 88 bytes without history. Equality is "the same position"
// of FIDE 9.2.3: same men on the same squares, same side to move, same possible moves of both
// sides. Only where an illegal move stood (A.5.2) can it be one that the laws do not lead to.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "luatco/base/result.h"
#include "luatco/chess/attacks.h"
#include "luatco/chess/board.h"
#include "luatco/chess/move.h"
#include "luatco/chess/piece.h"
#include "luatco/chess/setup.h"
#include "luatco/chess/square.h"
#include "luatco/core/fault.h"

namespace luatco::chess {

class Position {
 public:
  /// An empty board, so that a position can be a member that is set later. Not playable.
  Position() = default;
  /// The initial position (2.3).
  static Position initial();

  /// Examines an arrangement: `faults` names everything that is wrong with it, at once; `position`
  /// is there unless one of them is an error. Repairs (an impossible castling right or en passant
  /// square) are dropped from the position and named.
  static Checked<Position> from_setup(const Setup& setup);

  [[nodiscard]] Side turn() const { return turn_; }
  [[nodiscard]] Bitboard occupied() const { return board_.men.occupied(); }
  [[nodiscard]] Bitboard pieces(Side side) const { return board_.men.of(side); }
  [[nodiscard]] Bitboard pieces(Role role) const { return board_.men.of(role); }
  [[nodiscard]] Bitboard pieces(Side side, Role role) const { return board_.men.of(side, role); }
  [[nodiscard]] Square king(Side side) const { return first(pieces(side, Role::King)); }
  [[nodiscard]] std::optional<Role> role_at(Square square) const;
  [[nodiscard]] std::optional<Piece> piece_at(Square square) const;

  /// The rooks that still have the right to castle (3.8.2.1), of both sides.
  [[nodiscard]] Bitboard castling_rooks() const { return board_.castling_rooks; }
  /// The square behind a pawn that has just advanced two squares, whether or not it can be taken.
  [[nodiscard]] std::optional<Square> double_step_square() const {
    if (board_.en_passant == kNoSquare) return std::nullopt;
    return square_at(board_.en_passant);
  }
  /// Half-moves since the last capture or pawn move (9.3).
  [[nodiscard]] std::uint16_t halfmove_clock() const { return halfmove_clock_; }
  [[nodiscard]] std::uint16_t fullmove_number() const { return fullmove_number_; }

  /// The men of `by` that attack `square` with the given squares occupied (3.1.2: pins don't
  /// matter).
  [[nodiscard]] Bitboard attackers(Square square, Side by, Bitboard occupied) const;
  /// The pieces giving check to the side to move (3.9.1).
  [[nodiscard]] Bitboard checkers() const {
    return attackers(king(turn_), luatco::other(turn_), occupied());
  }

  /// The position after a legal move of this position. Precondition: `move` came from the generator
  /// or from judge() for an equal position.
  [[nodiscard]] Position after(Move move) const;
  /// The position after a move that breaks the laws and stands (A.5.2): a king may be left to be
  /// taken, a pawn stand on its last rank. Precondition: `move` is of a man of the side to move and
  /// takes no king off the board (illegal_move.h).
  [[nodiscard]] Position after_illegal(Move move) const;
  /// Did the last move break the laws? What it has led to is no mate and no stalemate (5.1.1,
  /// 5.2.1), and the generator alone does not know its legal moves.
  [[nodiscard]] bool arose_illegally() const { return arose_illegally_; }
  /// Becomes after(move), faster, for a caller that knows which man moves. Precondition: the move
  /// is neither castling nor en passant.
  void advance(Move move, Role role) {
    const bool zeroing = role == Role::Pawn || contains(occupied(), move.to());
    halfmove_clock_ = static_cast<std::uint16_t>(zeroing ? 0 : halfmove_clock_ + 1);
    fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ + luatco::index(turn_));
    chess::advance(board_, turn_, move, role);
    turn_ = luatco::other(turn_);
    arose_illegally_ = false;
  }

  [[nodiscard]] Setup setup() const;

  /// What decides which moves are legal, without turn and counters: the generator's view.
  [[nodiscard]] const Board<Bitboard>& board() const { return board_; }

  /// FIDE 9.2.3. Counters do not count; the en passant square does only when the capture is legal.
  friend bool operator==(const Position& a, const Position& b);
  /// Equal positions have equal keys; different ones almost never. A ruling compares positions.
  [[nodiscard]] std::uint64_t key() const;

 private:
  Position(const Position& before, Move move);

  Board<Bitboard> board_{.men = {}, .castling_rooks = 0, .en_passant = kNoSquare};
  Side turn_ = kWhite;
  std::uint16_t halfmove_clock_ = 0;
  std::uint16_t fullmove_number_ = 1;
  bool arose_illegally_ = false;
};

}  // namespace luatco::chess
