// A man of the side to move, tried on another square: what the diagnosis of a refusal looks at; and
// Finding, which writes down one reason with its evidence.
#pragma once

#include <optional>

#include "luatco/chess/position.h"
#include "luatco/chess/reason.h"
#include "luatco/core/finding.h"
#include "luatco/core/past.h"

namespace luatco::chess {

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

constexpr SquareRef ref(Square square) { return {static_cast<std::uint8_t>(index(square))}; }
constexpr PieceRef ref(Piece piece) {
  return {piece.side, static_cast<std::uint8_t>(index(piece.role))};
}

struct FindingOf {
  using Position = chess::Position;
  using Square = chess::Square;
  using Set = Bitboard;
  static constexpr SquareRef ref(Square square) { return chess::ref(square); }
  static constexpr PieceRef ref(Piece piece) { return chess::ref(piece); }
  static constexpr SquareRange members(Bitboard set) { return squares(set); }
};

struct Finding : BasicFinding<FindingOf> {
  Finding(ReasonId reason, const Position& position)
      : BasicFinding(id(reason), law(reason), position) {}
  /// Piece, side, from, to.
  Finding(ReasonId reason, const Trial& trial) : Finding(reason, trial.position) {
    piece(Arg::Piece, trial.piece).square(Arg::From, trial.from).square(Arg::To, trial.to);
  }
};

}  // namespace luatco::chess
