// Moves as engines write them: two points, "h2e2", ranks counted from 0 (UCCI, UCI-Cyclone,
// Pikafish). This is the canonical form everywhere.
#pragma once

#include <string>
#include <string_view>

#include "luatco/base/result.h"
#include "luatco/core/refusal.h"
#include "luatco/xiangqi/move.h"

namespace luatco::xiangqi {

std::string write_uci(Move move);

/// Two points: an Attempt, legal or not. A reason, input.unreadable or input.off_board ("i0j0"),
/// where it is not even that.
Result<Attempt, Reason> parse_uci(std::string_view text);

}  // namespace luatco::xiangqi
