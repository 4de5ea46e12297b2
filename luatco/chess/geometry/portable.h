// One board, sliders looked up line by line; small tables, no special instructions: the geometry of
// WebAssembly, and of processors for which there is no better one.
#pragma once

#include "luatco/base/inline.h"
#include "luatco/chess/attacks.h"
#include "luatco/chess/move.h"

namespace luatco::chess {

/// What any geometry of one board has: a set is a bitboard.
struct OneBoard {
  using Set = Bitboard;
  static constexpr int kBoards = 1;

  /// The squares that belong to `set` on any board.
  LUATCO_INLINE static Bitboard any(Set set) { return set; }
  /// Is it empty on every board?
  LUATCO_INLINE static bool empty(Set set) { return set == 0; }
  /// The squares that may belong to `set` on some board, which are all in `bound`.
  LUATCO_INLINE static Bitboard within(Set set, Bitboard) { return set; }
  /// Full on the boards where `square` belongs to `set`. Precondition: it came from any() or
  /// within().
  LUATCO_INLINE static Set where(Set, Square) { return ~Set{0}; }
  /// Full on the boards where `set` is not empty, or where it is.
  LUATCO_INLINE static Set if_any(Set set) { return set != 0 ? ~Set{0} : 0; }
  LUATCO_INLINE static Set if_none(Set set) { return set == 0 ? ~Set{0} : 0; }

  /// Writes the moves with the bits target * factor + rest, not more than `most`; returns where the
  /// next one goes. There is room for 32 more than are legal.
  template <int most>
  LUATCO_INLINE static Move* write(Move* out, Set targets, unsigned factor, unsigned rest) {
    for (const Square to : squares(targets)) {
      *out++ = Move{static_cast<std::uint16_t>(index(to) * factor + rest)};
    }
    return out;
  }
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
