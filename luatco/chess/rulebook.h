// The named rule sets of chess, as data. Every ruling says which set and edition it follows.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "luatco/core/arbiter.h"

namespace luatco::chess {

struct Rulebook {
  std::string_view name;
  std::string_view edition;
  /// Occurrences of a position after which a draw may be claimed (9.2), and which end the game
  /// (9.6.1); where both are the same, the set ends the game without a claim.
  int repetition_claim = 3;
  int repetition_end = 5;
  /// Moves by each side without capture or pawn move: to claim (9.3), to end the game (9.6.2).
  int quiet_claim = 50;
  int quiet_end = 75;
  IllegalMove illegal_move = IllegalMove::Penalised;
  /// The completed illegal move that loses (7.5.5).
  int illegal_limit = 2;
  /// What the opponent gets for an illegal move or a wrong claim (7.5.5, 9.5.3, A.3).
  std::int64_t penalty_ms = 120'000;
  /// Does a touched piece bind (article 4)?
  bool touch_move = true;
  /// Is a move completed by pressing a clock (6.2.1), or by making it?
  bool press = true;
  /// May the players agree to take moves back?
  bool take_back = false;
  Flag flag = Flag::Called;
};

inline constexpr std::string_view kFideLaws = "FIDE Laws 2023";
inline constexpr std::string_view kOnlineRegulations = "FIDE Online Chess Regulations";
inline constexpr std::array<Rulebook, 5> kRulebooks = {{
    {.name = "fide", .edition = kFideLaws},
    {.name = "fide-rapid", .edition = kFideLaws, .penalty_ms = 60'000},
    {.name = "fide-blitz",
     .edition = kFideLaws,
     .illegal_move = IllegalMove::StandsOnceAnswered,
     .penalty_ms = 60'000},
    {.name = "fide-online",
     .edition = kOnlineRegulations,
     .repetition_end = 3,
     .quiet_end = 50,
     .illegal_move = IllegalMove::Impossible,
     .penalty_ms = 0,
     .touch_move = false,
     .press = false,
     .flag = Flag::Automatic},
    {.name = "home",
     .edition = "luatco 1",
     .illegal_move = IllegalMove::Restored,
     .penalty_ms = 0,
     .touch_move = false,
     .press = false,
     .take_back = true},
}};

}  // namespace luatco::chess
