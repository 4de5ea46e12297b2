#include "luatco/xiangqi/fault_id.h"

#include <array>
#include <iterator>

namespace luatco::xiangqi {
namespace {

struct Row {
  FaultId fault;
  std::string_view id;
  Severity severity;
  std::string_view law;
};

using enum FaultId;
using enum Severity;

constexpr Row kRows[] = {
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
constexpr std::size_t kFaultIds = std::size(kRows);

constexpr bool in_enum_order() {
  for (std::size_t i = 0; i < kFaultIds; ++i) {
    if (static_cast<std::size_t>(kRows[i].fault) != i) return false;
  }
  return kRows[kFaultIds - 1].fault == OppositeCheck;
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
std::string_view law(FaultId fault) { return row(fault).law; }
std::span<const std::string_view> fault_ids() { return kIds; }

Fault make_fault(FaultId fault) {
  return {.id = row(fault).id, .severity = row(fault).severity, .law = row(fault).law};
}

}  // namespace luatco::xiangqi
