#include "luatco/pawns/judge.h"

#include "luatco/chess/pawn_movement.h"
#include "luatco/core/judging.h"
#include "luatco/pawns/movegen.h"
#include "luatco/pawns/situation.h"
#include "luatco/pawns/trial.h"

namespace luatco::pawns {
namespace {

/// 2.6: a promoted piece, and what stands in its way.
void piece_movement(const Trial& trial, Refusal& refusal) {
  if (!contains(attacks(trial.piece, trial.from, 0), trial.to)) {
    refusal.push_back(Finding(ReasonId::PieceWrongWay, trial).take());
    return;
  }
  if (trial.piece.role == Role::Knight) return;
  const Bitboard path = between(trial.from, trial.to) & trial.position.occupied();
  if (path == 0) return;
  const Square blocker = index(first(path)) > index(trial.from) ? first(path) : last(path);
  refusal.push_back(Finding(ReasonId::PathBlocked, trial).blocker(blocker).take());
}

}  // namespace

Refusal diagnose(const Trial& trial) {
  Refusal refusal;
  if (trial.from == trial.to) {  // 1.2: a turn cannot be passed
    refusal.push_back(Finding(ReasonId::ToSameSquare, trial).take());
    return refusal;
  }
  if (contains(trial.position.pieces(trial.us()), trial.to)) {  // 2.7
    refusal.push_back(Finding(ReasonId::ToOwnPiece, trial).blocker(trial.to).take());
  }
  if (trial.piece.role == Role::Pawn) {
    chess::pawn_movement<Finding, ReasonId>(trial, refusal);
  } else {
    piece_movement(trial, refusal);
  }
  chess::promotion<Finding, ReasonId>(trial, refusal);
  return refusal;
}

namespace {

struct Judging {
  using Position = pawns::Position;
  using Move = pawns::Move;
  using Attempt = pawns::Attempt;
  using Trial = pawns::Trial;
  using Finding = pawns::Finding;
  using ReasonId = pawns::ReasonId;
  static auto board_outcome(const Position& position) { return pawns::board_outcome(position); }
  static Trial trial(const Position& position, Piece piece, const Attempt& attempt,
                     Past<Position, Move> past) {
    return {position, piece, attempt.from, attempt.to, attempt.promotion, past};
  }
  static std::optional<Move> find_legal(const Trial& trial) {
    for (const Move move : legal_moves(trial.position)) {
      if (move.from() == trial.from && move.to() == trial.to &&
          move.promotion() == trial.promotion) {
        return move;
      }
    }
    return std::nullopt;
  }
  static Refusal diagnose(const Trial& trial) { return pawns::diagnose(trial); }
};

}  // namespace

Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                            Past<Position, Move> past) {
  return judge_in_order<Judging>(position, attempt, past);
}

}  // namespace luatco::pawns
