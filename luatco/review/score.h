// From an engine's score to what a move was worth. The formulas are in docs/analyse.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "luatco/engine/said.h"

namespace luatco::review {

/// What a side may hope for, of 100, by the score from its seat: 50 where both are even.
double hope(const engine::Score& score);

/// How good a move was, of 100, by its side's hope before and after it.
double accuracy(double before, double after);

enum class Mark : std::uint8_t { None, Inaccuracy, Mistake, Blunder };
/// By the hope that was lost.
Mark mark_of(double lost);
/// The glyph of PGN ($6, $2, $4); 0 for none.
std::uint32_t nag(Mark mark);
/// "?!", "?", "??"
const char* sign(Mark mark);

enum class Standing : std::uint8_t { Winning, Even, Losing };
/// A result changes where this does.
Standing standing(double hope);

/// The same score seen from the other seat.
engine::Score turned(engine::Score score);

/// "0.35", "-1.20", "#3", "#-2": as PGN's [%eval] has it.
std::string eval_text(const engine::Score& score);

}  // namespace luatco::review
