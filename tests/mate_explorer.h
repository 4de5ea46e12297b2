// Every position that can arise from a given one, visited breadth-first on the slow generator: the
// plainest way to say whether a side can still mate. For small cases, to hold can_mate against.
#pragma once

#include <cstddef>
#include <optional>

#include "tests/slow_chess.h"

namespace mate_explorer {

struct Answer {
  bool can_mate = false;
  std::size_t positions = 0;  // visited before the answer was known
};

/// Can White (or Black) mate by any series of legal moves? Counters are ignored. nullopt: more than
/// `limit` positions can arise.
std::optional<Answer> explore(const slow_chess::Board& start, bool white_mates, std::size_t limit);

}  // namespace mate_explorer
