// Squares, files, ranks and sets of squares. Bit i of a set is square i; a1 = 0, b1 = 1, h8 = 63.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

#include "luatco/core/side.h"

namespace luatco::chess {

enum class Square : std::uint8_t {
  // clang-format off
  A1, B1, C1, D1, E1, F1, G1, H1,
  A2, B2, C2, D2, E2, F2, G2, H2,
  A3, B3, C3, D3, E3, F3, G3, H3,
  A4, B4, C4, D4, E4, F4, G4, H4,
  A5, B5, C5, D5, E5, F5, G5, H5,
  A6, B6, C6, D6, E6, F6, G6, H6,
  A7, B7, C7, D7, E7, F7, G7, H7,
  A8, B8, C8, D8, E8, F8, G8, H8,
  // clang-format on
};
inline constexpr int kSquares = 64;

constexpr unsigned index(Square square) { return static_cast<unsigned>(square); }
/// Files and ranks count from 0: file 0 is a, rank 0 is 1. Precondition: both in 0..7.
constexpr Square make_square(int file, int rank) { return static_cast<Square>(rank * 8 + file); }
constexpr Square square_at(unsigned i) { return static_cast<Square>(i); }
constexpr int file_of(Square square) { return static_cast<int>(index(square) & 7); }
constexpr int rank_of(Square square) { return static_cast<int>(index(square) >> 3); }

/// The rank as its side counts it: 0 is the side's own first rank.
constexpr int relative_rank(Side side, int rank) { return side == Side::First ? rank : 7 - rank; }
constexpr int relative_rank(Side side, Square square) {
  return relative_rank(side, rank_of(square));
}

/// "e4"; the view points to static text.
constexpr std::string_view name(Square square) {
  constexpr std::string_view all =
      "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4"
      "a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";
  return all.substr(index(square) * 2, 2);
}

/// Reads exactly "a1".."h8".
constexpr std::optional<Square> parse_square(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
    return std::nullopt;
  }
  return make_square(text[0] - 'a', text[1] - '1');
}

/// A set of squares.
using Bitboard = std::uint64_t;

constexpr Bitboard bit(Square square) { return Bitboard{1} << index(square); }
constexpr bool contains(Bitboard set, Square square) { return (set >> index(square) & 1) != 0; }
constexpr int count(Bitboard set) { return std::popcount(set); }
constexpr bool more_than_one(Bitboard set) { return (set & (set - 1)) != 0; }
/// Precondition: set is not empty.
constexpr Square first(Bitboard set) {
  return square_at(static_cast<unsigned>(std::countr_zero(set)));
}
constexpr Square last(Bitboard set) {
  return square_at(63U - static_cast<unsigned>(std::countl_zero(set)));
}

constexpr Bitboard file_set(int file) { return Bitboard{0x0101010101010101} << file; }
constexpr Bitboard rank_set(int rank) { return Bitboard{0xFF} << (8 * rank); }
inline constexpr Bitboard kDarkSquares = 0xAA55AA55AA55AA55;

/// Iterates a set from a1 upwards: `for (const Square s : squares(set))`.
class SquareRange {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(Bitboard rest) : rest_(rest) {}
    constexpr Square operator*() const { return first(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Bitboard rest_;
  };
  constexpr explicit SquareRange(Bitboard set) : set_(set) {}
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{set_}; }
  [[nodiscard]] static constexpr Iterator end() { return Iterator{0}; }

 private:
  Bitboard set_;
};
constexpr SquareRange squares(Bitboard set) { return SquareRange{set}; }

}  // namespace luatco::chess
