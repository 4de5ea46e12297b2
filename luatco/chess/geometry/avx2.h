// Four boards in one AVX2 register. Only for files compiled with its flags.
#pragma once

#include <immintrin.h>

#include "luatco/chess/geometry/lanes.h"

namespace luatco::chess {

struct Avx2 {
  using Vector [[gnu::vector_size(32)]] = Bitboard;

  LUATCO_INLINE static Bitboard any(Vector v) { return v[0] | v[1] | v[2] | v[3]; }
  LUATCO_INLINE static bool empty(Vector v) { return _mm256_testz_si256(raw(v), raw(v)) != 0; }
  LUATCO_INLINE static Vector if_any(Vector v) { return ~if_none(v); }
  LUATCO_INLINE static Vector if_none(Vector v) { return reinterpret_cast<Vector>(v == 0); }
  /// By looking up half bytes.
  LUATCO_INLINE static Vector counts(Vector v) {
    const __m256i of_half = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                             0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i half = _mm256_set1_epi8(15);
    const __m256i low = _mm256_and_si256(raw(v), half);
    const __m256i high = _mm256_and_si256(_mm256_srli_epi16(raw(v), 4), half);
    const __m256i bytes =
        _mm256_add_epi8(_mm256_shuffle_epi8(of_half, low), _mm256_shuffle_epi8(of_half, high));
    return reinterpret_cast<Vector>(_mm256_sad_epu8(bytes, _mm256_setzero_si256()));
  }
  /// The highest member of each set, or a1 where it is empty. The members are `step` apart.
  template <int step>
  LUATCO_INLINE static Vector highest(Vector v) {
    Vector below = v | v >> step;
    below |= below >> 2 * step;
    below |= below >> 4 * step;
    return (below & ~(below >> step)) - if_none(v);
  }

 private:
  LUATCO_INLINE static __m256i raw(Vector v) { return reinterpret_cast<__m256i>(v); }
};

}  // namespace luatco::chess
