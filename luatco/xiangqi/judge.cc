#include "luatco/xiangqi/judge.h"

#include <utility>

#include "luatco/xiangqi/diagnosis.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/situation.h"

namespace luatco::xiangqi {

namespace diagnosis {

Refusal diagnose(const Trial& trial) {
  Refusal refusal;
  if (trial.from == trial.to) {  // 1.5: a turn cannot be passed
    refusal.push_back(Finding(ReasonId::ToSamePoint, trial).take());
    return refusal;
  }
  movement(trial, refusal);
  if (refusal.empty()) general_safety(trial, refusal);
  return refusal;
}

}  // namespace diagnosis

Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                            Past<Position, Move>) {
  Refusal refusal;
  if (const auto outcome = board_outcome(position)) {  // 3.4, 3.5
    refusal.push_back(
        Finding(ReasonId::GameOver, position).text(Arg::Text, outcome->ending).take());
  }
  const auto piece = position.piece_at(attempt.from);
  if (!piece) {
    refusal.push_back(
        Finding(ReasonId::FromEmpty, position).square(Arg::From, attempt.from).take());
    return Unexpected{std::move(refusal)};
  }
  const Trial trial{position, *piece, attempt.from, attempt.to};
  if (piece->side != position.turn()) {
    refusal.push_back(
        Finding(ReasonId::TurnOpponentPiece, trial).side(Arg::Other, piece->side).take());
    return Unexpected{std::move(refusal)};
  }
  if (contains(legal_targets(position, attempt.from), attempt.to)) {
    return Move{attempt.from, attempt.to};
  }
  for (Reason& reason : diagnosis::diagnose(trial)) refusal.push_back(std::move(reason));
  return Unexpected{std::move(refusal)};
}

}  // namespace luatco::xiangqi
