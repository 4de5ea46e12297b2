// One board, sliders looked up in tables of 0.85 MB: a multiplication pulls the occupied squares
// that matter together into the number of the entry. Runs anywhere; for counting millions of
// positions, since the tables have to be filled first.
#pragma once

#include <array>

#include "luatco/chess/geometry/portable.h"

namespace luatco::chess {

struct Magic : OneBoard {
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

  /// Must have run before anything else here.
  static void prepare();

 private:
  struct Entry {
    Bitboard relevant;  // squares whose occupation changes the answer
    Bitboard factor;    // found by trial: no two different answers get the same number
    const Bitboard* attacks;
    unsigned shift;
  };
  LUATCO_INLINE static Set lookup(const Entry& entry, Set occupied) {
    return entry.attacks[(occupied & entry.relevant) * entry.factor >> entry.shift];
  }
  static std::array<Entry, 64> rooks;
  static std::array<Entry, 64> bishops;
};

}  // namespace luatco::chess
