// The corners of the board as places to be mated in.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>

#include "luatco/chess/square.h"

namespace luatco::chess {

/// A king's moves from one square to the other on an empty board.
constexpr int king_steps(Square a, Square b) {
  const int files = file_of(a) - file_of(b);
  const int ranks = rank_of(a) - rank_of(b);
  return std::max(files < 0 ? -files : files, ranks < 0 ? -ranks : ranks);
}

/// A corner, and the two squares from which the other king shuts the mated one in.
struct MateCorner {
  Square square;
  Square stands[2];

  /// A king's moves to the nearer of the stands.
  [[nodiscard]] constexpr int steps_to_stand(Square king) const {
    return std::min(king_steps(king, stands[0]), king_steps(king, stands[1]));
  }
};
inline constexpr std::array<MateCorner, 4> kMateCorners = {
    {{Square::A1, {Square::B3, Square::C2}},
     {Square::H1, {Square::G3, Square::F2}},
     {Square::A8, {Square::B6, Square::C7}},
     {Square::H8, {Square::G6, Square::F7}}}};

}  // namespace luatco::chess
