// A legal move of a certain position. Moves come out of the generator or of judge(), never from
// text or from two squares; what a person tried is an Attempt.
#pragma once

#include <cstdint>
#include <optional>

#include "luatco/base/fixed_vector.h"
#include "luatco/chess/piece.h"
#include "luatco/chess/square.h"

namespace luatco::chess {

/// What the move does besides going from one square to another.
enum class MoveKind : std::uint8_t {
  Normal,
  DoubleStep,  // a pawn's two squares (3.7.2)
  EnPassant,   // 3.7.3.1
  Castle,      // 3.8.2; `to` is the square of the *rook*, so that Chess960 needs no other form
  PromoteKnight,
  PromoteBishop,
  PromoteRook,
  PromoteQueen,
};

/// Bits 0-5 from, 6-11 to, 12-14 kind.
class Move {
 public:
  /// `Move{}` is the null move a1a1, never legal. Without braces a move is not initialised, so that
  /// a list of moves costs nothing before it is filled.
  constexpr Move() = default;
  /// For generators. Everybody else gets moves from them.
  constexpr Move(Square from, Square to, MoveKind kind)
      : bits_(static_cast<std::uint16_t>(index(from) | index(to) << 6 |
                                         static_cast<unsigned>(kind) << 12)) {}

  /// As described above; also what two moves are compared by.
  constexpr explicit Move(std::uint16_t bits) : bits_(bits) {}
  [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }

  [[nodiscard]] constexpr Square from() const { return square_at(bits_ & 63U); }
  /// The target square; for castling the square of the rook.
  [[nodiscard]] constexpr Square to() const { return square_at(bits_ >> 6 & 63U); }
  [[nodiscard]] constexpr MoveKind kind() const { return static_cast<MoveKind>(bits_ >> 12); }

  [[nodiscard]] constexpr bool is_castle() const { return kind() == MoveKind::Castle; }
  /// Precondition: is_castle(). Towards the h-file?
  [[nodiscard]] constexpr bool is_kingside() const { return file_of(to()) > file_of(from()); }
  [[nodiscard]] constexpr std::optional<Role> promotion() const {
    if (kind() < MoveKind::PromoteKnight) return std::nullopt;
    return static_cast<Role>(static_cast<unsigned>(kind()) -
                             static_cast<unsigned>(MoveKind::PromoteKnight) + 1U);
  }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  std::uint16_t bits_;
};

/// Where the king of a castling move ends: the c- or g-file of its rank, in Chess960 too (II.3).
constexpr Square castled_king(Move move) {
  return make_square(move.is_kingside() ? 6 : 2, rank_of(move.from()));
}
constexpr Square castled_rook(Move move) {
  return make_square(move.is_kingside() ? 5 : 3, rank_of(move.from()));
}

/// 218 is the most any reachable position has. A set-up may have any number of men, but whatever
/// they are, a side with one king has at most 438 moves (counted up in move_test.cc), so that no
/// hostile FEN overfills the list.
inline constexpr std::size_t kMaxMoves = 440;
using MoveList = FixedVector<Move, kMaxMoves>;

/// What a person tried: two squares and perhaps a promotion. May be nonsense.
struct Attempt {
  Square from = Square::A1;
  Square to = Square::A1;
  std::optional<Role> promotion = std::nullopt;
  friend constexpr bool operator==(const Attempt&, const Attempt&) = default;
};

}  // namespace luatco::chess
