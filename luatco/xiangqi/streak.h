// Checks, or chases of one piece, that follow each other without a pause (text 003).
#pragma once

#include "luatco/xiangqi/history.h"
#include "luatco/xiangqi/offence.h"
#include "luatco/xiangqi/rulebook.h"

namespace luatco::xiangqi {

struct Streak {
  Conduct kind = Conduct::NothingForbidden;
  int count = 0;
  /// The pieces that gave the checks, or attacked the victim, over the whole streak.
  int pieces = 0;
  /// So many are allowed with that many pieces.
  int limit = 0;
  std::size_t first = 0;  // ply
  std::size_t last = 0;
  /// Of chases: the piece that is hunted, where it stands after `last`.
  std::optional<Point> victim;

  [[nodiscard]] bool at_limit() const { return count > 0 && count >= limit; }
  [[nodiscard]] bool exceeds() const { return count > 0 && count > limit; }
};

/// The streak of checks, and the longest of chases by its limit, that end with `ply`; count 0 where
/// it is none.
Streak checks_until(const History& history, std::size_t ply, const Rulebook& rulebook);
Streak chases_until(const History& history, std::size_t ply, const Rulebook& rulebook);

/// The plies of one side that are too many, with one piece.
constexpr std::size_t shortest_too_long(const Rulebook& rulebook) {
  return static_cast<std::size_t>(rulebook.streak) + 1;
}
/// The first ply with which a streak could end that is too long: as many as it takes after the
/// start of the line, or after the side's last rest (a ply; 0: none is known).
constexpr std::size_t earliest_too_long(std::size_t rest, const Rulebook& rulebook) {
  const std::size_t plies = 2 * shortest_too_long(rulebook);
  return rest == 0 ? plies - 1 : rest + plies;
}

/// What each side has done when `ply` is one too many; nullopt where it is not. The other side is
/// at fault, too, if its own streak has used up its limit: else who began first would always lose.
struct StreakRuling {
  std::array<Streak, 2> streaks;  // by side; kind NothingForbidden where it is not at fault
  [[nodiscard]] Conducts conducts() const { return {streaks[0].kind, streaks[1].kind}; }
};
std::optional<StreakRuling> judge_streaks(const History& history, const Rulebook& rulebook);

}  // namespace luatco::xiangqi
