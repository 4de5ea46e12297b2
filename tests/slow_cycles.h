// A second opinion on checks and chases: plain code on a board of letters, made on copies, sharing
// nothing with luatco/. It follows docs/laws/xiangqi.md, sections 6 and 7.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/slow_xiangqi.h"

namespace slow_xiangqi {

struct Hunt {
  Point chaser;
  Point victim;
  friend bool operator==(const Hunt&, const Hunt&) = default;
};

/// The new threats of a move, by points after it. `renewed`: whatever the moved piece attacks from
/// where it stands now counts (the club's reading).
std::vector<Hunt> chases(const Board& before, const Move& move, bool renewed);
bool gives_check(const Board& before, const Move& move);

/// "red_loses", "black_loses" or "draw" for the plies from the first to the third occurrence of the
/// position that `moves` from `start` lead to; "continue" where it has not occurred three times.
std::string rule_cycle(const Board& start, const std::vector<Move>& moves);

}  // namespace slow_xiangqi
