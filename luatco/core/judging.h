// The order in which every game judges an attempt.
#pragma once

#include <utility>

#include "luatco/base/result.h"
#include "luatco/core/outcome.h"
#include "luatco/core/past.h"
#include "luatco/core/refusal.h"

namespace luatco {

/// Is the game over, is there a piece, whose is it, is the move legal, and if not, why not? The
/// generator decides (`find_legal`); `diagnose` only explains what it refuses, and is never empty
/// then. `Game` has the types Position, Move, Attempt, Trial, Finding and ReasonId, and static
/// board_outcome(Position), trial(Position, Piece, Attempt, Past), find_legal(Trial),
/// diagnose(Trial).
template <class Game>
Result<typename Game::Move, Refusal> judge_in_order(
    const typename Game::Position& position, const typename Game::Attempt& attempt,
    Past<typename Game::Position, typename Game::Move> past) {
  using Finding = typename Game::Finding;
  using ReasonId = typename Game::ReasonId;
  Refusal refusal;
  if (const auto outcome = Game::board_outcome(position)) {
    refusal.push_back(
        Finding(ReasonId::GameOver, position).text(Arg::Text, outcome->ending).take());
  }
  const auto piece = position.piece_at(attempt.from);
  if (!piece) {
    refusal.push_back(
        Finding(ReasonId::FromEmpty, position).square(Arg::From, attempt.from).take());
    return Unexpected{std::move(refusal)};
  }
  const auto trial = Game::trial(position, *piece, attempt, past);
  if (piece->side != position.turn()) {
    refusal.push_back(
        Finding(ReasonId::TurnOpponentPiece, trial).side(Arg::Other, piece->side).take());
    return Unexpected{std::move(refusal)};
  }
  if (const auto move = Game::find_legal(trial)) return *move;
  for (Reason& reason : Game::diagnose(trial)) refusal.push_back(std::move(reason));
  return Unexpected{std::move(refusal)};
}

}  // namespace luatco
