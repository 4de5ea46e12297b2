#include "luatco/chess/fault_id.h"

#include "luatco/core/id_rows.h"

namespace luatco::chess {
namespace {

using enum FaultId;
using enum Severity;

constexpr FaultRow<FaultId> kRows[] = {
    {SyntaxRankCount, "chess.setup.syntax_rank_count", Error, "PGN 16.1.3.1"},
    {SyntaxRankWidth, "chess.setup.syntax_rank_width", Error, "PGN 16.1.3.1"},
    {SyntaxPieceChar, "chess.setup.syntax_piece_char", Error, "PGN 16.1.3.1"},
    {SyntaxTurn, "chess.setup.syntax_turn", Error, "PGN 16.1.3.2"},
    {SyntaxCastling, "chess.setup.syntax_castling", Error, "PGN 16.1.3.3"},
    {SyntaxEp, "chess.setup.syntax_ep", Error, "PGN 16.1.3.4"},
    {SyntaxHalfmove, "chess.setup.syntax_halfmove", Error, "PGN 16.1.3.5"},
    {SyntaxFullmove, "chess.setup.syntax_fullmove", Error, "PGN 16.1.3.6"},
    {DigitsInARow, "chess.setup.digits_in_a_row", Warning, "PGN 16.1.3.1"},
    {RepeatedCastlingRight, "chess.setup.repeated_castling_right", Repair, "PGN 16.1.3.3"},
    {MissingFields, "chess.setup.missing_fields", Repair, "PGN 16.1.3"},
    {EpdOpcodes, "chess.setup.epd_opcodes", Repair, "PGN 16.2"},
    {TrailingText, "chess.setup.trailing_text", Repair, "PGN 16.1.3"},
    {HalfmoveClipped, "chess.setup.halfmove_clipped", Repair, "PGN 16.1.3.5"},
    {FullmoveClipped, "chess.setup.fullmove_clipped", Repair, "PGN 16.1.3.6"},
    {NoWhiteKing, "chess.setup.no_white_king", Error, "FIDE 2.2"},
    {NoBlackKing, "chess.setup.no_black_king", Error, "FIDE 2.2"},
    {TooManyWhiteKings, "chess.setup.too_many_white_kings", Error, "FIDE 2.2"},
    {TooManyBlackKings, "chess.setup.too_many_black_kings", Error, "FIDE 2.2"},
    {PawnOnBackRank, "chess.setup.pawn_on_back_rank", Error, "FIDE 3.7.3.3"},
    {OppositeCheck, "chess.setup.opposite_check", Error, "FIDE 1.4.1"},
    {BadCastlingRight, "chess.setup.bad_castling_right", Repair, "FIDE 3.8.2.1"},
    {BadEpSquare, "chess.setup.bad_ep_square", Repair, "FIDE 3.7.3.1"},
    {TooManyWhitePawns, "chess.setup.too_many_white_pawns", Warning, "FIDE 2.2"},
    {TooManyBlackPawns, "chess.setup.too_many_black_pawns", Warning, "FIDE 2.2"},
    {TooManyWhitePieces, "chess.setup.too_many_white_pieces", Warning, "FIDE 2.2"},
    {TooManyBlackPieces, "chess.setup.too_many_black_pieces", Warning, "FIDE 2.2"},
    {TooManyPromotedWhite, "chess.setup.too_many_promoted_white", Warning, "FIDE 3.7.3.3"},
    {TooManyPromotedBlack, "chess.setup.too_many_promoted_black", Warning, "FIDE 3.7.3.3"},
    {ImpossibleCheck, "chess.setup.impossible_check", Warning, "FIDE 3.10.3"},
    {ImpossibleEpSquare, "chess.setup.impossible_ep_square", Warning, "FIDE 3.10.3"},
    {EpWithClock, "chess.setup.ep_with_clock", Warning, "FIDE 9.3"},
    {ClockVsMoveNumber, "chess.setup.clock_vs_move_number", Warning, "FIDE 9.3"},
};
static_assert(lists_all(kRows, ClockVsMoveNumber));
constexpr auto kIds = ids_of(kRows);

}  // namespace

std::span<const std::string_view> fault_ids() { return kIds; }
Fault make_fault(FaultId fault) { return kRows[static_cast<std::size_t>(fault)].fault(); }

}  // namespace luatco::chess
