// A playable position of "only pawns": a value without history. Equality is "the same position":
// same men, same side to move, same moves to be made, same way of winning.
#pragma once

#include <cstdint>
#include <optional>

#include "luatco/pawns/chess_parts.h"
#include "luatco/pawns/setup.h"

namespace luatco::pawns {

class Position {
 public:
  /// Eight pawns a side (1.1).
  static Position initial();

  /// Examines an arrangement: all its faults at once, and the position unless one of them is an
  /// error. An en passant square that cannot be is dropped and named; one where nobody can take is
  /// dropped in silence.
  static Checked<Position> from_setup(const Setup& setup);

  [[nodiscard]] Side turn() const { return turn_; }
  [[nodiscard]] Variant variant() const { return variant_; }
  [[nodiscard]] Bitboard occupied() const { return board_.men.occupied(); }
  [[nodiscard]] Bitboard pieces(Side side) const { return board_.men.of(side); }
  [[nodiscard]] Bitboard pieces(Role role) const { return board_.men.of(role); }
  [[nodiscard]] Bitboard pieces(Side side, Role role) const { return board_.men.of(side, role); }
  /// What pawns have become.
  [[nodiscard]] Bitboard promoted() const { return occupied() & ~pieces(Role::Pawn); }
  [[nodiscard]] std::optional<Piece> piece_at(Square square) const;

  /// The square where a pawn of the side to move can take in passing (2.4).
  [[nodiscard]] std::optional<Square> double_step_square() const {
    if (board_.en_passant == chess::kNoSquare) return std::nullopt;
    return square_at(board_.en_passant);
  }
  /// Half-moves since the last capture or pawn move.
  [[nodiscard]] std::uint16_t halfmove_clock() const { return halfmove_clock_; }
  [[nodiscard]] std::uint16_t fullmove_number() const { return fullmove_number_; }

  /// Has the game been won (3.1, 3.2)? Then there is no legal move.
  [[nodiscard]] bool won() const {
    return (variant_ == Variant::Standard && promoted() != 0) || pieces(kWhite) == 0 ||
           pieces(kBlack) == 0;
  }

  /// The position after a legal move of this position. Precondition: `move` came from the generator
  /// or from judge() for an equal position.
  [[nodiscard]] Position after(Move move) const;

  [[nodiscard]] Setup setup() const;

  /// Counters do not count.
  friend bool operator==(const Position& a, const Position& b) {
    return a.board_.men == b.board_.men && a.board_.en_passant == b.board_.en_passant &&
           a.turn_ == b.turn_ && a.variant_ == b.variant_;
  }
  /// Equal positions have equal keys; different ones almost never. A ruling compares positions.
  [[nodiscard]] std::uint64_t key() const;

 private:
  /// Keeps the en passant square only where it can be used.
  void forget_useless_double_step();

  chess::Board<Bitboard> board_{.men = {}, .castling_rooks = 0, .en_passant = chess::kNoSquare};
  Side turn_ = kWhite;
  Variant variant_ = Variant::Standard;
  std::uint16_t halfmove_clock_ = 0;
  std::uint16_t fullmove_number_ = 1;
};

}  // namespace luatco::pawns
