// One board, sliders looked up ray by ray; small tables, no special instructions: the geometry of
// WebAssembly, and of processors for which there is no better one.
#pragma once

#include "luatco/base/inline.h"
#include "luatco/chess/attacks.h"

namespace luatco::chess {

/// What any geometry of one board has: a set is a bitboard.
struct OneBoard {
  using Set = Bitboard;
  static constexpr int kBoards = 1;

  /// The squares that belong to `set` on any board.
  LUATCO_INLINE static Bitboard any(Set set) { return set; }
  /// Full on the boards where `square` belongs to `set`. Precondition: it does on one.
  LUATCO_INLINE static Set where(Set, Square) { return ~Set{0}; }
  /// Full on the boards where `set` is not empty, or where it is.
  LUATCO_INLINE static Set if_any(Set set) { return set != 0 ? ~Set{0} : 0; }
  LUATCO_INLINE static Set if_none(Set set) { return set == 0 ? ~Set{0} : 0; }
};

struct Portable : OneBoard {
  static void prepare() {}
  LUATCO_INLINE static Set rook(Square from, Set occupied) { return rook_attacks(from, occupied); }
  LUATCO_INLINE static Set bishop(Square from, Set occupied) {
    return bishop_attacks(from, occupied);
  }
  /// All squares attacked by any of these.
  LUATCO_INLINE static Set slider_attacks(Set straight, Set diagonal, Set occupied) {
    Set attacks = 0;
    for (const Square from : squares(straight)) attacks |= rook(from, occupied);
    for (const Square from : squares(diagonal)) attacks |= bishop(from, occupied);
    return attacks;
  }
};

}  // namespace luatco::chess
