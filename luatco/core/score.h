// What a position is worth to one side.
#pragma once

#include <cstdint>

namespace luatco {

struct Score {
  std::int32_t centipawns = 0;
  std::int32_t mate = 0;  // in so many moves; negative: it is mated; 0: `centipawns` counts
  friend bool operator==(const Score&, const Score&) = default;
};
/// Bounds for what comes from outside: what engines that have no word for mate say near it (UCCI),
/// or nobody needs to tell apart.
inline constexpr std::int32_t kMostCentipawns = 10'000;
inline constexpr std::int32_t kMostMatingMoves = 10'000;

/// The same score seen from the other seat.
inline Score turned(Score score) { return {-score.centipawns, -score.mate}; }

}  // namespace luatco
