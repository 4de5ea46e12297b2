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

  /// Does it matter how often the last position has occurred?
  [[nodiscard]] bool counts_occurrences(Line line) const;
  /// How the last position, which has occurred so often, ends the game.
  std::optional<LineRuling> ruling(Line line, int occurrences);
  ClaimIds claims(Line line, int occurrences);
  /// Could anything be claimed after the next move? Quick; false if surely not.
  [[nodiscard]] bool may_claim_next(Line line) const;
  /// May the next move break a law by what came before it? Quick; false if surely not.
  [[nodiscard]] bool may_offend(Line line) const;
  std::vector<LineCount> counts(Line line);
  /// What a ruling on a cycle stands on; nullopt where none was ruled on.
  std::optional<CycleEvidence> cycle(Line line, int occurrences);

 private:
  History history(Line line) { return {line, rulebook_->standing, memory_}; }
  /// The positions from the first of three occurrences of the last one to that.
  [[nodiscard]] Line third_occurrence(Line line, int occurrences) const;

  const Rulebook* rulebook_;
  PlyMemory memory_;
  Tally tally_;
};

}  // namespace luatco::xiangqi
