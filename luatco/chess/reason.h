// Every reason for which a chess move is refused, and the article it comes from.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace luatco::chess {

/// In the order in which a teacher would name them when several apply.
enum class ReasonId : std::uint8_t {
  // reading the move
  InputUnreadable,
  InputOffBoard,
  InputAmbiguous,
  InputNoPieceReaches,
  // whose turn, which piece
  GameOver,
  FromEmpty,
  TurnOpponentPiece,
  ToSameSquare,
  ToOwnPiece,
  ToKing,
  // how each piece moves
  RookNotStraight,
  BishopNotDiagonal,
  QueenNotOnLine,
  KnightNotL,
  KingTooFar,
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
  EnPassantExposesKing,
  PromotionChoose,
  PromotionBadPiece,
  PromotionNotLastRank,
  PromotionNotAPawn,
  // safety of the king
  KingTakesProtected,
  KingNextToKing,
  KingSameLine,
  KingIntoAttack,
  CheckDouble,
  CheckNotAnswered,
  PinExposesKing,
  // castling
  CastlingInCheck,
  CastlingKingMoved,
  CastlingRookMoved,
  CastlingRookCaptured,
  CastlingNoRook,
  CastlingRightGone,
  CastlingPathBlocked,
  CastlingThroughAttack,
  CastlingIntoAttack,
  // why a whole way out of check is shut (not refusals: situation() says them)
  WayRunNoSafeSquare,
  WayBlockDoubleCheck,
  WayBlockKnight,
  WayBlockPawn,
  WayBlockAdjacent,
  WayBlockNobody,
  WayBlockPinned,
  WayCaptureDoubleCheck,
  WayCaptureNobody,
  WayCapturePinned,
  WayCaptureProtected,
  // en passant is the only legal move
  WayOnlyEnPassant,
};

/// "chess.castling.through_attack"
std::string_view id(ReasonId reason);
/// "FIDE 3.8.2.2"
std::string_view law(ReasonId reason);
/// Every id, in the order of the enum; for tests of the catalogues.
std::span<const std::string_view> reason_ids();

}  // namespace luatco::chess
