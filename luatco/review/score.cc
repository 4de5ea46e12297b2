#include "luatco/review/score.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace luatco::review {
namespace {

// The curves that Lichess publishes (lichess.org/page/accuracy), fitted there to games of chess.
constexpr double kSlope = 0.00368208;
constexpr double kHeight = 103.1668;
constexpr double kFall = 0.04354;
constexpr double kShift = 3.1669;

}  // namespace

double hope(const engine::Score& score) {
  if (score.mate != 0) return score.mate > 0 ? 100 : 0;
  return 100 / (1 + std::exp(-kSlope * score.centipawns));
}

double accuracy(double before, double after) {
  if (after >= before) return 100;
  return std::clamp(kHeight * std::exp(-kFall * (before - after)) - kShift, 0.0, 100.0);
}

Mark mark_of(double lost) {
  if (lost >= 20) return Mark::Blunder;
  if (lost >= 10) return Mark::Mistake;
  return lost >= 5 ? Mark::Inaccuracy : Mark::None;
}

std::uint32_t nag(Mark mark) {
  switch (mark) {
    case Mark::None: return 0;
    case Mark::Inaccuracy: return 6;
    case Mark::Mistake: return 2;
    case Mark::Blunder: return 4;
  }
  return 0;
}

const char* sign(Mark mark) {
  switch (mark) {
    case Mark::None: return "";
    case Mark::Inaccuracy: return "?!";
    case Mark::Mistake: return "?";
    case Mark::Blunder: return "??";
  }
  return "";
}

Standing standing(double hope) {
  if (hope >= 75) return Standing::Winning;
  return hope > 25 ? Standing::Even : Standing::Losing;
}

engine::Score turned(engine::Score score) { return {-score.centipawns, -score.mate}; }

std::string eval_text(const engine::Score& score) {
  if (score.mate != 0) return "#" + std::to_string(score.mate);
  char text[16];
  std::snprintf(text, sizeof text, "%.2f", score.centipawns / 100.0);
  return text;
}

}  // namespace luatco::review
