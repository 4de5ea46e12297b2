// The laws that end a game by themselves or may be claimed, seen over the moves that were played.
// A game whose laws need more than the position and how often it has occurred brings its own
// `G::LineLaw`; for the others PositionLaw does.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "luatco/core/line_ruling.h"
#include "luatco/core/rules.h"

namespace luatco::game {

/// A game that says how it ends besides by what stands on the board.
template <class G>
concept Lawful =
    Rules<G> &&
    (requires { typename G::LineLaw; } ||
     requires(const typename G::Position& position, const typename G::Rulebook& rulebook) {
       { G::automatic_draw(position, 1, rulebook) } -> std::same_as<std::optional<Outcome>>;
       G::open_claims(position, 1, rulebook);  // a list of claim ids
     });

template <Rules G>
class PositionLaw {
 public:
  using Position = typename G::Position;

  /// `rulebook` must outlive this.
  explicit PositionLaw(const typename G::Rulebook& rulebook) : rulebook_(&rulebook) {}

  /// The line: begun anew, one position longer, cut back to its first `plies` plies.
  void start(const Position&) {}
  void add(const Position&) {}
  void rewind(std::size_t) {}

  /// How the last position of the line, which has occurred so often, ends the game.
  [[nodiscard]] std::optional<LineRuling> ruling(const Position& last, int occurrences) const {
    const auto outcome = G::automatic_draw(last, occurrences, *rulebook_);
    if (!outcome) return std::nullopt;
    return LineRuling{*outcome, {}};
  }
  /// The ids of what may be claimed in it.
  [[nodiscard]] auto claims(const Position& last, int occurrences) const {
    return G::open_claims(last, occurrences, *rulebook_);
  }
  /// How often the last position of the line has occurred, as far as it matters to the law.
  [[nodiscard]] int occurrences() const { return 1; }
  /// May a move of `last` break a law by what came before it? Quick; false if surely not.
  [[nodiscard]] bool may_offend(const Position&, int) const { return false; }
  [[nodiscard]] std::vector<LineCount> counts() const { return {}; }
  /// What the ruling stands on; nullopt where no cycle was ruled on.
  [[nodiscard]] std::optional<CycleEvidence> cycle(const Position&, int) const {
    return std::nullopt;
  }

 private:
  const typename G::Rulebook* rulebook_;
};

namespace detail {
template <Rules G>
struct LawOf {
  using Type = PositionLaw<G>;
};
template <Rules G>
  requires requires { typename G::LineLaw; }
struct LawOf<G> {
  using Type = typename G::LineLaw;
};
}  // namespace detail

template <Rules G>
using LineLaw = typename detail::LawOf<G>::Type;

}  // namespace luatco::game
