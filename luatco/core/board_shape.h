// What a board needs to know to draw a game it has no rules for.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "luatco/core/side.h"

namespace luatco {

/// A rectangle of squares or points with a meaning: "palace" (of a side), "river".
struct Zone {
  std::string_view id;
  int first_file = 0;
  int last_file = 0;
  int first_rank = 0;
  int last_rank = 0;
};

/// A kind of piece: its id ("knight") and the letter of FEN (upper case).
struct RoleShape {
  std::string_view id;
  char letter = '?';
};

struct BoardShape {
  int files = 0;
  int ranks = 0;
  /// True where pieces stand on the crossings of lines (xiangqi), false on cells (chess).
  bool points = false;
  /// The number in the name of the first rank: 1 in chess (a1), 0 in xiangqi (a0).
  int first_rank_number = 1;
  /// The sides' ids, first side first: "white", "black" or "red", "black".
  std::string_view side_ids[2];
  /// Whose pictures and words the pieces have: the id prefix of a game, "chess" or "xq".
  std::string_view piece_set;
  std::span<const RoleShape> roles;
  std::span<const Zone> zones;
};

}  // namespace luatco
