// The own king after a move (3.9.2), for an attempt that was refused.
#include "luatco/chess/diagnosis.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/ways.h"

namespace luatco::chess::diagnosis {
namespace {

/// The square of the pawn that en passant would take; nullopt where the trial is no en passant.
std::optional<Square> taken_in_passing(const Trial& trial) {
  const bool passing = trial.piece.role == Role::Pawn && file_of(trial.from) != file_of(trial.to) &&
                       trial.position.double_step_square() == trial.to;
  if (!passing) return std::nullopt;
  return square_at(index(trial.to) ^ 8U);
}

/// Who would attack the own king once the man has gone.
Bitboard attackers_afterwards(const Trial& trial) {
  const Position& p = trial.position;
  Bitboard taken = bit(trial.to);
  if (const auto pawn = taken_in_passing(trial)) taken |= bit(*pawn);
  const Bitboard occupied = ((p.occupied() ^ bit(trial.from)) & ~taken) | bit(trial.to);
  const Square king = trial.piece.role == Role::King ? trial.to : p.king(trial.us());
  return p.attackers(king, trial.them(), occupied) & ~taken;
}

/// The king's own step. Every attacker of the target belongs to one of: the other king, the line of
/// a check the king only slides along, all others.
void king_step(const Trial& trial, Bitboard attackers, Refusal& refusal) {
  const Position& p = trial.position;
  if (attackers == 0) return;
  const bool capture = contains(p.occupied(), trial.to);
  if (capture) {
    refusal.push_back(Finding(ReasonId::KingTakesProtected, trial)
                          .blocker(trial.to)
                          .attacker(first(attackers))
                          .take());
  }
  const Bitboard king = attackers & p.pieces(Role::King);
  if (king != 0) {
    refusal.push_back(Finding(ReasonId::KingNextToKing, trial).attacker(first(king)).take());
  }
  Bitboard along_line = 0;
  for (const Square checker : squares(attackers & p.checkers())) {
    if (contains(line_through(checker, trial.from), trial.to)) along_line |= bit(checker);
  }
  if (along_line != 0) {
    refusal.push_back(Finding(ReasonId::KingSameLine, trial).attacker(first(along_line)).take());
  }
  const Bitboard others = attackers & ~king & ~along_line;
  if (others != 0 && !capture) {
    refusal.push_back(Finding(ReasonId::KingIntoAttack, trial).attacker(first(others)).take());
  }
}

Reason check_not_answered(const Trial& trial, Square checker) {
  const Position& p = trial.position;
  const MoveList legal = legal_moves(p);
  const std::span<const Move> moves(legal.begin(), legal.size());
  return Finding(ReasonId::CheckNotAnswered, trial)
      .attacker(checker)
      .square(Arg::King, p.king(trial.us()))
      .moves(Arg::Run, ways_of_kind(p, moves, WayKind::Run))
      .moves(Arg::Block, ways_of_kind(p, moves, WayKind::Block))
      .moves(Arg::Capture, ways_of_kind(p, moves, WayKind::Capture))
      .take();
}

Reason exposes_king(ReasonId reason, const Trial& trial, Square attacker) {
  return Finding(reason, trial)
      .attacker(attacker)
      .square(Arg::King, trial.position.king(trial.us()))
      .take();
}

}  // namespace

void king_safety(const Trial& trial, Refusal& refusal) {
  const Position& p = trial.position;
  const Bitboard afterwards = attackers_afterwards(trial);
  if (trial.piece.role == Role::King) {
    king_step(trial, afterwards, refusal);
    return;
  }
  const Square king = p.king(trial.us());
  const Bitboard checkers = p.checkers();
  // En passant empties two squares: the line may open through the pawn taken, or through the one
  // that takes, which is then an ordinary pin.
  const auto taken = taken_in_passing(trial);
  Bitboard through_taken = 0;
  Bitboard through_mover = 0;
  for (const Square attacker : squares(afterwards & ~checkers)) {
    const bool passes = taken && contains(between(king, attacker), *taken);
    (passes ? through_taken : through_mover) |= bit(attacker);
  }
  if (through_taken != 0) {
    refusal.push_back(exposes_king(ReasonId::EnPassantExposesKing, trial, first(through_taken)));
  }
  if (more_than_one(checkers)) {
    refusal.push_back(Finding(ReasonId::CheckDouble, trial)
                          .squares(Arg::List, checkers)
                          .square(Arg::King, king)
                          .take());
  } else if ((afterwards & checkers) != 0) {
    refusal.push_back(check_not_answered(trial, first(checkers)));
  }
  if (through_mover != 0) {
    refusal.push_back(exposes_king(ReasonId::PinExposesKing, trial, first(through_mover)));
  }
}

}  // namespace luatco::chess::diagnosis
