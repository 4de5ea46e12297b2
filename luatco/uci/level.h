// How strong an engine is to play. A level says what the engine may do, not a rating nobody knows;
// docs/performance.md has how the levels did against each other.
#pragma once

#include <cstdint>
#include <span>

#include "luatco/uci/profile.h"

namespace luatco::engine {

struct Level {
  int number;  // goes on where the small opponent (core/search.h) ends
  int share;   // of 100 moves so many are the engine's; the small opponent makes the others
  std::uint64_t nodes;  // positions it may look at for a move; 0: as many as it can
  std::int64_t millis;  // its time for a move; 0: not laid down
};

/// From the weakest to full strength.
std::span<const Level> levels();
/// nullptr where there is no such level.
const Level* level(int number);

/// Whether the engine is asked for this move, or the small opponent at its best level.
bool asks_engine(const Level& level, std::uint64_t seed);

/// What the level allows for one move. `seed` moves the number of positions by up to a fifth, so
/// that two games are not the same.
Limits limits_of(const Level& level, std::uint64_t seed);

}  // namespace luatco::engine
