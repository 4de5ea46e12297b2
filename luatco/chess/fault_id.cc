#include "luatco/chess/fault_id.h"

#include <array>

namespace luatco::chess {
namespace {

struct Row {
  FaultId fault;
  std::string_view id;
  FaultLayer layer;
  Severity severity;
  std::string_view law;
};

using enum FaultId;
using enum FaultLayer;
using enum Severity;

constexpr Row kRows[] = {
    {SyntaxRankCount, "chess.setup.syntax_rank_count", Syntax, Error, "PGN 16.1.3.1"},
    {SyntaxRankWidth, "chess.setup.syntax_rank_width", Syntax, Error, "PGN 16.1.3.1"},
    {SyntaxPieceChar, "chess.setup.syntax_piece_char", Syntax, Error, "PGN 16.1.3.1"},
    {SyntaxTurn, "chess.setup.syntax_turn", Syntax, Error, "PGN 16.1.3.2"},
    {SyntaxCastling, "chess.setup.syntax_castling", Syntax, Error, "PGN 16.1.3.3"},
    {SyntaxEp, "chess.setup.syntax_ep", Syntax, Error, "PGN 16.1.3.4"},
    {SyntaxHalfmove, "chess.setup.syntax_halfmove", Syntax, Error, "PGN 16.1.3.5"},
    {SyntaxFullmove, "chess.setup.syntax_fullmove", Syntax, Error, "PGN 16.1.3.6"},
    {DigitsInARow, "chess.setup.digits_in_a_row", Syntax, Warning, "PGN 16.1.3.1"},
    {RepeatedCastlingRight, "chess.setup.repeated_castling_right", Syntax, Repair, "PGN 16.1.3.3"},
    {MissingFields, "chess.setup.missing_fields", Syntax, Repair, "PGN 16.1.3"},
    {EpdOpcodes, "chess.setup.epd_opcodes", Syntax, Repair, "PGN 16.2"},
    {TrailingText, "chess.setup.trailing_text", Syntax, Repair, "PGN 16.1.3"},
    {HalfmoveClipped, "chess.setup.halfmove_clipped", Syntax, Repair, "PGN 16.1.3.5"},
    {FullmoveClipped, "chess.setup.fullmove_clipped", Syntax, Repair, "PGN 16.1.3.6"},
    {NoWhiteKing, "chess.setup.no_white_king", Unplayable, Error, "FIDE 2.2"},
    {NoBlackKing, "chess.setup.no_black_king", Unplayable, Error, "FIDE 2.2"},
    {TooManyWhiteKings, "chess.setup.too_many_white_kings", Unplayable, Error, "FIDE 2.2"},
    {TooManyBlackKings, "chess.setup.too_many_black_kings", Unplayable, Error, "FIDE 2.2"},
    {PawnOnBackRank, "chess.setup.pawn_on_back_rank", Unplayable, Error, "FIDE 3.7.3.3"},
    {OppositeCheck, "chess.setup.opposite_check", Unplayable, Error, "FIDE 1.4.1"},
    {BadCastlingRight, "chess.setup.bad_castling_right", Repairable, Repair, "FIDE 3.8.2.1"},
    {BadEpSquare, "chess.setup.bad_ep_square", Repairable, Repair, "FIDE 3.7.3.1"},
    {TooManyWhitePawns, "chess.setup.too_many_white_pawns", Unreachable, Warning, "FIDE 2.2"},
    {TooManyBlackPawns, "chess.setup.too_many_black_pawns", Unreachable, Warning, "FIDE 2.2"},
    {TooManyWhitePieces, "chess.setup.too_many_white_pieces", Unreachable, Warning, "FIDE 2.2"},
    {TooManyBlackPieces, "chess.setup.too_many_black_pieces", Unreachable, Warning, "FIDE 2.2"},
    {TooManyPromotedWhite, "chess.setup.too_many_promoted_white", Unreachable, Warning,
     "FIDE 3.7.3.3"},
    {TooManyPromotedBlack, "chess.setup.too_many_promoted_black", Unreachable, Warning,
     "FIDE 3.7.3.3"},
    {ImpossibleCheck, "chess.setup.impossible_check", Unreachable, Warning, "FIDE 3.10.3"},
    {ImpossibleEpSquare, "chess.setup.impossible_ep_square", Unreachable, Warning, "FIDE 3.10.3"},
    {EpWithClock, "chess.setup.ep_with_clock", Inconsistent, Warning, "FIDE 9.3"},
    {ClockVsMoveNumber, "chess.setup.clock_vs_move_number", Inconsistent, Warning, "FIDE 9.3"},
};
constexpr std::size_t kFaultIds = std::size(kRows);

constexpr bool in_enum_order() {
  for (std::size_t i = 0; i < kFaultIds; ++i) {
    if (static_cast<std::size_t>(kRows[i].fault) != i) return false;
  }
  return kRows[kFaultIds - 1].fault == ClockVsMoveNumber;
}
static_assert(in_enum_order());

const Row& row(FaultId fault) { return kRows[static_cast<std::size_t>(fault)]; }

constexpr auto kIds = [] {
  std::array<std::string_view, kFaultIds> ids;
  for (std::size_t i = 0; i < kFaultIds; ++i) ids[i] = kRows[i].id;
  return ids;
}();

}  // namespace

std::string_view id(FaultId fault) { return row(fault).id; }
FaultLayer layer(FaultId fault) { return row(fault).layer; }
Severity severity(FaultId fault) { return row(fault).severity; }
std::string_view law(FaultId fault) { return row(fault).law; }
std::span<const std::string_view> fault_ids() { return kIds; }

Fault make_fault(FaultId fault) {
  return {.id = id(fault), .severity = severity(fault), .law = law(fault)};
}

}  // namespace luatco::chess
