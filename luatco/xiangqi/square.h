// Points, files, ranks and sets of points. The law places pieces on the crossings of the lines;
// `Square` is the word the games share for a place where a piece can stand. a0 = 0, b0 = 1, i9 =
// 89; rank 0 is Red's back rank.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "luatco/base/inline.h"
#include "luatco/core/side.h"

namespace luatco::xiangqi {

enum class Point : std::uint8_t {
  // clang-format off
  A0, B0, C0, D0, E0, F0, G0, H0, I0,
  A1, B1, C1, D1, E1, F1, G1, H1, I1,
  A2, B2, C2, D2, E2, F2, G2, H2, I2,
  A3, B3, C3, D3, E3, F3, G3, H3, I3,
  A4, B4, C4, D4, E4, F4, G4, H4, I4,
  A5, B5, C5, D5, E5, F5, G5, H5, I5,
  A6, B6, C6, D6, E6, F6, G6, H6, I6,
  A7, B7, C7, D7, E7, F7, G7, H7, I7,
  A8, B8, C8, D8, E8, F8, G8, H8, I8,
  A9, B9, C9, D9, E9, F9, G9, H9, I9,
  // clang-format on
};
using Square = Point;
inline constexpr int kFiles = 9;
inline constexpr int kRanks = 10;
inline constexpr int kPoints = kFiles * kRanks;

LUATCO_INLINE constexpr unsigned index(Point point) { return static_cast<unsigned>(point); }
/// Files and ranks count from 0: file 0 is a. Precondition: on the board.
LUATCO_INLINE constexpr Point make_point(int file, int rank) {
  return static_cast<Point>(rank * kFiles + file);
}
LUATCO_INLINE constexpr Point point_at(unsigned i) { return static_cast<Point>(i); }
constexpr bool on_board(int file, int rank) {
  return file >= 0 && file < kFiles && rank >= 0 && rank < kRanks;
}
LUATCO_INLINE constexpr int file_of(Point point) { return static_cast<int>(index(point)) % kFiles; }
LUATCO_INLINE constexpr int rank_of(Point point) { return static_cast<int>(index(point)) / kFiles; }

/// The rank as its side counts it: 0 is the side's own back rank, 5 the first across the river.
constexpr int relative_rank(Side side, int rank) { return side == Side::First ? rank : 9 - rank; }
constexpr int relative_rank(Side side, Point point) { return relative_rank(side, rank_of(point)); }
constexpr bool across_river(Side side, Point point) { return relative_rank(side, point) >= 5; }

/// "e4"; the view points to static text.
constexpr std::string_view name(Point point) {
  constexpr std::string_view all =
      "a0b0c0d0e0f0g0h0i0a1b1c1d1e1f1g1h1i1a2b2c2d2e2f2g2h2i2a3b3c3d3e3f3g3h3i3a4b4c4d4e4f4g4h4i4"
      "a5b5c5d5e5f5g5h5i5a6b6c6d6e6f6g6h6i6a7b7c7d7e7f7g7h7i7a8b8c8d8e8f8g8h8i8a9b9c9d9e9f9g9h9i9";
  return all.substr(index(point) * 2, 2);
}

/// Reads exactly "a0".."i9".
constexpr std::optional<Point> parse_point(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'i' || text[1] < '0' || text[1] > '9') {
    return std::nullopt;
  }
  return make_point(text[0] - 'a', text[1] - '0');
}

inline constexpr unsigned kHalfPoints = 45;
inline constexpr std::uint64_t kHalf = (std::uint64_t{1} << kHalfPoints) - 1;

/// A set of points: one word for each side's half of the board, split at the river. Bit i of
/// Red's word is point i, bit i of Black's word is point 45 + i.
struct PointSet {
  std::uint64_t half[2] = {0, 0};

  [[nodiscard, gnu::always_inline]] constexpr bool any() const { return (half[0] | half[1]) != 0; }
  [[nodiscard, gnu::always_inline]] constexpr bool empty() const { return !any(); }
  LUATCO_INLINE friend constexpr bool operator==(PointSet a, PointSet b) {
    return ((a.half[0] ^ b.half[0]) | (a.half[1] ^ b.half[1])) == 0;
  }
  LUATCO_INLINE friend constexpr PointSet operator&(PointSet a, PointSet b) {
    return {{a.half[0] & b.half[0], a.half[1] & b.half[1]}};
  }
  LUATCO_INLINE friend constexpr PointSet operator|(PointSet a, PointSet b) {
    return {{a.half[0] | b.half[0], a.half[1] | b.half[1]}};
  }
  LUATCO_INLINE friend constexpr PointSet operator^(PointSet a, PointSet b) {
    return {{a.half[0] ^ b.half[0], a.half[1] ^ b.half[1]}};
  }
  LUATCO_INLINE friend constexpr PointSet operator~(PointSet a) {
    return {{~a.half[0] & kHalf, ~a.half[1] & kHalf}};
  }
  LUATCO_INLINE constexpr PointSet& operator&=(PointSet b) { return *this = *this & b; }
  LUATCO_INLINE constexpr PointSet& operator|=(PointSet b) { return *this = *this | b; }
  LUATCO_INLINE constexpr PointSet& operator^=(PointSet b) { return *this = *this ^ b; }
};

