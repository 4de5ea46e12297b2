// Why a move is allowed: the rule of the man that goes, or the special rule that lets it go. For a
// pupil who said rightly that it may, and for one who thought that it may not.
#pragma once

#include <cstdint>
#include <string_view>

#include "luatco/core/rules.h"
#include "luatco/explain/consequence.h"
#include "luatco/teach/special_move.h"

namespace luatco::teach {

/// What of a move its rule depends on.
enum class MayKind : std::uint8_t {
  Goes,
  Takes,
  Sideways,  // a soldier's step along the rank (XQ 2.8)
  DoubleStep,
  EnPassant,
  Castles,
  AnswersCheck,  // by another man than the king or general
};

/// The id of the sentence, "good.may.rook"; a kind of which a man has no rule of its own is told as
/// `Goes`.
std::string_view may_id(std::string_view role, MayKind kind);

template <Rules G>
MayKind may_kind(const typename G::Position& before, typename G::Move move) {
  switch (special_move<G>(before, move)) {
    case SpecialMove::CastleShort:
    case SpecialMove::CastleLong: return MayKind::Castles;
    case SpecialMove::EnPassant: return MayKind::EnPassant;
    case SpecialMove::DoubleStep: return MayKind::DoubleStep;
    case SpecialMove::None: break;
  }
  const auto king = explain::king_of<G>(before.turn());
  if (G::in_check(before) && G::piece_at(before, G::from(move)) != king) {
    return MayKind::AnswersCheck;
  }
  const auto man = G::piece_at(before, G::from(move));
  if (man && G::shape().roles[man->role].id == "soldier" &&
      rank_of<G>(G::from(move)) == rank_of<G>(G::to(move))) {
    return MayKind::Sideways;
  }
  return G::captured(before, move) ? MayKind::Takes : MayKind::Goes;
}

/// Precondition: `move` is legal in `before`.
template <Rules G>
explain::Step why_may(const typename G::Position& before, typename G::Move move) {
  const auto man = G::piece_at(before, G::from(move));
  const std::string_view role = man ? G::shape().roles[man->role].id : std::string_view{};
  explain::Step step =
      explain::answer_step<G>(may_id(role, may_kind<G>(before, move)), before, move);
  step.arrows.back().kind = explain::ArrowKind::Way;
  return step;
}

}  // namespace luatco::teach
