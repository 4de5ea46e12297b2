#include "luatco/xiangqi/reason.h"

#include "luatco/core/id_rows.h"

namespace luatco::xiangqi {
namespace {

using R = ReasonId;
// The law: of docs/laws/xiangqi.md.
constexpr ReasonRow<R> kRows[] = {
    {R::InputUnreadable, "xq.input.unreadable", "XQ 4.1"},
    {R::InputOffBoard, "xq.input.off_board", "XQ 1.1"},
    {R::InputAmbiguous, "xq.input.ambiguous", "XQ 4.2"},
    {R::InputNoPieceReaches, "xq.input.no_piece_reaches", "XQ 4.2"},
    {R::GameOver, "xq.game.over", "XQ 3.4, 3.5"},
    {R::FromEmpty, "xq.from.empty", "XQ 1.5"},
    {R::TurnOpponentPiece, "xq.turn.opponent_piece", "XQ 1.5"},
    {R::ToSamePoint, "xq.to.same_point", "XQ 1.5"},
    {R::ToOwnPiece, "xq.to.own_piece", "XQ 2.8"},
    {R::ToGeneral, "xq.to.general", "XQ 2.8"},
    {R::GeneralLeavesPalace, "xq.general.leaves_palace", "XQ 2.1"},
    {R::GeneralDiagonal, "xq.general.diagonal", "XQ 2.1"},
    {R::GeneralTooFar, "xq.general.too_far", "XQ 2.1"},
    {R::AdvisorLeavesPalace, "xq.advisor.leaves_palace", "XQ 2.2"},
    {R::AdvisorNotOneDiagonal, "xq.advisor.not_one_diagonal", "XQ 2.2"},
    {R::ElephantNotTwoDiagonal, "xq.elephant.not_two_diagonal", "XQ 2.3"},
    {R::ElephantCrossesRiver, "xq.elephant.crosses_river", "XQ 2.3"},
    {R::ElephantEyeBlocked, "xq.elephant.eye_blocked", "XQ 2.3"},
    {R::HorseBadShape, "xq.horse.bad_shape", "XQ 2.4"},
    {R::HorseLegBlocked, "xq.horse.leg_blocked", "XQ 2.4"},
    {R::ChariotNotStraight, "xq.chariot.not_straight", "XQ 2.5"},
    {R::ChariotBlocked, "xq.chariot.blocked", "XQ 2.5"},
    {R::CannonNotStraight, "xq.cannon.not_straight", "XQ 2.6"},
    {R::CannonNoScreen, "xq.cannon.no_screen", "XQ 2.6"},
    {R::CannonTooManyScreens, "xq.cannon.too_many_screens", "XQ 2.6"},
    {R::CannonJumpsWithoutTaking, "xq.cannon.jumps_without_taking", "XQ 2.6"},
    {R::SoldierBackward, "xq.soldier.backward", "XQ 2.7"},
    {R::SoldierSidewaysBeforeRiver, "xq.soldier.sideways_before_river", "XQ 2.7"},
    {R::SoldierNotASoldierMove, "xq.soldier.not_a_soldier_move", "XQ 2.7"},
    {R::GeneralFaceToFace, "xq.general.face_to_face", "XQ 3.1"},
    {R::GeneralIntoAttack, "xq.general.into_attack", "XQ 3.3"},
    {R::CheckNotAnswered, "xq.check.not_answered", "XQ 3.2"},
    {R::ScreenExposesGeneral, "xq.screen.exposes_general", "XQ 3.3"},
    {R::PinExposesGeneral, "xq.pin.exposes_general", "XQ 3.3"},
    {R::WayRunNoSafePoint, "xq.way.run.no_safe_point", "XQ 3.3"},
    {R::WayBlockDoubleCheck, "xq.way.block.double_check", "XQ 3.2"},
    {R::WayBlockSoldier, "xq.way.block.soldier", "XQ 2.7"},
    {R::WayBlockAdjacent, "xq.way.block.adjacent", "XQ 2.5, 2.6"},
    {R::WayBlockNobody, "xq.way.block.nobody", "XQ 3.2"},
    {R::WayBlockPinned, "xq.way.block.pinned", "XQ 3.3"},
    {R::WayCaptureDoubleCheck, "xq.way.capture.double_check", "XQ 3.2"},
    {R::WayCaptureNobody, "xq.way.capture.nobody", "XQ 3.2"},
    {R::WayCapturePinned, "xq.way.capture.pinned", "XQ 3.3"},
    {R::WayCaptureProtected, "xq.way.capture.protected", "XQ 3.3"},
    {R::WayUnscreenDoubleCheck, "xq.way.unscreen.double_check", "XQ 3.2"},
    {R::WayUnscreenEnemy, "xq.way.unscreen.enemy_screen", "XQ 2.6"},
    {R::WayUnscreenNobody, "xq.way.unscreen.nobody", "XQ 3.2"},
    {R::WayUnscreenPinned, "xq.way.unscreen.pinned", "XQ 3.3"},
};
static_assert(lists_all(kRows, R::WayUnscreenPinned));
constexpr auto kIds = ids_of(kRows);

}  // namespace

std::string_view id(ReasonId reason) { return kRows[static_cast<std::size_t>(reason)].id; }
std::string_view law(ReasonId reason) { return kRows[static_cast<std::size_t>(reason)].law; }
std::span<const std::string_view> reason_ids() { return kIds; }

}  // namespace luatco::xiangqi
