// How the pieces move (3.1-3.8.1), for an attempt that was refused.
#include "luatco/chess/attacks.h"
#include "luatco/chess/diagnosis.h"
#include "luatco/chess/pawn_movement.h"

namespace luatco::chess::diagnosis {
namespace {

ReasonId wrong_shape(Role role) {
  switch (role) {
    case Role::Pawn: return ReasonId::PawnNotAPawnMove;
    case Role::Knight: return ReasonId::KnightNotL;
    case Role::Bishop: return ReasonId::BishopNotDiagonal;
    case Role::Rook: return ReasonId::RookNotStraight;
    case Role::Queen: return ReasonId::QueenNotOnLine;
    case Role::King: return ReasonId::KingTooFar;
  }
  return ReasonId::KingTooFar;
}

/// The man of `path` that a piece coming from `from` meets first. Precondition: not empty.
Square nearest(Square from, Bitboard path) {
  return index(first(path)) > index(from) ? first(path) : last(path);
}

}  // namespace

void movement(const Trial& trial, Refusal& refusal) {
  const Position& p = trial.position;
  if (contains(p.pieces(trial.us()), trial.to)) {  // 3.1
    refusal.push_back(Finding(ReasonId::ToOwnPiece, trial).blocker(trial.to).take());
  } else if (contains(p.pieces(Role::King), trial.to)) {  // 1.4.1
    refusal.push_back(Finding(ReasonId::ToKing, trial).blocker(trial.to).take());
  }
  if (trial.piece.role == Role::Pawn) {
    pawn_movement<Finding, ReasonId>(trial, refusal);
  } else if (!contains(attacks(trial.piece, trial.from, 0), trial.to)) {
    refusal.push_back(Finding(wrong_shape(trial.piece.role), trial).take());
  } else if (trial.piece.role != Role::Knight) {
    // 3.5; a king's step has nothing between.
    const Bitboard path = between(trial.from, trial.to) & p.occupied();
    if (path != 0) {
      const Square blocker = nearest(trial.from, path);
      refusal.push_back(Finding(ReasonId::PathBlocked, trial).blocker(blocker).take());
    }
  }
}

}  // namespace luatco::chess::diagnosis
