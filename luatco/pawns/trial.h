// A man of the side to move, tried on another square: what the diagnosis of a refusal looks at; and
// Finding, which writes down one reason with its evidence.
#pragma once

#include <optional>

#include "luatco/core/finding.h"
#include "luatco/core/past.h"
#include "luatco/pawns/position.h"
#include "luatco/pawns/reason.h"

namespace luatco::pawns {

struct Trial {
  const Position& position;
  Piece piece;  // the man on `from`, of the side to move
  Square from;
  Square to;
  std::optional<Role> promotion = std::nullopt;
  Past<Position, Move> past = {};

  [[nodiscard]] Side us() const { return piece.side; }
  [[nodiscard]] Side them() const { return other(piece.side); }
};

struct FindingOf {
  using Position = pawns::Position;
  using Square = pawns::Square;
  using Set = Bitboard;
  static constexpr SquareRef ref(Square square) { return pawns::ref(square); }
  static constexpr PieceRef ref(Piece piece) { return pawns::ref(piece); }
  static constexpr chess::SquareRange members(Bitboard set) { return squares(set); }
};

struct Finding : BasicFinding<FindingOf> {
  Finding(ReasonId reason, const Position& position)
      : BasicFinding(id(reason), law(reason), position) {}
  /// Piece, side, from, to.
  Finding(ReasonId reason, const Trial& trial) : Finding(reason, trial.position) {
    piece(Arg::Piece, trial.piece).square(Arg::From, trial.from).square(Arg::To, trial.to);
  }
};

/// Why the trial is not a legal move, all reasons in the order of ReasonId. Never empty for what
/// the generator refuses, unless the game has been won.
Refusal diagnose(const Trial& trial);

}  // namespace luatco::pawns
