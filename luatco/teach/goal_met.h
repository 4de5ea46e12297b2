// How each kind of goal is decided. Included by goal.h only.
#pragma once

#include <algorithm>

#include "luatco/core/situation.h"
#include "luatco/explain/ending.h"
#include "luatco/explain/exchange.h"
#include "luatco/teach/goal.h"

namespace luatco::teach {

template <Rules G>
bool answers_check(WayKind kind, const typename G::Position& before, typename G::Move move) {
  const auto situation = G::situation(before);
  return std::ranges::any_of(situation.ways, [&](const Way<typename G::Move>& way) {
    return way.move == move && way.kind == kind;
  });
}

/// Can the other side take the man that has just moved?
template <Rules G>
bool can_be_taken(const typename G::Position& after, SquareRef square) {
  return std::ranges::any_of(G::legal_moves(after), [&](const typename G::Move& reply) {
    return G::captured(after, reply) == square;
  });
}

template <Rules G>
bool takes(const Goal& goal, const typename G::Position& before, typename G::Move move) {
  const auto square = G::captured(before, move);
  if (!square || (goal.square && *goal.square != *square)) return false;
  return !goal.role || G::piece_at(before, *square)->role == *goal.role;
}

/// How many men of that kind a side has; `counts` is asked of each of them and its square.
template <Rules G, class Counts>
int count_men(const typename G::Position& position, Side side, Counts counts) {
  int n = 0;
  for (int i = 0; i < G::shape().files * G::shape().ranks; ++i) {
    const SquareRef square{static_cast<std::uint8_t>(i)};
    const auto piece = G::piece_at(position, square);
    n += piece && piece->side == side && counts(piece->role, square) ? 1 : 0;
  }
  return n;
}

/// Pawns or soldiers of a side that stand in the other half of the board.
template <Rules G>
int crossed(const typename G::Position& position, Side side) {
  return count_men<G>(position, side, [&](std::uint8_t role, SquareRef square) {
    const std::string_view id = G::shape().roles[role].id;
    const bool far_half = rank_of<G>(square) >= G::shape().ranks / 2;
    return (id == "pawn" || id == "soldier") && far_half == (side == Side::First);
  });
}

template <Rules G>
bool met(const Goal& goal, const typename G::Position& before, typename G::Move move) {
  const auto after = before.after(move);
  const auto no_move = [&] { return G::count_legal_moves(after) == 0; };
  const auto is = [&](SpecialMove wanted) { return special_move<G>(before, move) == wanted; };
  const auto part_is_met = [&](const Goal& part) { return met<G>(part, before, move); };
  switch (goal.kind) {
    case GoalKind::Mate: return G::in_check(after) && no_move();
    case GoalKind::NoMove: return !G::in_check(after) && no_move();
    case GoalKind::Win: {
      const auto outcome = G::board_outcome(after);
      return outcome && outcome->winner == before.turn();
    }
    case GoalKind::Check: return G::in_check(after);
    case GoalKind::Run: return answers_check<G>(WayKind::Run, before, move);
    case GoalKind::Block: return answers_check<G>(WayKind::Block, before, move);
    case GoalKind::Capture: return answers_check<G>(WayKind::Capture, before, move);
    case GoalKind::Unscreen: return answers_check<G>(WayKind::Unscreen, before, move);
    case GoalKind::Castle: return is(SpecialMove::CastleShort) || is(SpecialMove::CastleLong);
    case GoalKind::CastleShort: return is(SpecialMove::CastleShort);
    case GoalKind::CastleLong: return is(SpecialMove::CastleLong);
    case GoalKind::EnPassant: return is(SpecialMove::EnPassant);
    case GoalKind::DoubleStep: return is(SpecialMove::DoubleStep);
    case GoalKind::Promote: {
      const auto role = promoted_to<G>(before, move);
      return role && (!goal.role || *goal.role == *role);
    }
    case GoalKind::Takes: return takes<G>(goal, before, move);
    case GoalKind::Reaches: return goal.square && G::to(move) == *goal.square;
    case GoalKind::Moves:
      return goal.role && G::piece_at(before, G::from(move))->role == *goal.role;
    case GoalKind::OpponentCanMove: return !no_move();
    case GoalKind::NotDead: {
      const auto end = explain::ending_of<G>(after);
      return !end || end->winner || no_move();
    }
    case GoalKind::Gains: return explain::capture_gain<G>(before, move) >= goal.least;
    case GoalKind::Safe: return !can_be_taken<G>(after, G::to(move));
    case GoalKind::Clears:
      return count_men<G>(after, other(before.turn()), [&](std::uint8_t role, SquareRef) {
               return !goal.role || role == *goal.role;
             }) == 0;
    case GoalKind::Crosses: return crossed<G>(after, before.turn()) >= goal.least;
    case GoalKind::Not: return !goal.parts.empty() && !part_is_met(goal.parts.front());
    case GoalKind::All: return std::ranges::all_of(goal.parts, part_is_met);
    case GoalKind::Any: return std::ranges::any_of(goal.parts, part_is_met);
  }
  return false;
}

}  // namespace luatco::teach
