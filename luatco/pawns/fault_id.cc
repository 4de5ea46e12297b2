#include "luatco/pawns/fault_id.h"

#include "luatco/core/id_rows.h"

namespace luatco::pawns {
namespace {

using enum FaultId;
using enum Severity;

constexpr FaultRow<FaultId> kRows[] = {
    {SyntaxRankCount, "pawns.setup.syntax_rank_count", Error, "FEN"},
    {SyntaxRankWidth, "pawns.setup.syntax_rank_width", Error, "FEN"},
    {SyntaxPieceChar, "pawns.setup.syntax_piece_char", Error, "FEN"},
    {SyntaxTurn, "pawns.setup.syntax_turn", Error, "FEN"},
    {SyntaxUnusedField, "pawns.setup.syntax_unused_field", Repair, "FEN"},
    {SyntaxEp, "pawns.setup.syntax_ep", Error, "FEN"},
    {SyntaxHalfmove, "pawns.setup.syntax_halfmove", Error, "FEN"},
    {SyntaxFullmove, "pawns.setup.syntax_fullmove", Error, "FEN"},
    {DigitsInARow, "pawns.setup.digits_in_a_row", Warning, "FEN"},
    {MissingFields, "pawns.setup.missing_fields", Repair, "FEN"},
    {TrailingText, "pawns.setup.trailing_text", Repair, "FEN"},
    {HalfmoveClipped, "pawns.setup.halfmove_clipped", Repair, "FEN"},
    {FullmoveClipped, "pawns.setup.fullmove_clipped", Repair, "FEN"},
    {EmptyBoard, "pawns.setup.empty_board", Error, "Pawns 1.1"},
    {KingOnBoard, "pawns.setup.king_on_board", Error, "Pawns 1.1"},
    {TooManyWhiteMen, "pawns.setup.too_many_white_men", Error, "Pawns 1.1"},
    {TooManyBlackMen, "pawns.setup.too_many_black_men", Error, "Pawns 1.1"},
    {PawnOnBackRank, "pawns.setup.pawn_on_back_rank", Error, "Pawns 2.5"},
    {PieceWithoutPlayOn, "pawns.setup.piece_without_play_on", Error, "Pawns 3.1"},
    {BadEpSquare, "pawns.setup.bad_ep_square", Repair, "Pawns 2.4"},
};
static_assert(lists_all(kRows, BadEpSquare));
constexpr auto kIds = ids_of(kRows);

}  // namespace

std::span<const std::string_view> fault_ids() { return kIds; }
Fault make_fault(FaultId fault) { return kRows[static_cast<std::size_t>(fault)].fault(); }

}  // namespace luatco::pawns
