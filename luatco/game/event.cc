#include "luatco/game/event.h"

#include <array>

namespace luatco::game {
namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, 26> kActs = {
    "start",     "touch",      "adjust",      "release",      "place",     "remove", "move",
    "press",     "offer_draw", "accept_draw", "decline_draw", "resign",    "claim",  "flag",
    "two_hands", "accidental", "complain",    "confirm",      "take_back", "clock",  "time",
    "restore",   "pause",      "resume",      "forfeit",      "result"};
static_assert(static_cast<std::size_t>(Act::Decide) + 1 == kActs.size());

}  // namespace

std::string_view name(Act act) { return kActs[static_cast<std::size_t>(act)]; }

std::optional<Act> parse_act(std::string_view name) {
  for (std::size_t i = 0; i < kActs.size(); ++i) {
    if (kActs[i] == name) return static_cast<Act>(i);
  }
  return std::nullopt;
}

}  // namespace luatco::game
