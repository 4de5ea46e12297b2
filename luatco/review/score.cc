#include "luatco/review/score.h"

#include <cstdio>

namespace luatco::review {

std::uint32_t nag(explain::Slip slip) {
  switch (slip) {
    case explain::Slip::None: return 0;
    case explain::Slip::Inaccuracy: return 6;
    case explain::Slip::Mistake: return 2;
    case explain::Slip::Blunder: return 4;
  }
  return 0;
}

const char* sign(explain::Slip slip) {
  switch (slip) {
    case explain::Slip::None: return "";
    case explain::Slip::Inaccuracy: return "?!";
    case explain::Slip::Mistake: return "?";
    case explain::Slip::Blunder: return "??";
  }
  return "";
}

std::string eval_text(const Score& score) {
  if (score.mate != 0) return "#" + std::to_string(score.mate);
  char text[16];
  std::snprintf(text, sizeof text, "%.2f", score.centipawns / 100.0);
  return text;
}

}  // namespace luatco::review
