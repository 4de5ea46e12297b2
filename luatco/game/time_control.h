// Time controls as people and records write them: "40/90+30,30+30", "300+2", "40/7200:3600".
#pragma once

#include <optional>
#include <string_view>

#include "luatco/game/clock.h"

namespace luatco::game {

/// Periods separated by commas or colons: [MOVES/]BASE[+EXTRA[b|d]]. BASE counts in `unit` (minutes
/// at the table, seconds in a record's TimeControl tag), EXTRA in seconds: an increment, or with b
/// Bronstein, with d a delay. nullopt for anything else, a period without moves before the last one
/// included.
std::optional<TimeControl> parse_time_control(std::string_view text, Millis unit);

}  // namespace luatco::game
