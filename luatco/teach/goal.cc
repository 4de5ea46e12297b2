#include "luatco/teach/goal.h"

#include <array>
#include <cstddef>

namespace luatco::teach {
namespace {

constexpr std::array<std::string_view, 26> kNames = {
    "mate",        "no_move",  "win",    "check",        "run",         "block",
    "capture",     "unscreen", "castle", "castle_short", "castle_long", "en_passant",
    "double_step", "promote",  "takes",  "reaches",      "moves",       "opponent_can_move",
    "not_dead",    "gains",    "safe",   "clears",       "crosses",     "not",
    "all",         "any"};
static_assert(kNames.size() == static_cast<std::size_t>(GoalKind::Any) + 1);

}  // namespace

std::string_view name(GoalKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::optional<GoalKind> goal_kind(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<GoalKind>(i);
  }
  return std::nullopt;
}

}  // namespace luatco::teach
