#include "luatco/chess/reason.h"

#include "luatco/core/id_rows.h"

namespace luatco::chess {
namespace {

using R = ReasonId;
// The law: FIDE Laws of 2023; a letter is an appendix.
constexpr ReasonRow<R> kRows[] = {
    {R::InputUnreadable, "chess.input.unreadable", "FIDE C"},
    {R::InputOffBoard, "chess.input.off_board", "FIDE 2.1"},
    {R::InputAmbiguous, "chess.input.ambiguous", "FIDE C.10"},
    {R::InputNoPieceReaches, "chess.input.no_piece_reaches", "FIDE 3.10.1"},
    {R::GameOver, "chess.game.over", "FIDE 5.1.1, 5.2.1"},
    {R::FromEmpty, "chess.from.empty", "FIDE 1.1"},
    {R::TurnOpponentPiece, "chess.turn.opponent_piece", "FIDE 1.2"},
    {R::ToSameSquare, "chess.to.same_square", "FIDE 1.2"},
    {R::ToOwnPiece, "chess.to.own_piece", "FIDE 3.1"},
    {R::ToKing, "chess.to.king", "FIDE 1.4.1"},
    {R::RookNotStraight, "chess.rook.not_straight", "FIDE 3.3"},
    {R::BishopNotDiagonal, "chess.bishop.not_diagonal", "FIDE 3.2"},
    {R::QueenNotOnLine, "chess.queen.not_on_line", "FIDE 3.4"},
    {R::KnightNotL, "chess.knight.not_l", "FIDE 3.6"},
    {R::KingTooFar, "chess.king.too_far", "FIDE 3.8.1"},
    {R::PathBlocked, "chess.path.blocked", "FIDE 3.5"},
    {R::PawnBackward, "chess.pawn.backward", "FIDE 3.7.1"},
    {R::PawnSideways, "chess.pawn.sideways", "FIDE 3.7.1"},
    {R::PawnDoubleNotFirst, "chess.pawn.double_not_first", "FIDE 3.7.2"},
    {R::PawnNotAPawnMove, "chess.pawn.not_a_pawn_move", "FIDE 3.7"},
    {R::PawnBlocked, "chess.pawn.blocked", "FIDE 3.7.1"},
    {R::PawnDoubleBlocked, "chess.pawn.double_blocked", "FIDE 3.7.2"},
    {R::PawnNothingToTake, "chess.pawn.nothing_to_take", "FIDE 3.7.3"},
    {R::EnPassantTooLate, "chess.en_passant.too_late", "FIDE 3.7.3.2"},
    {R::EnPassantNotDouble, "chess.en_passant.not_double", "FIDE 3.7.3.1"},
    {R::EnPassantExposesKing, "chess.en_passant.exposes_king", "FIDE 3.9.2"},
    {R::PromotionChoose, "chess.promotion.choose", "FIDE 3.7.3.3"},
    {R::PromotionBadPiece, "chess.promotion.bad_piece", "FIDE 3.7.3.3"},
    {R::PromotionNotLastRank, "chess.promotion.not_last_rank", "FIDE 3.7.3.3"},
    {R::PromotionNotAPawn, "chess.promotion.not_a_pawn", "FIDE 3.7.3.3"},
    {R::KingTakesProtected, "chess.king.takes_protected", "FIDE 3.9.2"},
    {R::KingNextToKing, "chess.king.next_to_king", "FIDE 3.9.2"},
    {R::KingSameLine, "chess.king.same_line", "FIDE 3.9.2"},
    {R::KingIntoAttack, "chess.king.into_attack", "FIDE 3.9.2"},
    {R::CheckDouble, "chess.check.double", "FIDE 3.9.2"},
    {R::CheckNotAnswered, "chess.check.not_answered", "FIDE 3.9.2"},
    {R::PinExposesKing, "chess.pin.exposes_king", "FIDE 3.9.2"},
    {R::CastlingInCheck, "chess.castling.in_check", "FIDE 3.8.2.2"},
    {R::CastlingKingMoved, "chess.castling.king_moved", "FIDE 3.8.2.1"},
    {R::CastlingRookMoved, "chess.castling.rook_moved", "FIDE 3.8.2.1"},
    {R::CastlingRookCaptured, "chess.castling.rook_captured", "FIDE 3.8.2"},
    {R::CastlingNoRook, "chess.castling.no_rook", "FIDE 3.8.2"},
    {R::CastlingRightGone, "chess.castling.right_gone", "FIDE 3.8.2.1"},
    {R::CastlingPathBlocked, "chess.castling.path_blocked", "FIDE 3.8.2.2"},
    {R::CastlingThroughAttack, "chess.castling.through_attack", "FIDE 3.8.2.2"},
    {R::CastlingIntoAttack, "chess.castling.into_attack", "FIDE 3.8.2.2"},
    {R::WayRunNoSafeSquare, "chess.way.run.no_safe_square", "FIDE 3.9.2"},
    {R::WayBlockDoubleCheck, "chess.way.block.double_check", "FIDE 3.9.2"},
    {R::WayBlockKnight, "chess.way.block.knight", "FIDE 3.6"},
    {R::WayBlockPawn, "chess.way.block.pawn", "FIDE 3.7.3"},
    {R::WayBlockAdjacent, "chess.way.block.adjacent", "FIDE 3.5"},
    {R::WayBlockNobody, "chess.way.block.nobody", "FIDE 3.10.1"},
    {R::WayBlockPinned, "chess.way.block.pinned", "FIDE 3.9.2"},
    {R::WayCaptureDoubleCheck, "chess.way.capture.double_check", "FIDE 3.9.2"},
    {R::WayCaptureNobody, "chess.way.capture.nobody", "FIDE 3.1.2"},
    {R::WayCapturePinned, "chess.way.capture.pinned", "FIDE 3.9.2"},
    {R::WayCaptureProtected, "chess.way.capture.protected", "FIDE 3.9.2"},
    {R::WayOnlyEnPassant, "chess.way.only_en_passant", "FIDE 3.7.3.1"},
};
static_assert(lists_all(kRows, R::WayOnlyEnPassant));
constexpr auto kIds = ids_of(kRows);

}  // namespace

std::string_view id(ReasonId reason) { return kRows[static_cast<std::size_t>(reason)].id; }
std::string_view law(ReasonId reason) { return kRows[static_cast<std::size_t>(reason)].law; }
std::span<const std::string_view> reason_ids() { return kIds; }

}  // namespace luatco::chess
