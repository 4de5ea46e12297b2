#include "luatco/explain/worth.h"

#include <algorithm>
#include <cmath>

namespace luatco::explain {
namespace {

// The curves that Lichess publishes (lichess.org/page/accuracy), fitted there to games of chess.
constexpr double kSlope = 0.00368208;
constexpr double kHeight = 103.1668;
constexpr double kFall = 0.04354;
constexpr double kShift = 3.1669;

}  // namespace

double hope(Score score) {
  if (score.mate != 0) return score.mate > 0 ? 100 : 0;
  return 100 / (1 + std::exp(-kSlope * score.centipawns));
}

double accuracy(double before, double after) {
  if (after >= before) return 100;
  return std::clamp(kHeight * std::exp(-kFall * (before - after)) - kShift, 0.0, 100.0);
}

Slip slip_of(double lost) {
  if (lost >= 20) return Slip::Blunder;
  if (lost >= 10) return Slip::Mistake;
  return lost >= 5 ? Slip::Inaccuracy : Slip::None;
}

std::string_view name(Slip slip) {
  switch (slip) {
    case Slip::None: return "";
    case Slip::Inaccuracy: return "inaccuracy";
    case Slip::Mistake: return "mistake";
    case Slip::Blunder: return "blunder";
  }
  return "";
}

Standing standing(double hope) {
  if (hope >= 75) return Standing::Winning;
  return hope > 25 ? Standing::Even : Standing::Losing;
}

}  // namespace luatco::explain
