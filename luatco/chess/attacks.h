// Which squares a piece attacks (FIDE 3.1.2), whatever else is going on: pins do not matter.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "luatco/chess/piece.h"
#include "luatco/chess/square.h"

namespace luatco::chess {

namespace detail {

constexpr Bitboard steps(Square from, std::initializer_list<std::pair<int, int>> deltas) {
  Bitboard set = 0;
  for (const auto& [df, dr] : deltas) {
    const int file = file_of(from) + df;
    const int rank = rank_of(from) + dr;
    if (file >= 0 && file < 8 && rank >= 0 && rank < 8) set |= bit(make_square(file, rank));
  }
  return set;
}

struct StepTables {
  std::array<Bitboard, 64> knight{};
  std::array<Bitboard, 64> king{};
  std::array<std::array<Bitboard, 64>, 2> pawn{};
};
consteval StepTables make_step_tables() {
  StepTables tables;
  for (unsigned i = 0; i < 64; ++i) {
    const Square s = square_at(i);
    tables.knight[i] =
        steps(s, {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
    tables.king[i] =
        steps(s, {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}});
    tables.pawn[0][i] = steps(s, {{-1, 1}, {1, 1}});
    tables.pawn[1][i] = steps(s, {{-1, -1}, {1, -1}});
  }
  return tables;
}
inline constexpr StepTables kSteps = make_step_tables();

// Rays in eight directions; 0..3 go up the board (a1 towards h8), d + 4 is the opposite of d.
inline constexpr int kRayDeltas[8][2] = {{0, 1},  {1, 0},  {1, 1},   {-1, 1},
                                         {0, -1}, {-1, 0}, {-1, -1}, {1, -1}};
/// "No direction": two squares that share no line. Its rays are empty.
inline constexpr unsigned kNoDirection = 8;

struct RayTables {
  std::array<std::array<Bitboard, 64>, 9> ray{};
  std::array<Bitboard, 64> straight{};
  std::array<Bitboard, 64> diagonal{};
  std::array<std::array<std::uint8_t, 64>, 64> direction{};
};
consteval RayTables make_ray_tables() {
  RayTables tables;
  for (unsigned from = 0; from < 64; ++from) {
    for (std::uint8_t& d : tables.direction[from]) d = kNoDirection;
    for (unsigned d = 0; d < 8; ++d) {
      int file = file_of(square_at(from)) + kRayDeltas[d][0];
      int rank = rank_of(square_at(from)) + kRayDeltas[d][1];
      for (; file >= 0 && file < 8 && rank >= 0 && rank < 8;
           file += kRayDeltas[d][0], rank += kRayDeltas[d][1]) {
        const Square to = make_square(file, rank);
        tables.ray[d][from] |= bit(to);
        tables.direction[from][index(to)] = static_cast<std::uint8_t>(d);
      }
      ((d & 2U) == 0 ? tables.straight : tables.diagonal)[from] |= tables.ray[d][from];
    }
  }
  return tables;
}
inline constexpr RayTables kRays = make_ray_tables();

constexpr unsigned opposite(unsigned direction) { return (direction + 4) & 7U; }
constexpr Bitboard ray(unsigned direction, Square from) {
  return kRays.ray[direction][index(from)];
}

/// Both ways along one line, up to and including the first man: subtracting the nearest man below
/// `from` (a1 where there is none) from those above flips all between the two.
constexpr Bitboard along(unsigned direction, Square from, Bitboard occupied) {
  const Bitboard above = ray(direction, from);
  const Bitboard below = ray(direction + 4, from);
  const Bitboard upper = occupied & above;
  const Bitboard nearest = bit(last((occupied & below) | bit(Square::A1)));
  return (upper ^ (upper - nearest)) & (above | below);
}

}  // namespace detail

/// FIDE 3.6.
constexpr Bitboard knight_attacks(Square from) { return detail::kSteps.knight[index(from)]; }
/// FIDE 3.8.1.
constexpr Bitboard king_attacks(Square from) { return detail::kSteps.king[index(from)]; }
/// FIDE 3.7.3: the two squares diagonally in front.
constexpr Bitboard pawn_attacks(Side side, Square from) {
  return detail::kSteps.pawn[luatco::index(side)][index(from)];
}
/// All squares of the file and rank, or of the diagonals, of a square, but not itself.
constexpr Bitboard straight_lines(Square from) { return detail::kRays.straight[index(from)]; }
constexpr Bitboard diagonal_lines(Square from) { return detail::kRays.diagonal[index(from)]; }
/// FIDE 3.3, up to and including the first occupied square of each line.
constexpr Bitboard rook_attacks(Square from, Bitboard occupied) {
  return detail::along(0, from, occupied) | detail::along(1, from, occupied);
}
/// FIDE 3.2.
constexpr Bitboard bishop_attacks(Square from, Bitboard occupied) {
  return detail::along(2, from, occupied) | detail::along(3, from, occupied);
}
/// FIDE 3.4.
constexpr Bitboard queen_attacks(Square from, Bitboard occupied) {
  return rook_attacks(from, occupied) | bishop_attacks(from, occupied);
}

constexpr Bitboard attacks(Piece piece, Square from, Bitboard occupied) {
  switch (piece.role) {
    case Role::Pawn: return pawn_attacks(piece.side, from);
    case Role::Knight: return knight_attacks(from);
    case Role::Bishop: return bishop_attacks(from, occupied);
    case Role::Rook: return rook_attacks(from, occupied);
    case Role::Queen: return queen_attacks(from, occupied);
    case Role::King: return king_attacks(from);
  }
  return 0;
}

/// The four kinds of lines.
enum class Axis : std::uint8_t { File, Rank, Diagonal, Antidiagonal };

/// The squares strictly between two squares of one line; empty when they share none.
constexpr Bitboard between(Square a, Square b) {
  const unsigned direction = detail::kRays.direction[index(a)][index(b)];
  return detail::ray(direction, a) & detail::ray(detail::opposite(direction), b);
}

/// The whole line through two squares, from edge to edge; empty when they share none.
constexpr Bitboard line_through(Square a, Square b) {
  const unsigned direction = detail::kRays.direction[index(a)][index(b)];
  if (direction == detail::kNoDirection) return 0;
  return detail::ray(direction, a) | detail::ray(detail::opposite(direction), a) | bit(a);
}

/// The line of this kind through a square, without the square.
constexpr Bitboard line_along(Axis axis, Square square) {
  const auto direction = static_cast<unsigned>(axis);
  return detail::ray(direction, square) | detail::ray(direction + 4, square);
}

}  // namespace luatco::chess
