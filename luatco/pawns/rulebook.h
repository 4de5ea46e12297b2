// The one rule set of "only pawns", as data.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "luatco/core/arbiter.h"

namespace luatco::pawns {

struct Rulebook {
  std::string_view name;
  std::string_view edition;
  /// 3.5: occurrences of a position, and moves by each side without capture or pawn move, that end
  /// the game by themselves. Only pieces can bring them about.
  int repetition_end = 3;
  int quiet_end = 50;
  IllegalMove illegal_move = IllegalMove::Restored;
  int illegal_limit = 2;
  std::int64_t penalty_ms = 0;
  bool touch_move = false;
  bool press = false;
  bool take_back = true;
  Flag flag = Flag::Called;
};

inline constexpr std::array<Rulebook, 1> kRulebooks = {{{.name = "home", .edition = "luatco 1"}}};

}  // namespace luatco::pawns
