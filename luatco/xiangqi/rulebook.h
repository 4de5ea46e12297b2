// The named rule sets of xiangqi, as data. Every ruling says which set and edition it follows;
// what each number means and where it is from stands in docs/laws/xiangqi.md.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "luatco/core/arbiter.h"

namespace luatco::xiangqi {

/// Is a piece chased by the move of a piece that attacks it, though it could be taken before?
enum class StandingAttack : std::uint8_t {
  IsNoChase,  // only a piece that is newly threatened is chased
  Renewed,    // so is whatever the moved piece attacks from where it stands now
};

/// When check upon check and chase upon chase is too much.
enum class CycleLaw : std::uint8_t {
  ThirdOccurrence,  // at the third occurrence of a position, by all plies since the first
  Streaks,          // after so many running, whether or not anything is repeated
};

/// May checks, chases and threats of mate take turns for ever?
enum class MixedStrikes : std::uint8_t { Allowed, Forbidden };

/// By which names articles are cited, where they were read; else by those of docs/laws/xiangqi.md.
enum class ArticleNames : std::uint8_t { Ours, Vietnamese };

struct Rulebook {
  std::string_view name;
  std::string_view edition;
  CycleLaw cycles = CycleLaw::ThirdOccurrence;
  StandingAttack standing = StandingAttack::IsNoChase;
  MixedStrikes mixed_strikes = MixedStrikes::Allowed;
  ArticleNames articles = ArticleNames::Ours;
  /// Streaks: so many for each piece used, of at most so many pieces.
  int streak = 0;
  int streak_pieces = 0;
  /// Moves that end the game as a draw by themselves; 0: no such limit. Effective moves are one
  /// side's moves that neither check nor chase nor answer either; the two others are full moves.
  int effective_limit = 0;
  int progress_limit = 0;
  int total_limit = 0;
  /// Moves of each side without a capture after which a draw may be claimed; 0: none. No more than
  /// so many checks of a side are counted.
  int no_capture_claim = 0;
  int counted_checks = 0;
  /// Marked in every answer as not settled.
  bool experimental = false;
  /// Is a game that was resigned or lost on time drawn when the other side can never win? No text
  /// says so; our own choice.
  bool saved_when_unwinnable = true;

  IllegalMove illegal_move = IllegalMove::Restored;
  int illegal_limit = 0;
  std::int64_t penalty_ms = 0;
  bool touch_move = true;
  bool press = true;
  bool take_back = false;
  Flag flag = Flag::Called;

  /// At this occurrence of a position what led to it is ruled on; 0: at none.
  [[nodiscard]] constexpr int repetition_ruled() const {
    return cycles == CycleLaw::ThirdOccurrence ? 3 : 0;
  }
};

/// The default first.
inline constexpr std::array<Rulebook, 4> kRulebooks = {{
    {.name = "club",
     .edition = "Club Xiangqi",
     .cycles = CycleLaw::Streaks,
     .standing = StandingAttack::Renewed,
     .streak = 6,
     .streak_pieces = 3,
     .effective_limit = 120,
     .progress_limit = 30,
     .total_limit = 300,
     .touch_move = false,
     .press = false,
     .take_back = true},
    {.name = "wxf",
     .edition = "World Xiangqi Rules 2018",
     .no_capture_claim = 50,
     .counted_checks = 10},
    {.name = "vn",
     .edition = "VXF 2021",
     .articles = ArticleNames::Vietnamese,
     .no_capture_claim = 50,
     .counted_checks = 10},
    {.name = "cxa",
     .edition = "CXA 2020, experimental",
     .mixed_strikes = MixedStrikes::Forbidden,
     .no_capture_claim = 60,
     .counted_checks = 10,
     .experimental = true},
}};

}  // namespace luatco::xiangqi
