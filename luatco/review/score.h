// Scores and slips as PGN writes them.
#pragma once

#include <cstdint>
#include <string>

#include "luatco/core/score.h"
#include "luatco/explain/worth.h"

namespace luatco::review {

/// The glyph of PGN ($6, $2, $4); 0 for none.
std::uint32_t nag(explain::Slip slip);
/// "?!", "?", "??"
const char* sign(explain::Slip slip);

/// "0.35", "-1.20", "#3", "#-2": as PGN's [%eval] has it.
std::string eval_text(const Score& score);

}  // namespace luatco::review
