// Eight boards in one AVX-512 register. Only for files compiled with its flags.
#pragma once

#include <immintrin.h>

#include <array>
#include <cstdint>

#include "luatco/chess/geometry/bmi2.h"
#include "luatco/chess/geometry/lanes.h"

namespace luatco::chess {

struct Avx512 {
  using Vector [[gnu::vector_size(64)]] = Bitboard;

  LUATCO_INLINE static Bitboard any(Vector v) {
    return static_cast<Bitboard>(_mm512_reduce_or_epi64(raw(v)));
  }
  LUATCO_INLINE static bool empty(Vector v) { return _mm512_test_epi64_mask(raw(v), raw(v)) == 0; }
  LUATCO_INLINE static Vector if_any(Vector v) {
    return made(_mm512_movm_epi64(_mm512_test_epi64_mask(raw(v), raw(v))));
  }
  LUATCO_INLINE static Vector if_none(Vector v) {
    return made(_mm512_movm_epi64(_mm512_testn_epi64_mask(raw(v), raw(v))));
  }
  LUATCO_INLINE static Vector counts(Vector v) { return made(_mm512_popcnt_epi64(raw(v))); }
  /// The highest member of each set, or a1 where it is empty. The members are `step` apart.
  template <int step>
  LUATCO_INLINE static Vector highest(Vector v) {
    return made(_mm512_srlv_epi64(_mm512_set1_epi64(static_cast<long long>(Bitboard{1} << 63)),
                                  _mm512_lzcnt_epi64(raw(v | 1))));
  }

 private:
  LUATCO_INLINE static __m512i raw(Vector v) { return reinterpret_cast<__m512i>(v); }
  LUATCO_INLINE static Vector made(__m512i v) { return reinterpret_cast<Vector>(v); }
};

/// One board, with moves written 32 at a time.
struct Bmi2WithAvx512 : Bmi2 {
  template <int most>
  LUATCO_INLINE static Move* write(Move* out, Set targets, unsigned factor, unsigned rest) {
    const auto times = static_cast<short>(factor);
    const auto plus = static_cast<short>(rest);
    // The numbers of the members of the set, pulled together.
    const __m512i all = _mm512_maskz_compress_epi8(targets, every_square());
    if constexpr (most <= 8) {
      const __m128i numbers = _mm_cvtepu8_epi16(_mm512_castsi512_si128(all));
      _mm_storeu_si128(
          reinterpret_cast<__m128i*>(out),
          _mm_add_epi16(_mm_mullo_epi16(numbers, _mm_set1_epi16(times)), _mm_set1_epi16(plus)));
    } else if constexpr (most <= 16) {
      const __m256i numbers = _mm256_cvtepu8_epi16(_mm512_castsi512_si128(all));
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(out),
                          _mm256_add_epi16(_mm256_mullo_epi16(numbers, _mm256_set1_epi16(times)),
                                           _mm256_set1_epi16(plus)));
    } else {
      static_assert(most <= 32);
      const __m512i numbers = _mm512_cvtepu8_epi16(_mm512_castsi512_si256(all));
      _mm512_storeu_si512(out,
                          _mm512_add_epi16(_mm512_mullo_epi16(numbers, _mm512_set1_epi16(times)),
                                           _mm512_set1_epi16(plus)));
    }
    return out + count(targets);
  }

 private:
  LUATCO_INLINE static __m512i every_square() {
    constexpr auto numbers = [] {
      std::array<std::uint8_t, 64> all{};
      for (unsigned i = 0; i < 64; ++i) all[i] = static_cast<std::uint8_t>(i);
      return all;
    }();
    alignas(64) static constexpr std::array<std::uint8_t, 64> kNumbers = numbers;
    return _mm512_load_si512(kNumbers.data());
  }
};

}  // namespace luatco::chess
