// Moves as engines write them: two squares and perhaps a letter, "e2e4", "e7e8q".
#pragma once

#include <string>
#include <string_view>

#include "luatco/base/result.h"
#include "luatco/chess/move.h"
#include "luatco/chess/setup.h"
#include "luatco/core/refusal.h"

namespace luatco::chess {

/// "e1g1" for castling in Standard, "e1h1" (king takes rook) in Chess960; "e7e8q". Castling that
/// standard chess does not have is king takes rook in both, so that each text means one move.
std::string write_uci(Move move, Variant variant = Variant::Standard);

/// Two squares and perhaps a promotion letter (any piece's: judge() refuses a king): an Attempt,
/// legal or not. A reason, input.unreadable or input.off_board ("e2e9"), where it is not even that.
Result<Attempt, Reason> parse_uci(std::string_view text);

}  // namespace luatco::chess
