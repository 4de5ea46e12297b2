// What a set of rules says about the moves of a game taken together (game/line_law.h): perpetual
// check and chase, the limits of moves, what may be claimed, and the evidence for it.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/core/line_ruling.h"
#include "luatco/xiangqi/draws.h"
#include "luatco/xiangqi/tally.h"

namespace luatco::xiangqi {

class LineLaw {
 public:
  /// `rulebook` must outlive this.
  explicit LineLaw(const Rulebook& rulebook)
      : rulebook_(&rulebook), history_(rulebook.standing), tally_(rulebook) {}

  void start(const Position& position);
  void add(const Position& next);
  void rewind(std::size_t plies);

  /// How the last position, which has occurred so often, ends the game.
  std::optional<LineRuling> ruling(const Position& last, int occurrences);
  ClaimIds claims(const Position& last, int occurrences);
  /// How often the last position has occurred; no more than three are told apart.
  [[nodiscard]] int occurrences() const;
  /// May a move of `last` break a law by what came before it? Quick; false if surely not.
  [[nodiscard]] bool may_offend(const Position& last, int occurrences) const;
  std::vector<LineCount> counts();
  /// What a ruling on a cycle stands on; nullopt where none was ruled on.
  std::optional<CycleEvidence> cycle(const Position& last, int occurrences);

 private:
  /// The positions from the first of three occurrences of the last one to that.
  [[nodiscard]] std::span<const Position> third_occurrence(int occurrences) const;

  const Rulebook* rulebook_;
  History history_;
  Tally tally_;
};

}  // namespace luatco::xiangqi
