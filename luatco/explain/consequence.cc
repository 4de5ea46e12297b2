#include "luatco/explain/consequence.h"

namespace luatco::explain {
namespace {

std::optional<SquareRef> square(const Reason& reason, Arg arg) {
  const Evidence* item = reason.find(arg);
  const auto* found = item == nullptr ? nullptr : std::get_if<SquareRef>(&item->value);
  return found == nullptr ? std::nullopt : std::optional(*found);
}

}  // namespace

std::string_view name(ConsequenceKind kind) {
  switch (kind) {
    case ConsequenceKind::Refused: return "refused";
    case ConsequenceKind::Wins: return "wins";
    case ConsequenceKind::Draws: return "draws";
    case ConsequenceKind::Mated: return "mated";
    case ConsequenceKind::Loses: return "loses";
    case ConsequenceKind::GivesUp: return "gives_up";
    case ConsequenceKind::Harmless: return "harmless";
  }
  return "";
}

std::optional<Step> ghost_capture(const Reason& reason) {
  const Evidence* attacker = reason.find(Arg::Attacker);
  const auto at = square(reason, Arg::AttackerAt);
  const auto crossed = square(reason, Arg::Crossed);
  auto king = crossed ? crossed : square(reason, Arg::King);
  if (!king) king = square(reason, Arg::To);
  // Castling out of check is refused before the king has gone anywhere.
  if (attacker == nullptr || !at || !king || reason.id.ends_with(".in_check")) return std::nullopt;
  Step ghost{{.id = crossed ? "consequence.king_taken_crossing" : "consequence.king_taken",
              .law = {},
              .evidence = {*attacker, {Arg::AttackerAt, *at}, {Arg::King, *king}}},
             {},
             {{*at, *king, ArrowKind::Reply}}};
  if (const Evidence* side = reason.find(Arg::Side)) ghost.said.evidence.push_back(*side);
  mark(ghost, *at, MarkKind::Attacker);
  mark(ghost, *king, MarkKind::King);
  return ghost;
}

}  // namespace luatco::explain
