#include "luatco/chess/judge.h"

#include <utility>

#include "luatco/chess/diagnosis.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/situation.h"

namespace luatco::chess {
namespace {

std::optional<Move> find_legal(const Trial& trial) {
  const auto rook = diagnosis::castling_rook(trial);
  const Square to = rook.value_or(trial.to);
  for (const Move move : legal_moves(trial.position)) {
    if (move.from() == trial.from && move.to() == to && move.promotion() == trial.promotion &&
        move.is_castle() == rook.has_value()) {
      return move;
    }
  }
  return std::nullopt;
}

}  // namespace

namespace diagnosis {

Refusal diagnose(const Trial& trial) {
  Refusal refusal;
  if (trial.from == trial.to) {  // 1.2: a turn cannot be passed
    refusal.push_back(Finding(ReasonId::ToSameSquare, trial).take());
  } else if (const auto rook = castling_rook(trial)) {
    // Evidence names the square the king would reach, however the attempt was given.
    Trial castle = trial;
    castle.to = castled_king(Move(trial.from, *rook, MoveKind::Castle));
    promotion(castle, refusal);
    castling(castle, *rook, refusal);
  } else {
    movement(trial, refusal);
    const bool could_go = refusal.empty();
    promotion(trial, refusal);
    if (could_go) king_safety(trial, refusal);
  }
  return refusal;
}

}  // namespace diagnosis

Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                            Past<Position, Move> past) {
  Refusal refusal;
  if (const auto outcome = board_outcome(position)) {  // 5.1.1, 5.2.1
    refusal.push_back(
        Finding(ReasonId::GameOver, position).text(Arg::Text, outcome->ending).take());
  }
  const auto piece = position.piece_at(attempt.from);
  if (!piece) {
    refusal.push_back(
        Finding(ReasonId::FromEmpty, position).square(Arg::From, attempt.from).take());
    return Unexpected{std::move(refusal)};
  }
  const Trial trial{position, *piece, attempt.from, attempt.to, attempt.promotion, past};
  if (piece->side != position.turn()) {
    refusal.push_back(
        Finding(ReasonId::TurnOpponentPiece, trial).side(Arg::Other, piece->side).take());
    return Unexpected{std::move(refusal)};
  }
  if (const auto move = find_legal(trial)) return *move;
  for (Reason& reason : diagnosis::diagnose(trial)) refusal.push_back(std::move(reason));
  return Unexpected{std::move(refusal)};
}

}  // namespace luatco::chess
