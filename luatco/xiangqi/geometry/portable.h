// A file is five bits of each half, nine apart. One multiplication brings them together, or apart
// again: its five partial products fall on bits that no two of them share. Runs anywhere.
#pragma once

#include <cstdint>

#include "luatco/base/inline.h"
#include "luatco/xiangqi/square.h"

namespace luatco::xiangqi {

struct Portable {
  /// The ten points of a file as the low bits of a number, a0 or its like first.
  LUATCO_INLINE static constexpr unsigned gather(PointSet set, unsigned file) {
    const std::uint64_t red = (set.half[0] >> file & kFileOfHalf) * kFan;
    const std::uint64_t black = (set.half[1] >> file & kFileOfHalf) * kFan;
    return static_cast<unsigned>((red >> 32 & 31) | (black >> 27 & 0x3E0));
  }
  /// The inverse.
  LUATCO_INLINE static constexpr PointSet spread(unsigned ten, unsigned file) {
    return {{((ten & 31) * kFan & kFileOfHalf) << file, ((ten >> 5) * kFan & kFileOfHalf) << file}};
  }

 private:
  static constexpr std::uint64_t kFan = 0x1'0101'0101;
};

}  // namespace luatco::xiangqi
