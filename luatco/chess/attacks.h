// Which squares a piece attacks (FIDE 3.1.2), whatever else is going on: pins do not matter.
#pragma once

#include <array>

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

// Rays in eight directions; 0..3 go up the board (a1 towards h8), 4..7 down.
inline constexpr int kRayDeltas[8][2] = {{0, 1},  {1, 0},  {1, 1},   {-1, 1},
                                         {0, -1}, {-1, 0}, {-1, -1}, {1, -1}};
using RayTable = std::array<std::array<Bitboard, 64>, 8>;
consteval RayTable make_rays() {
  RayTable rays{};
  for (unsigned d = 0; d < 8; ++d) {
    for (unsigned i = 0; i < 64; ++i) {
      int file = file_of(square_at(i)) + kRayDeltas[d][0];
      int rank = rank_of(square_at(i)) + kRayDeltas[d][1];
      for (; file >= 0 && file < 8 && rank >= 0 && rank < 8;
           file += kRayDeltas[d][0], rank += kRayDeltas[d][1]) {
        rays[d][i] |= bit(make_square(file, rank));
      }
    }
  }
  return rays;
}
inline constexpr RayTable kRays = make_rays();

constexpr Bitboard ray_up(unsigned direction, Square from, Bitboard occupied) {
  const Bitboard ray = kRays[direction][index(from)];
  const Bitboard hit = (ray & occupied) | bit(Square::H8);
  return ray ^ kRays[direction][index(first(hit))];
}
constexpr Bitboard ray_down(unsigned direction, Square from, Bitboard occupied) {
  const Bitboard ray = kRays[direction][index(from)];
  const Bitboard hit = (ray & occupied) | bit(Square::A1);
  return ray ^ kRays[direction][index(last(hit))];
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
/// FIDE 3.3, up to and including the first occupied square of each line.
constexpr Bitboard rook_attacks(Square from, Bitboard occupied) {
  return detail::ray_up(0, from, occupied) | detail::ray_up(1, from, occupied) |
         detail::ray_down(4, from, occupied) | detail::ray_down(5, from, occupied);
}
/// FIDE 3.2.
constexpr Bitboard bishop_attacks(Square from, Bitboard occupied) {
  return detail::ray_up(2, from, occupied) | detail::ray_up(3, from, occupied) |
         detail::ray_down(6, from, occupied) | detail::ray_down(7, from, occupied);
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

/// The squares strictly between two squares of one line; empty when they share none.
constexpr Bitboard between(Square a, Square b) {
  for (unsigned d = 0; d < 8; ++d) {
    if (contains(detail::kRays[d][index(a)], b)) {
      return detail::kRays[d][index(a)] & detail::kRays[(d + 4) % 8][index(b)];
    }
  }
  return 0;
}

/// The whole line through two squares, from edge to edge; empty when they share none.
constexpr Bitboard line_through(Square a, Square b) {
  for (unsigned d = 0; d < 8; ++d) {
    if (contains(detail::kRays[d][index(a)], b)) {
      return detail::kRays[d][index(a)] | detail::kRays[(d + 4) % 8][index(a)] | bit(a);
    }
  }
  return 0;
}

}  // namespace luatco::chess
