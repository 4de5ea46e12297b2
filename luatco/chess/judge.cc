#include "luatco/chess/judge.h"

#include "luatco/chess/diagnosis.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/pawn_movement.h"
#include "luatco/chess/situation.h"
#include "luatco/core/judging.h"

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
    promotion<Finding, ReasonId>(castle, refusal);
    castling(castle, *rook, refusal);
  } else {
    movement(trial, refusal);
    const bool could_go = refusal.empty();
    promotion<Finding, ReasonId>(trial, refusal);
    if (could_go) king_safety(trial, refusal);
  }
  return refusal;
}

}  // namespace diagnosis

namespace {

struct Judging {
  using Position = chess::Position;
  using Move = chess::Move;
  using Attempt = chess::Attempt;
  using Trial = chess::Trial;
  using Finding = chess::Finding;
  using ReasonId = chess::ReasonId;
  static auto board_outcome(const Position& position) { return chess::board_outcome(position); }
  static Trial trial(const Position& position, Piece piece, const Attempt& attempt,
                     Past<Position, Move> past) {
    return {position, piece, attempt.from, attempt.to, attempt.promotion, past};
  }
  static auto find_legal(const Trial& trial) { return chess::find_legal(trial); }
  static Refusal diagnose(const Trial& trial) { return diagnosis::diagnose(trial); }
};

}  // namespace

Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                            Past<Position, Move> past) {
  return judge_in_order<Judging>(position, attempt, past);
}

}  // namespace luatco::chess
