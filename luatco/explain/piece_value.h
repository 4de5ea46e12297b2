// What pieces are worth when they are exchanged, in tenths of a pawn or soldier. A rule of thumb
// for telling what a move costs; no law knows it. Kings are never exchanged and have none.
#pragma once

#include <string_view>

namespace luatco::explain {

/// 0 for a role that is not listed.
constexpr int piece_value(std::string_view role) {
  struct Row {
    std::string_view role;
    int value;
  };
  constexpr Row kRows[] = {{"pawn", 10},  {"knight", 30},  {"bishop", 30},  {"rook", 50},
                           {"queen", 90}, {"soldier", 10}, {"advisor", 20}, {"elephant", 20},
                           {"horse", 40}, {"cannon", 45},  {"chariot", 90}};
  for (const Row& row : kRows) {
    if (row.role == role) return row.value;
  }
  return 0;
}

}  // namespace luatco::explain
