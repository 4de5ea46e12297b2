// Every reason for which a move of "only pawns" is refused, and the article it comes from.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace luatco::pawns {

/// In the order in which a teacher would name them when several apply.
enum class ReasonId : std::uint8_t {
  // reading the move
  InputUnreadable,
  InputOffBoard,
  InputAmbiguous,
  InputNoPieceReaches,
  // whose turn, which man
  GameOver,
  FromEmpty,
  TurnOpponentPiece,
  ToSameSquare,
  ToOwnPiece,
  // how the men move
  PieceWrongWay,
  PathBlocked,
  PawnBackward,
  PawnSideways,
  PawnDoubleNotFirst,
  PawnNotAPawnMove,
  PawnBlocked,
  PawnDoubleBlocked,
  PawnNothingToTake,
  EnPassantTooLate,
  EnPassantNotDouble,
  PromotionChoose,
  PromotionBadPiece,
  PromotionNotLastRank,
  PromotionNotAPawn,
};

/// "pawns.pawn.blocked"
std::string_view id(ReasonId reason);
/// "Pawns 2.1", an article of docs/laws/pawns.md
std::string_view law(ReasonId reason);
/// Every id, in the order of the enum; for tests of the catalogues.
std::span<const std::string_view> reason_ids();

}  // namespace luatco::pawns
