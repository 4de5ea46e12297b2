// Every reason for which a xiangqi move is refused, and the article it comes from.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace luatco::xiangqi {

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
  ToSamePoint,
  ToOwnPiece,
  ToGeneral,
  // how each piece moves
  GeneralLeavesPalace,
  GeneralDiagonal,
  GeneralTooFar,
  AdvisorLeavesPalace,
  AdvisorNotOneDiagonal,
  ElephantNotTwoDiagonal,
  ElephantCrossesRiver,
  ElephantEyeBlocked,
  HorseBadShape,
  HorseLegBlocked,
  ChariotNotStraight,
  ChariotBlocked,
  CannonNotStraight,
  CannonNoScreen,
  CannonTooManyScreens,
  CannonJumpsWithoutTaking,
  SoldierBackward,
  SoldierSidewaysBeforeRiver,
  SoldierNotASoldierMove,
  // safety of the general
  GeneralFaceToFace,
  GeneralIntoAttack,
  CheckNotAnswered,
  ScreenExposesGeneral,
  PinExposesGeneral,
  // why a whole way out of check is shut (not refusals: situation() says them)
  WayRunNoSafePoint,
  WayBlockDoubleCheck,
  WayBlockSoldier,
  WayBlockAdjacent,
  WayBlockNobody,
  WayBlockPinned,
  WayCaptureDoubleCheck,
  WayCaptureNobody,
  WayCapturePinned,
  WayCaptureProtected,
  WayUnscreenDoubleCheck,
  WayUnscreenEnemy,
  WayUnscreenNobody,
  WayUnscreenPinned,
};

/// "xq.horse.leg_blocked"
std::string_view id(ReasonId reason);
/// "XQ 2.4", an article of docs/laws/xiangqi.md
std::string_view law(ReasonId reason);
/// Every id, in the order of the enum; for tests of the catalogues.
std::span<const std::string_view> reason_ids();

}  // namespace luatco::xiangqi
