#include "luatco/xiangqi/fault_id.h"

#include "luatco/core/id_rows.h"

namespace luatco::xiangqi {
namespace {

using enum FaultId;
using enum Severity;

constexpr FaultRow<FaultId> kRows[] = {
    {SyntaxRankCount, "xq.setup.syntax_rank_count", Error, "FEN"},
    {SyntaxRankWidth, "xq.setup.syntax_rank_width", Error, "FEN"},
    {SyntaxPieceChar, "xq.setup.syntax_piece_char", Error, "FEN"},
    {SyntaxTurn, "xq.setup.syntax_turn", Error, "FEN"},
    {SyntaxUnusedField, "xq.setup.syntax_unused_field", Repair, "FEN"},
    {SyntaxHalfmove, "xq.setup.syntax_halfmove", Error, "FEN"},
    {SyntaxFullmove, "xq.setup.syntax_fullmove", Error, "FEN"},
    {DigitsInARow, "xq.setup.digits_in_a_row", Warning, "FEN"},
    {MissingFields, "xq.setup.missing_fields", Repair, "FEN"},
    {TrailingText, "xq.setup.trailing_text", Repair, "FEN"},
    {HalfmoveClipped, "xq.setup.halfmove_clipped", Repair, "FEN"},
    {FullmoveClipped, "xq.setup.fullmove_clipped", Repair, "FEN"},
    {NoRedGeneral, "xq.setup.no_red_general", Error, "XQ 1.3"},
    {NoBlackGeneral, "xq.setup.no_black_general", Error, "XQ 1.3"},
    {TooManyRedGenerals, "xq.setup.too_many_red_generals", Error, "XQ 1.3"},
    {TooManyRedAdvisors, "xq.setup.too_many_red_advisors", Error, "XQ 1.3"},
    {TooManyRedElephants, "xq.setup.too_many_red_elephants", Error, "XQ 1.3"},
    {TooManyRedHorses, "xq.setup.too_many_red_horses", Error, "XQ 1.3"},
    {TooManyRedChariots, "xq.setup.too_many_red_chariots", Error, "XQ 1.3"},
    {TooManyRedCannons, "xq.setup.too_many_red_cannons", Error, "XQ 1.3"},
    {TooManyRedSoldiers, "xq.setup.too_many_red_soldiers", Error, "XQ 1.3"},
    {TooManyBlackGenerals, "xq.setup.too_many_black_generals", Error, "XQ 1.3"},
    {TooManyBlackAdvisors, "xq.setup.too_many_black_advisors", Error, "XQ 1.3"},
    {TooManyBlackElephants, "xq.setup.too_many_black_elephants", Error, "XQ 1.3"},
    {TooManyBlackHorses, "xq.setup.too_many_black_horses", Error, "XQ 1.3"},
    {TooManyBlackChariots, "xq.setup.too_many_black_chariots", Error, "XQ 1.3"},
    {TooManyBlackCannons, "xq.setup.too_many_black_cannons", Error, "XQ 1.3"},
    {TooManyBlackSoldiers, "xq.setup.too_many_black_soldiers", Error, "XQ 1.3"},
    {GeneralOutsidePalace, "xq.setup.general_outside_palace", Error, "XQ 2.1"},
    {AdvisorOffPoint, "xq.setup.advisor_off_point", Error, "XQ 2.2"},
    {ElephantAcrossRiver, "xq.setup.elephant_across_river", Error, "XQ 2.3"},
    {ElephantOffPoint, "xq.setup.elephant_off_point", Error, "XQ 2.3"},
    {SoldierBehindStart, "xq.setup.soldier_behind_start", Error, "XQ 2.7"},
    {SoldierOffFile, "xq.setup.soldier_off_file", Error, "XQ 2.7"},
    {GeneralsFacing, "xq.setup.generals_facing", Error, "XQ 3.1"},
    {OppositeCheck, "xq.setup.opposite_check", Error, "XQ 3.2"},
};
static_assert(lists_all(kRows, OppositeCheck));
constexpr auto kIds = ids_of(kRows);

}  // namespace

std::span<const std::string_view> fault_ids() { return kIds; }
Fault make_fault(FaultId fault) { return kRows[static_cast<std::size_t>(fault)].fault(); }

}  // namespace luatco::xiangqi
