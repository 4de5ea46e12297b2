#include "luatco/teach/why_met.h"

#include <algorithm>
#include <array>
#include <utility>

namespace luatco::teach {
namespace {

constexpr std::array<std::pair<GoalKind, std::string_view>, 15> kSentences = {{
    {GoalKind::Check, "good.goal.check"},
    {GoalKind::Run, "good.goal.run"},
    {GoalKind::Block, "good.goal.block"},
    {GoalKind::Capture, "good.goal.capture"},
    {GoalKind::Unscreen, "good.goal.unscreen"},
    {GoalKind::Castle, "good.goal.castle"},
    {GoalKind::CastleShort, "good.goal.castle"},
    {GoalKind::CastleLong, "good.goal.castle"},
    {GoalKind::EnPassant, "good.goal.en_passant"},
    {GoalKind::DoubleStep, "good.goal.double_step"},
    {GoalKind::Promote, "good.goal.promote"},
    {GoalKind::Takes, "good.goal.takes"},
    {GoalKind::Reaches, "good.goal.reaches"},
    {GoalKind::Safe, "good.goal.safe"},
    {GoalKind::OpponentCanMove, "good.goal.opponent_can_move"},
}};

constexpr std::array<std::pair<GoalKind, GoodKind>, 11> kSame = {{
    {GoalKind::Check, GoodKind::Checks},
    {GoalKind::Run, GoodKind::Escapes},
    {GoalKind::Block, GoodKind::Escapes},
    {GoalKind::Capture, GoodKind::Escapes},
    {GoalKind::Capture, GoodKind::RemovesAttacker},
    {GoalKind::Unscreen, GoodKind::Escapes},
    {GoalKind::Castle, GoodKind::Castles},
    {GoalKind::CastleShort, GoodKind::Castles},
    {GoalKind::CastleLong, GoodKind::Castles},
    {GoalKind::EnPassant, GoodKind::UsesPassing},
    {GoalKind::Promote, GoodKind::Promotes},
}};

}  // namespace

std::string_view goal_met_id(GoalKind kind) {
  for (const auto& [goal, id] : kSentences) {
    if (goal == kind) return id;
  }
  return {};
}

bool says_the_same(GoalKind asked, GoodKind fact) {
  return std::ranges::find(kSame, std::pair{asked, fact}) != kSame.end();
}

std::vector<GoalKind> asked_kinds(const Goal& goal) {
  std::vector<GoalKind> kinds;
  if (goal.kind != GoalKind::All) kinds.push_back(goal.kind);
  if (goal.kind == GoalKind::All) {
    for (const Goal& part : goal.parts) kinds.push_back(part.kind);
  }
  return kinds;
}

}  // namespace luatco::teach