/// Which half a point lies in (0: Red's) and its bit there.
LUATCO_INLINE constexpr unsigned half_of(Point point) {
  return index(point) >= kHalfPoints ? 1 : 0;
}
LUATCO_INLINE constexpr unsigned bit_of(Point point) {
  return index(point) - kHalfPoints * half_of(point);
}

LUATCO_INLINE constexpr PointSet bit(Point point) {
  const std::uint64_t black = half_of(point);
  return {{(black ^ 1) << bit_of(point), black << bit_of(point)}};
}
LUATCO_INLINE constexpr bool contains(PointSet set, Point point) {
  return (set.half[half_of(point)] >> bit_of(point) & 1) != 0;
}
LUATCO_INLINE constexpr int count(PointSet set) {
  return std::popcount(set.half[0]) + std::popcount(set.half[1]);
}
/// Precondition: set is not empty.
LUATCO_INLINE constexpr Point first(PointSet set) {
  return point_at(static_cast<unsigned>(set.half[0] != 0 ? std::countr_zero(set.half[0])
                                                         : static_cast<int>(kHalfPoints) +
                                                               std::countr_zero(set.half[1])));
}
constexpr Point last(PointSet set) {
  return point_at(static_cast<unsigned>(set.half[1] != 0 ? static_cast<int>(kHalfPoints) + 63 -
                                                               std::countl_zero(set.half[1])
                                                         : 63 - std::countl_zero(set.half[0])));
}
LUATCO_INLINE constexpr PointSet without_first(PointSet set) {
  if (set.half[0] != 0) {
    set.half[0] &= set.half[0] - 1;
  } else {
    set.half[1] &= set.half[1] - 1;
  }
  return set;
}
LUATCO_INLINE constexpr bool more_than_one(PointSet set) {
  return set.any() && without_first(set).any();
}
/// Cheaper than counting on processors, and in builds, that have no instruction for it.
LUATCO_INLINE constexpr bool exactly_one(PointSet set) {
  return set.any() && without_first(set).empty();
}

/// The points of a side's own half.
LUATCO_INLINE constexpr PointSet home_half(Side side) {
  return side == Side::First ? PointSet{{kHalf, 0}} : PointSet{{0, kHalf}};
}
constexpr PointSet rank_set(int rank) {
  const std::uint64_t word = std::uint64_t{0x1FF} << (rank % 5 * kFiles);
  return rank < 5 ? PointSet{{word, 0}} : PointSet{{0, word}};
}
/// Bits 0, 9, 18, 27, 36: the a-file of one half.
inline constexpr std::uint64_t kFileOfHalf = 0x0000'0010'0804'0201;
LUATCO_INLINE constexpr PointSet file_set(int file) {
  return {{kFileOfHalf << file, kFileOfHalf << file}};
}
/// The nine points of a side's palace.
constexpr PointSet palace(Side side) {
  const std::uint64_t word = std::uint64_t{0x38} * 0x0000'0000'0004'0201;
  return side == Side::First ? PointSet{{word, 0}} : PointSet{{0, word << (2 * kFiles)}};
}

/// Iterates a set from a0 upwards: `for (const Point p : points(set))`.
class PointRange {
 public:
  class Iterator {
   public:
    LUATCO_INLINE constexpr explicit Iterator(PointSet rest) : rest_(rest) {}
    LUATCO_INLINE constexpr Point operator*() const { return first(rest_); }
    LUATCO_INLINE constexpr Iterator& operator++() {
      rest_ = without_first(rest_);
      return *this;
    }
    LUATCO_INLINE friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.rest_ == b.rest_;
    }

   private:
    PointSet rest_;
  };
  LUATCO_INLINE constexpr explicit PointRange(PointSet set) : set_(set) {}
  [[nodiscard, gnu::always_inline]] constexpr Iterator begin() const { return Iterator{set_}; }
  [[nodiscard, gnu::always_inline]] static constexpr Iterator end() { return Iterator{PointSet{}}; }

 private:
  PointSet set_;
};
LUATCO_INLINE constexpr PointRange points(PointSet set) { return PointRange{set}; }

/// The same, half by half: `visit` is compiled once for each, knowing the half. For hot loops.
template <class Visit>
LUATCO_INLINE constexpr void for_each_point(PointSet set, Visit visit) {
  for (std::uint64_t rest = set.half[0]; rest != 0; rest &= rest - 1) {
    const auto i = static_cast<unsigned>(std::countr_zero(rest));
    if (i >= kHalfPoints) __builtin_unreachable();
    visit(point_at(i));
  }
  for (std::uint64_t rest = set.half[1]; rest != 0; rest &= rest - 1) {
    const auto i = static_cast<unsigned>(std::countr_zero(rest));
    if (i >= kHalfPoints) __builtin_unreachable();
    visit(point_at(i + kHalfPoints));
  }
}

}  // namespace luatco::xiangqi
