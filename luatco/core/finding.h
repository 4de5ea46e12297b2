// One reason in the making: what a game's diagnosis writes down, fact by fact.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "luatco/base/text.h"
#include "luatco/core/evidence.h"
#include "luatco/core/refusal.h"

namespace luatco {

/// `Game` has Position, Square and Set, and static `ref(Square)`, `ref(Piece)` and `members(Set)`
/// (a range of squares). Each call adds one named fact.
template <class Game>
class BasicFinding {
 public:
  using Position = typename Game::Position;
  using Square = typename Game::Square;
  using Set = typename Game::Set;

  /// Side only: for what is true of the position whatever is tried.
  BasicFinding(std::string_view id, std::string_view law, const Position& position)
      : position_(&position) {
    reason_.id = id;
    reason_.law = law;
    reason_.evidence.reserve(8);
    reason_.evidence.push_back({Arg::Side, position.turn()});
  }

  BasicFinding& square(Arg arg, Square square) { return add(arg, Game::ref(square)); }
  BasicFinding& squares(Arg arg, Set set) {
    SquareRefs list;
    for (const Square square : Game::members(set)) list.try_push_back(Game::ref(square));
    return add(arg, list);
  }
  template <class Piece>
  BasicFinding& piece(Arg arg, Piece piece) {
    return add(arg, Game::ref(piece));
  }
  BasicFinding& side(Arg arg, Side side) { return add(arg, side); }
  BasicFinding& number(Arg arg, int number) { return add(arg, std::int32_t{number}); }
  BasicFinding& moves(Arg arg, MoveRefs moves) { return add(arg, std::move(moves)); }
  BasicFinding& text(Arg arg, std::string_view text) {
    return add(arg, std::string(clipped(text, kMaxEvidenceText)));
  }
  /// Replaces a fact the constructor wrote.
  BasicFinding& instead(Arg arg, EvidenceValue value) {
    for (Evidence& item : reason_.evidence) {
      if (item.arg == arg) item.value = std::move(value);
    }
    return *this;
  }
  /// blocker and blocker_at: the piece on `square`.
  BasicFinding& blocker(Square square) { return standing(Arg::Blocker, Arg::BlockerAt, square); }
  /// attacker and attacker_at: the piece on `square`.
  BasicFinding& attacker(Square square) { return standing(Arg::Attacker, Arg::AttackerAt, square); }

  Reason take() { return std::move(reason_); }

 private:
  BasicFinding& add(Arg arg, EvidenceValue value) {
    reason_.evidence.push_back({arg, std::move(value)});
    return *this;
  }
  BasicFinding& standing(Arg who, Arg where, Square square) {
    if (const auto piece = position_->piece_at(square)) add(who, Game::ref(*piece));
    return add(where, Game::ref(square));
  }

  const Position* position_;
  Reason reason_;
};

/// A reason about a text nobody can place in a position; id() and law() are the game's own.
template <class ReasonId>
Reason text_reason(ReasonId why, std::string_view text) {
  return {id(why), law(why), {{Arg::Text, std::string(clipped(text, kMaxEvidenceText))}}};
}

}  // namespace luatco
