// The named rule sets of chess, as data. Every ruling says which set and edition it follows.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace luatco::chess {

/// What a player must do about an illegal move once it is completed (7.5).
enum class IllegalMove : std::uint8_t {
  Impossible,          // the board does not allow it (online)
  Restored,            // put back, no penalty (at home)
  Penalised,           // put back, time for the opponent, the second loses (7.5.5)
  StandsOnceAnswered,  // A.5.2: punished only until the opponent has moved
};

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
  /// Seconds the opponent gets for an illegal move or a wrong claim (7.5.5, 9.5.3, A.3).
  int penalty_seconds = 120;
  /// Does a touched piece bind (article 4)?
  bool touch_move = true;
};

inline constexpr std::string_view kFideLaws = "FIDE Laws 2023";
inline constexpr std::array<Rulebook, 5> kRulebooks = {{
    {.name = "fide", .edition = kFideLaws},
    {.name = "fide-rapid", .edition = kFideLaws, .penalty_seconds = 60},
    {.name = "fide-blitz",
     .edition = kFideLaws,
     .illegal_move = IllegalMove::StandsOnceAnswered,
     .penalty_seconds = 60},
    {.name = "fide-online",
     .edition = "FIDE Online Chess Regulations",
     .repetition_end = 3,
     .quiet_end = 50,
     .illegal_move = IllegalMove::Impossible,
     .penalty_seconds = 0,
     .touch_move = false},
    {.name = "home",
     .edition = "luatco 1",
     .illegal_move = IllegalMove::Restored,
     .penalty_seconds = 0,
     .touch_move = false},
}};

}  // namespace luatco::chess
