// Numbers by chance that are the same everywhere for the same seed.
#pragma once

#include <cstdint>

namespace luatco::teach {

/// A small generator of its own: the same numbers everywhere.
class Chance {
 public:
  explicit Chance(std::uint64_t seed)
      : state_(seed * 0x9E3779B97F4A7C15ULL + 0xD1B54A32D192ED03ULL) {}
  /// 0 .. bound - 1. Precondition: bound > 0.
  int below(int bound) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<int>((state_ >> 16) % static_cast<std::uint64_t>(bound));
  }

 private:
  std::uint64_t state_;
};

}  // namespace luatco::teach
