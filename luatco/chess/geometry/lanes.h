// Several boards at once, one in each 64-bit lane of a vector. No look-up by square can be made
// when every lane has its own squares, so the sliders of the side that has just moved spread over
// the empty squares step by step. Those of the side to move stand on the same squares in all lanes.
#pragma once

#include <array>
#include <cstdint>

#include "luatco/base/inline.h"
#include "luatco/chess/attacks.h"

namespace luatco::chess {

/// One bitboard in each lane. `Machine` is the processor whose instructions its operations use.
template <class Machine>
struct LaneSets {
  using Vector = typename Machine::Vector;
  Vector v;

  LaneSets() = default;
  LUATCO_INLINE LaneSets(Vector vector) : v(vector) {}
  LUATCO_INLINE LaneSets(Bitboard same) : v(Vector{} + same) {}

  LUATCO_INLINE LaneSets operator~() const { return ~v; }
  LUATCO_INLINE LaneSets operator<<(int n) const { return v << n; }
  LUATCO_INLINE LaneSets operator>>(int n) const { return v >> n; }
  LUATCO_INLINE friend LaneSets operator&(LaneSets a, LaneSets b) { return a.v & b.v; }
  LUATCO_INLINE friend LaneSets operator|(LaneSets a, LaneSets b) { return a.v | b.v; }
  LUATCO_INLINE friend LaneSets operator^(LaneSets a, LaneSets b) { return a.v ^ b.v; }
  LUATCO_INLINE friend LaneSets operator+(LaneSets a, LaneSets b) { return a.v + b.v; }
  LUATCO_INLINE friend LaneSets operator-(LaneSets a, LaneSets b) { return a.v - b.v; }
  LUATCO_INLINE LaneSets& operator&=(LaneSets b) { return *this = *this & b; }
  LUATCO_INLINE LaneSets& operator|=(LaneSets b) { return *this = *this | b; }
  LUATCO_INLINE LaneSets& operator+=(LaneSets b) { return *this = *this + b; }
};

template <class Machine>
struct LaneBoards {
  using Set = LaneSets<Machine>;
  static constexpr unsigned kBoards = sizeof(typename Machine::Vector) / sizeof(Bitboard);

  LUATCO_INLINE static Bitboard any(Set set) { return Machine::any(set.v); }
  LUATCO_INLINE static bool empty(Set set) { return Machine::empty(set.v); }
  LUATCO_INLINE static Bitboard within(Set, Bitboard bound) { return bound; }
  LUATCO_INLINE static Set where(Set set, Square square) { return if_any(set & bit(square)); }
  LUATCO_INLINE static Set if_any(Set set) { return Machine::if_any(set.v); }
  LUATCO_INLINE static Set if_none(Set set) { return Machine::if_none(set.v); }

  LUATCO_INLINE static Set counts(Set set) { return Machine::counts(set.v); }
  /// One bitboard for each board, from an aligned array.
  LUATCO_INLINE static Set load(const Bitboard* sets) {
    return *reinterpret_cast<const typename Set::Vector*>(sets);
  }
  LUATCO_INLINE static void store(Bitboard* sets, Set set) {
    *reinterpret_cast<typename Set::Vector*>(sets) = set.v;
  }
  /// Full on the first `n` boards.
  LUATCO_INLINE static Set first_boards(unsigned n) {
    Set full;
    for (unsigned i = 0; i < kBoards; ++i) full.v[i] = i < n ? ~Bitboard{0} : 0;
    return full;
  }
  LUATCO_INLINE static std::uint64_t sum(Set set) {
    std::uint64_t all = 0;
    for (unsigned i = 0; i < kBoards; ++i) all += set.v[i];
    return all;
  }

  LUATCO_INLINE static Set rook(Square from, Set occupied) {
    return along<0>(from, occupied) | along<1>(from, occupied);
  }
  LUATCO_INLINE static Set bishop(Square from, Set occupied) {
    return along<2>(from, occupied) | along<3>(from, occupied);
  }
  LUATCO_INLINE static Set slider_attacks(Set straight, Set diagonal, Set occupied) {
    const Set empty_squares = ~occupied;
    return spread<8>(straight, empty_squares) | spread<-8>(straight, empty_squares) |
           spread<1>(straight, empty_squares) | spread<-1>(straight, empty_squares) |
           spread<9>(diagonal, empty_squares) | spread<-9>(diagonal, empty_squares) |
           spread<7>(diagonal, empty_squares) | spread<-7>(diagonal, empty_squares);
  }

 private:
  /// Both ways along one line: subtracting the nearest man below `from` from those above flips all
  /// between the two.
  template <unsigned direction>
  LUATCO_INLINE static Set along(Square from, Set occupied) {
    const Bitboard above = detail::ray(direction, from);
    const Bitboard below = detail::ray(direction + 4, from);
    const Set upper = occupied & above;
    constexpr int steps[] = {8, 1, 9, 7};
    const Set nearest = Machine::template highest<steps[direction]>((occupied & below).v);
    return (upper ^ (upper - nearest)) & (above | below);
  }

  template <int step>
  LUATCO_INLINE static Set shift(Set set) {
    if constexpr (step > 0) {
      return set << step;
    } else {
      return set >> -step;
    }
  }
  /// Doubles the distance covered three times: 1, 2, 4 squares, and one more onto the first man.
  template <int step>
  LUATCO_INLINE static Set spread(Set from, Set empty_squares) {
    constexpr int sideways = (step + 16) % 8 == 1 ? 1 : (step + 16) % 8 == 7 ? -1 : 0;
    constexpr Bitboard stays = sideways == 1    ? ~file_set(0)
                               : sideways == -1 ? ~file_set(7)
                                                : ~Bitboard{0};
    Set through = empty_squares & stays;
    from |= through & shift<step>(from);
    through &= shift<step>(through);
    from |= through & shift<2 * step>(from);
    through &= shift<2 * step>(through);
    from |= through & shift<4 * step>(from);
    return shift<step>(from) & stays;
  }
};

}  // namespace luatco::chess
