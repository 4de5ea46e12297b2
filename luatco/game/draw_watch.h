// Follows a record of moves and notices what they alone decide: the draw that comes by itself and
// the draws a player could have claimed. What players say (offers, claims, flags) is not in a
// record of moves.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/game/line_law.h"
#include "luatco/game/repetition.h"

namespace luatco::game {

template <Rules G>
class DrawWatch {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  /// `ply` is 0 where the starting position is drawn already.
  struct End {
    Outcome outcome;
    int ply;
    std::vector<Offence> offences;
  };
  /// A draw that the side to move after `ply` may claim; `with_move` if it is to be written down
  /// first (FIDE 9.2.1, 9.3.1).
  struct Claim {
    std::string_view id;
    Side by;
    int ply;
    std::optional<Move> with_move = std::nullopt;
  };

  /// `rulebook` must outlive this.
  explicit DrawWatch(const typename G::Rulebook& rulebook) : law_(rulebook) {}

  /// Begins another record.
  void start(const Position& position) {
    ply_ = 0;
    end_.reset();
    claims_.clear();
    repetition_.start(position);
    law_.start(position);
    look(position, 1);
  }

  /// The position after the next move. Nothing that comes after the end changes anything.
  void add(const Position& position) {
    ++ply_;
    if (end_) return;
    law_.add(position);
    look(position, repetition_.add(position));
  }

  /// The first end that came by itself.
  [[nodiscard]] const std::optional<End>& end() const { return end_; }
  /// Each kind of claim once, at the first ply after which it stood open.
  [[nodiscard]] const std::vector<Claim>& claims() const { return claims_; }

  /// What may be claimed in `last`, the position given last: what stands on the board, and else
  /// what a move would bring about (for each kind the first such move of the list).
  [[nodiscard]] std::vector<Claim> open_claims(const Position& last) {
    std::vector<Claim> open;
    if (end_) return open;
    collect(open, last.turn(), law_.claims(last, occurrences_), std::nullopt);
    for (const Move move : G::legal_moves(last)) {
      const Position next = last.after(move);
      law_.add(next);
      const auto ids = law_.claims(next, repetition_.count_if_next(next));
      collect(open, last.turn(), ids, move);
      law_.rewind(static_cast<std::size_t>(ply_));
    }
    return open;
  }

 private:
  void look(const Position& position, int occurrences) {
    occurrences_ = occurrences;
    collect(claims_, position.turn(), law_.claims(position, occurrences), std::nullopt);
    if (auto ruling = law_.ruling(position, occurrences)) {
      end_ = End{ruling->outcome, ply_, std::move(ruling->offences)};
    }
  }

  template <class Ids>
  void collect(std::vector<Claim>& into, Side by, const Ids& ids,
               const std::optional<Move>& with_move) const {
    for (const std::string_view id : ids) {
      bool known = false;
      for (const Claim& claim : into) known |= claim.id == id;
      if (!known) into.push_back({id, by, ply_, with_move});
    }
  }

  LineLaw<G> law_;
  Repetition<G> repetition_;
  int ply_ = 0;
  int occurrences_ = 0;
  std::optional<End> end_;
  std::vector<Claim> claims_;
};

}  // namespace luatco::game
