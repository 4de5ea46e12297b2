// The laws that end a game by themselves or may be claimed, seen over the moves that were played.
// A game whose laws need more than the position and how often it has occurred brings its own
// `G::LineLaw`; for the others PositionLaw does.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
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
  /// The positions of the game from its start, at least one. PlayedLine keeps them.
  using Line = std::span<const typename G::Position>;

  /// `rulebook` must outlive this.
  explicit PositionLaw(const typename G::Rulebook& rulebook) : rulebook_(&rulebook) {}

  /// What comes after the first `plies` plies will be another line: nothing worked out about it
  /// holds.
  void rewind(std::size_t) {}

  /// Could ruling() or claims() say anything, if they said nothing of the positions before? Quick;
  /// false if surely not.
  [[nodiscard]] bool may_speak(Line) const { return true; }
  /// Does it matter how often the last position has occurred? Else the law may be told 1.
  [[nodiscard]] bool counts_occurrences(Line) const { return true; }
  /// How the last position of the line, which has occurred so often, ends the game.
  [[nodiscard]] std::optional<LineRuling> ruling(Line line, int occurrences) const {
    const auto outcome = G::automatic_draw(line.back(), occurrences, *rulebook_);
    if (!outcome) return std::nullopt;
    return LineRuling{*outcome, {}};
  }
  /// The ids of what may be claimed in it.
  [[nodiscard]] auto claims(Line line, int occurrences) const {
    return G::open_claims(line.back(), occurrences, *rulebook_);
  }
  /// Could anything be claimed after the next move? Quick; false if surely not.
  [[nodiscard]] bool may_claim_next(Line) const { return true; }
  /// May the next move, or the answer to it, break a law by what came before? Quick; false if
  /// surely not.
  [[nodiscard]] bool may_offend(Line) const { return false; }
  [[nodiscard]] std::vector<LineCount> counts(Line) const { return {}; }
  /// What the ruling stands on; nullopt where no cycle was ruled on.
  [[nodiscard]] std::optional<CycleEvidence> cycle(Line, int) const { return std::nullopt; }

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

/// The number of moves that an ending or a claim is about, for its sentence; nullopt where it is
/// about none.
template <Rules G>
std::optional<int> limit_of(std::string_view id, const typename G::Rulebook& rulebook) {
  if constexpr (requires { G::limit_of(id, rulebook); }) {
    return G::limit_of(id, rulebook);
  } else {
    return std::nullopt;
  }
}

template <Rules G>
using LineLaw = typename detail::LawOf<G>::Type;

}  // namespace luatco::game
