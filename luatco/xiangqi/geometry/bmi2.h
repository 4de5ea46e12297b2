// The points of a file pulled out of a half, and put back, by the instructions PEXT and PDEP. Only
// for files compiled with -mbmi2.
#pragma once

#include <immintrin.h>

#include "luatco/base/inline.h"
#include "luatco/xiangqi/square.h"

namespace luatco::xiangqi {

struct Bmi2 {
  LUATCO_INLINE static unsigned gather(PointSet set, unsigned file) {
    const std::uint64_t mask = kFileOfHalf << file;
    return static_cast<unsigned>(_pext_u64(set.half[0], mask) | _pext_u64(set.half[1], mask) << 5);
  }
  LUATCO_INLINE static PointSet spread(unsigned ten, unsigned file) {
    const std::uint64_t mask = kFileOfHalf << file;
    return {{_pdep_u64(ten, mask), _pdep_u64(ten >> 5, mask)}};
  }
};

}  // namespace luatco::xiangqi
