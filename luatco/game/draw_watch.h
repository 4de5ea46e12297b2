// Follows a record of moves and notices what they alone decide: the end that comes by itself and
// the draws a player could have claimed. What players say (offers, claims, flags) is not in a
// record of moves. Which law says so stands in line_law.h and claims.h, as for the referee.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/game/claims.h"
#include "luatco/game/played_line.h"

namespace luatco::game {

/// A game that knows positions in which nobody can win any more (FIDE 5.2.2). Whatever is played
/// there, nobody can win afterwards either: such a position stays one, so that a record has to be
/// asked only once, at its end.
template <class G>
concept KnowsDeadPositions =
    requires(const typename G::Position& position, const typename G::Rulebook& rulebook) {
      { G::counted_draw(position, 1, rulebook) } -> std::same_as<std::optional<Outcome>>;
      { G::is_dead(position) } -> std::same_as<bool>;
      { G::dead_position() } -> std::same_as<Outcome>;
    };

template <Rules G>
class DrawWatch {
 public:
  using Position = typename G::Position;

  /// `ply` is 0 where the starting position is drawn already.
  struct End {
    Outcome outcome;
    int ply;
    std::vector<Offence> offences;
  };
  /// A draw that `by`, to move after `ply`, could claim.
  struct Chance {
    std::string_view id;
    Side by;
    int ply;
  };

  /// `rulebook` must outlive this.
  explicit DrawWatch(const typename G::Rulebook& rulebook)
      : rulebook_(&rulebook), line_(Position{}, rulebook) {}

  /// Begins another record.
  void start(const Position& position) {
    end_.reset();
    chances_.clear();
    line_.start(position);
    look();
  }

  /// The position after the next move. Nothing that comes after the end changes anything.
  void add(const Position& position) {
    if (end_) return;
    line_.add(position);
    if (line_.may_speak()) look();
  }

  /// The record is at its end: now end() and chances() are final.
  void finish() {
    if constexpr (KnowsDeadPositions<G>) look_for_dead_position();
  }

  /// The first end that came by itself; mate and the like are not looked for.
  [[nodiscard]] const std::optional<End>& end() const { return end_; }
  /// Each kind of claim once, at the first ply after which it stood open.
  [[nodiscard]] const std::vector<Chance>& chances() const { return chances_; }
  /// What may be claimed at the end of the record.
  [[nodiscard]] std::vector<Claim<G>> claims() {
    if (end_) return {};
    return open_claims<G>(line_);
  }

 private:
  [[nodiscard]] int ply() const { return static_cast<int>(line_.plies()); }

  void look() {
    for (const std::string_view id : line_.claims()) {
      bool known = false;
      for (const Chance& chance : chances_) known |= chance.id == id;
      if (!known) chances_.push_back({id, line_.position().turn(), ply()});
    }
    if constexpr (KnowsDeadPositions<G>) {
      const auto draw = G::counted_draw(line_.position(), line_.occurrences(), *rulebook_);
      if (draw) end_ = End{*draw, ply(), {}};
    } else if (auto ruling = line_.ruling()) {
      end_ = End{ruling->outcome, ply(), std::move(ruling->offences)};
    }
  }

  void look_for_dead_position() {
    std::size_t dead = line_.plies();
    if (const auto outcome = G::board_outcome(line_.position())) {
      if (outcome->winner || dead == 0) return;
      --dead;  // no legal move: it may have been dead before
    }
    if (!G::is_dead(line_.at(dead))) return;
    // The first ply after which it was: a search by halves, because dead stays dead.
    std::size_t alive = 0;
    while (alive < dead) {
      const std::size_t middle = alive + (dead - alive) / 2;
      if (G::is_dead(line_.at(middle))) {
        dead = middle;
      } else {
        alive = middle + 1;
      }
    }
    end_ = End{G::dead_position(), static_cast<int>(dead), {}};
    std::erase_if(chances_, [&](const Chance& chance) { return chance.ply >= end_->ply; });
  }

  const typename G::Rulebook* rulebook_;
  PlayedLine<G> line_;
  std::optional<End> end_;
  std::vector<Chance> chances_;
};

}  // namespace luatco::game
