// One board, sliders looked up with the instruction PEXT: the occupied squares that matter, pulled
// together, are the number of the entry. Only for files compiled with -mbmi2.
#pragma once

#include <immintrin.h>

#include <array>

#include "luatco/chess/geometry/portable.h"

namespace luatco::chess {

struct Bmi2 : OneBoard {
  LUATCO_INLINE static Set rook(Square from, Set occupied) {
    return lookup(rooks[index(from)], occupied);
  }
  LUATCO_INLINE static Set bishop(Square from, Set occupied) {
    return lookup(bishops[index(from)], occupied);
  }
  LUATCO_INLINE static Set slider_attacks(Set straight, Set diagonal, Set occupied) {
    Set attacks = 0;
    for (const Square from : squares(straight)) attacks |= rook(from, occupied);
    for (const Square from : squares(diagonal)) attacks |= bishop(from, occupied);
    return attacks;
  }

  /// Four at a time, of which the last may be too many: fewer branches to guess.
  template <int most>
  LUATCO_INLINE static Move* write(Move* out, Set targets, unsigned factor, unsigned rest) {
    Move* const end = out + count(targets);
    while (targets != 0) {
      for (int i = 0; i < 4; ++i) {
        const auto to = static_cast<unsigned>(_tzcnt_u64(targets));
        *out++ = Move{static_cast<std::uint16_t>(to * factor + rest)};
        targets = _blsr_u64(targets);
      }
    }
    return end;
  }

  /// Must have run before anything else here (0.8 MB, about a millisecond).
  static void prepare();

 private:
  struct Entry {
    const Bitboard* attacks;
    Bitboard relevant;  // squares whose occupation changes the answer
  };
  LUATCO_INLINE static Set lookup(const Entry& entry, Set occupied) {
    return entry.attacks[_pext_u64(occupied, entry.relevant)];
  }
  static std::array<Entry, 64> rooks;
  static std::array<Entry, 64> bishops;
};

}  // namespace luatco::chess
