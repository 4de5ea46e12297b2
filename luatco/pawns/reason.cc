#include "luatco/pawns/reason.h"

#include "luatco/core/id_rows.h"

namespace luatco::pawns {
namespace {

using R = ReasonId;
constexpr ReasonRow<R> kRows[] = {
    {R::InputUnreadable, "pawns.input.unreadable", "Pawns 4.1"},
    {R::InputOffBoard, "pawns.input.off_board", "Pawns 1.1"},
    {R::InputAmbiguous, "pawns.input.ambiguous", "Pawns 4.1"},
    {R::InputNoPieceReaches, "pawns.input.no_piece_reaches", "Pawns 4.1"},
    {R::GameOver, "pawns.game.over", "Pawns 3.1-3.3"},
    {R::FromEmpty, "pawns.from.empty", "Pawns 1.2"},
    {R::TurnOpponentPiece, "pawns.turn.opponent_piece", "Pawns 1.2"},
    {R::ToSameSquare, "pawns.to.same_square", "Pawns 1.2"},
    {R::ToOwnPiece, "pawns.to.own_piece", "Pawns 2.7"},
    {R::PieceWrongWay, "pawns.piece.wrong_way", "Pawns 2.6"},
    {R::PathBlocked, "pawns.path.blocked", "Pawns 2.6"},
    {R::PawnBackward, "pawns.pawn.backward", "Pawns 2.1"},
    {R::PawnSideways, "pawns.pawn.sideways", "Pawns 2.1"},
    {R::PawnDoubleNotFirst, "pawns.pawn.double_not_first", "Pawns 2.2"},
    {R::PawnNotAPawnMove, "pawns.pawn.not_a_pawn_move", "Pawns 2.1"},
    {R::PawnBlocked, "pawns.pawn.blocked", "Pawns 2.1"},
    {R::PawnDoubleBlocked, "pawns.pawn.double_blocked", "Pawns 2.2"},
    {R::PawnNothingToTake, "pawns.pawn.nothing_to_take", "Pawns 2.3"},
    {R::EnPassantTooLate, "pawns.en_passant.too_late", "Pawns 2.4"},
    {R::EnPassantNotDouble, "pawns.en_passant.not_double", "Pawns 2.4"},
    {R::PromotionChoose, "pawns.promotion.choose", "Pawns 2.5"},
    {R::PromotionBadPiece, "pawns.promotion.bad_piece", "Pawns 2.5"},
    {R::PromotionNotLastRank, "pawns.promotion.not_last_rank", "Pawns 2.5"},
    {R::PromotionNotAPawn, "pawns.promotion.not_a_pawn", "Pawns 2.5"},
};
static_assert(lists_all(kRows, R::PromotionNotAPawn));
constexpr auto kIds = ids_of(kRows);

}  // namespace

std::string_view id(ReasonId reason) { return kRows[static_cast<std::size_t>(reason)].id; }
std::string_view law(ReasonId reason) { return kRows[static_cast<std::size_t>(reason)].law; }
std::span<const std::string_view> reason_ids() { return kIds; }

}  // namespace luatco::pawns
