// What a set of rules says about the moves of a game taken together (game/line_law.h): perpetual
// check and chase, the limits of moves, what may be claimed, and the evidence for it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "luatco/core/line_ruling.h"
#include "luatco/xiangqi/draws.h"
#include "luatco/xiangqi/streak.h"
#include "luatco/xiangqi/tally.h"

namespace luatco::xiangqi {

class LineLaw {
 public:
  /// The positions of the game from its start, at least one.
  using Line = std::span<const Position>;

  /// `rulebook` must outlive this.
  explicit LineLaw(const Rulebook& rulebook) : rulebook_(&rulebook), tally_(rulebook) {}

  /// What comes after the first `plies` plies will be another line.
  void rewind(std::size_t plies);

  /// Could ruling() or claims() say anything, if they said nothing of the positions before? Quick;
  /// false if surely not.
  [[nodiscard]] bool may_speak(Line line) const {
    const Position& last = line.back();
    const std::uint16_t quiet = last.halfmove_clock();
    if ((quiet == 0 || line.size() == 1) && has_no_attackers(last)) return true;
    if (rulebook_->cycles == CycleLaw::ThirdOccurrence) {
      return quiet >= kShortestCycle;  // claims come later still
    }
    return line.size() > silent_until_;
  }
  /// Does it matter how often the last position has occurred?
  [[nodiscard]] bool counts_occurrences(Line line) const {
    return rulebook_->cycles == CycleLaw::ThirdOccurrence &&
           line.back().halfmove_clock() >= kShortestCycle;
  }
  /// How the last position, which has occurred so often, ends the game.
  std::optional<LineRuling> ruling(Line line, int occurrences);
  ClaimIds claims(Line line, int occurrences);
  /// Could anything be claimed after the next move? Quick; false if surely not.
  [[nodiscard]] bool may_claim_next(Line line) const;
  /// May the next move, or the answer to it, break a law by what came before? Quick; false if
  /// surely not.
  [[nodiscard]] bool may_offend(Line line) const;
  std::vector<LineCount> counts(Line line);
  /// What a ruling on a cycle stands on; nullopt where none was ruled on.
  std::optional<CycleEvidence> cycle(Line line, int occurrences);

 private:
  /// A position comes back after four plies at the earliest, so a third time after eight.
  static constexpr int kShortestCycle = 8;

  History history(Line line) { return {line, rulebook_->standing, memory_}; }
  /// The positions from the first of three occurrences of the last one to that.
  [[nodiscard]] Line third_occurrence(Line line, int occurrences) const;

  /// The first ply after `plies` that could make a streak too long.
  [[nodiscard]] std::size_t next_too_long(std::size_t plies) const;

  const Rulebook* rulebook_;
  PlyMemory memory_;
  Tally tally_;
  std::size_t silent_until_ = 0;  // streaks: before this ply there is no fault and no limit
};

}  // namespace luatco::xiangqi
