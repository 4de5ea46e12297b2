#include "luatco/uci/level.h"

#include "luatco/base/hash.h"
#include "luatco/core/search.h"

namespace luatco::engine {
namespace {

// Shares first, then positions: steps that win about two games in three (bench/levels).
constexpr Level kTable[] = {
    {kLevels + 1, 25, 100, 0},         {kLevels + 2, 50, 100, 0},
    {kLevels + 3, 75, 100, 0},         {kLevels + 4, 100, 100, 0},
    {kLevels + 5, 100, 200, 0},        {kLevels + 6, 100, 400, 0},
    {kLevels + 7, 100, 650, 0},        {kLevels + 8, 100, 1'000, 0},
    {kLevels + 9, 100, 1'600, 0},      {kLevels + 10, 100, 2'600, 0},
    {kLevels + 11, 100, 4'500, 0},     {kLevels + 12, 100, 8'000, 0},
    {kLevels + 13, 100, 15'000, 0},    {kLevels + 14, 100, 30'000, 0},
    {kLevels + 15, 100, 60'000, 0},    {kLevels + 16, 100, 125'000, 0},
    {kLevels + 17, 100, 250'000, 0},   {kLevels + 18, 100, 500'000, 0},
    {kLevels + 19, 100, 1'000'000, 0}, {kLevels + 20, 100, 0, 3'000},
};

}  // namespace

std::span<const Level> levels() { return kTable; }

const Level* level(int number) {
  for (const Level& one : kTable) {
    if (one.number == number) return &one;
  }
  return nullptr;
}

bool asks_engine(const Level& level, std::uint64_t seed) {
  return mix(mix(kHashStart, seed), 2) % 100 < static_cast<std::uint64_t>(level.share);
}

Limits limits_of(const Level& level, std::uint64_t seed) {
  const std::uint64_t spread = level.nodes * 2 / 5;
  const std::uint64_t least = level.nodes - level.nodes / 5;
  return {.nodes = level.nodes == 0 ? 0 : least + mix(mix(kHashStart, seed), 1) % (spread + 1),
          .depth = 0,
          .millis = level.millis};
}

}  // namespace luatco::engine
