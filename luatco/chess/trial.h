// A man of the side to move, tried on another square: what the diagnosis of a refusal looks at; and
// Finding, which writes down one reason with its evidence.
#pragma once

#include <optional>

#include "luatco/chess/position.h"
#include "luatco/chess/reason.h"
#include "luatco/core/past.h"
#include "luatco/core/refusal.h"

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

/// One reason in the making. Each call adds one named fact.
class Finding {
 public:
  /// Side only: for what is true of the position whatever is tried.
  Finding(ReasonId reason, const Position& position);
  /// Piece, side, from, to.
  Finding(ReasonId reason, const Trial& trial);

  Finding& square(Arg arg, Square square);
  Finding& squares(Arg arg, Bitboard set);
  Finding& side(Arg arg, Side side);
  Finding& number(Arg arg, int number);
  Finding& moves(Arg arg, MoveRefs moves);
  Finding& text(Arg arg, std::string_view text);
  /// Replaces a fact the constructor wrote.
  Finding& instead(Arg arg, EvidenceValue value);
  /// blocker and blocker_at: the man on `square`.
  Finding& blocker(Square square) { return man(Arg::Blocker, Arg::BlockerAt, square); }
  /// attacker and attacker_at: the man on `square`.
  Finding& attacker(Square square) { return man(Arg::Attacker, Arg::AttackerAt, square); }

  Reason take() { return std::move(reason_); }

 private:
  Finding& man(Arg who, Arg where, Square square);

  const Position* position_;
  Reason reason_;
};

}  // namespace luatco::chess
