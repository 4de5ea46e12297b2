#include "luatco/teach/why_may.h"

#include <array>

namespace luatco::teach {
namespace {

struct Row {
  std::string_view role;  // empty: of any man
  MayKind kind;
  std::string_view id;
};
/// The rules of men from their first row on; a role that both games have goes the same way.
constexpr std::array<Row, 22> kRows = {{
    {"", MayKind::Castles, "good.may.castles"},
    {"", MayKind::EnPassant, "good.may.en_passant"},
    {"", MayKind::DoubleStep, "good.may.double_step"},
    {"", MayKind::AnswersCheck, "good.may.answers_check"},
    {"king", MayKind::Takes, "good.may.king_takes"},
    {"king", MayKind::Goes, "good.may.king"},
    {"queen", MayKind::Goes, "good.may.queen"},
    {"rook", MayKind::Goes, "good.may.rook"},
    {"bishop", MayKind::Goes, "good.may.bishop"},
    {"knight", MayKind::Goes, "good.may.knight"},
    {"pawn", MayKind::Takes, "good.may.pawn_takes"},
    {"pawn", MayKind::Goes, "good.may.pawn"},
    {"general", MayKind::Takes, "good.may.general_takes"},
    {"general", MayKind::Goes, "good.may.general"},
    {"advisor", MayKind::Goes, "good.may.advisor"},
    {"elephant", MayKind::Goes, "good.may.elephant"},
    {"horse", MayKind::Goes, "good.may.horse"},
    {"chariot", MayKind::Goes, "good.may.chariot"},
    {"cannon", MayKind::Takes, "good.may.cannon_takes"},
    {"cannon", MayKind::Goes, "good.may.cannon"},
    {"soldier", MayKind::Sideways, "good.may.soldier_sideways"},
    {"soldier", MayKind::Goes, "good.may.soldier"},
}};

std::string_view find(std::string_view role, MayKind kind) {
  for (const Row& row : kRows) {
    if (row.kind == kind && (row.role.empty() || row.role == role)) return row.id;
  }
  return {};
}

}  // namespace

std::string_view may_id(std::string_view role, MayKind kind) {
  const std::string_view own = find(role, kind);
  return own.empty() ? find(role, MayKind::Goes) : own;
}

}  // namespace luatco::teach
