// From scores to what a move was worth. The formulas are in docs/analyse.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "luatco/core/score.h"

namespace luatco::explain {

/// What a side may hope for, of 100, by the score from its seat: 50 where both are even.
double hope(Score score);

/// How good a move was, of 100, by its side's hope before and after it.
double accuracy(double before, double after);

/// How bad a move was.
enum class Slip : std::uint8_t { None, Inaccuracy, Mistake, Blunder };
/// By the hope that was lost.
Slip slip_of(double lost);
/// "inaccuracy", "mistake", "blunder"; empty for none.
std::string_view name(Slip slip);

enum class Standing : std::uint8_t { Winning, Even, Losing };
/// A result changes where this does.
Standing standing(double hope);

/// What a move was worth, as far as it needs no move to say it.
struct MoveMarks {
  // After it, from the first side's seat; none where nobody has an opinion, and no score where the
  // game is over.
  std::optional<Score> score;
  std::optional<double> hope;  // of the first side
  int depth = 0;
  // What follows is known where there is an opinion about the position before, too.
  std::optional<double> accuracy;
  Slip slip = Slip::None;
  bool changes_result = false;
};

}  // namespace luatco::explain
