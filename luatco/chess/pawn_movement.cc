// How a pawn moves (3.7), for an attempt that was refused.
#include "luatco/chess/diagnosis.h"

namespace luatco::chess::diagnosis {
namespace {

/// How the pawn that stands on `square` came there, by the record.
struct Arrival {
  std::optional<int> ply;  // 1-based
  bool double_step = false;
};
Arrival arrival(const Trial& trial, Square square, Square passed) {
  const auto& past = trial.past;
  for (std::size_t i = past.size(); i-- > 0;) {
    if (past[i].move.to() == square) {
      return {static_cast<int>(i) + 1, past[i].move.kind() == MoveKind::DoubleStep};
    }
  }
  // The move before the record began: its position still tells of a double step.
  return {std::nullopt, !past.empty() && past[0].before.double_step_square() == passed};
}

/// 3.7.3: one square diagonally ahead, where there is nothing to capture.
void diagonal(const Trial& trial, Refusal& refusal) {
  const Position& p = trial.position;
  const Square beside = make_square(file_of(trial.to), rank_of(trial.from));
  const bool fifth_rank = relative_rank(trial.us(), trial.from) == 4;
  if (!fifth_rank || !contains(p.pieces(trial.them(), Role::Pawn), beside)) {
    refusal.push_back(Finding(ReasonId::PawnNothingToTake, trial).take());
    return;
  }
  // 3.7.3.1-2: only a pawn that has just advanced two squares, and only at once. What the record
  // does not tell is "not just advanced two squares".
  const Arrival how = arrival(trial, beside, trial.to);
  const ReasonId reason =
      how.double_step ? ReasonId::EnPassantTooLate : ReasonId::EnPassantNotDouble;
  Finding finding(reason, trial);
  finding.blocker(beside);
  if (how.ply) finding.number(Arg::Ply, *how.ply);
  refusal.push_back(finding.take());
}

/// 3.7.1, 3.7.2: two squares straight ahead.
void double_step(const Trial& trial, Refusal& refusal) {
  if (relative_rank(trial.us(), trial.from) != 1) {
    refusal.push_back(Finding(ReasonId::PawnDoubleNotFirst, trial).take());
  }
  const Square passed = square_at((index(trial.from) + index(trial.to)) / 2);
  for (const Square square : {passed, trial.to}) {
    if (!contains(trial.position.occupied(), square)) continue;
    refusal.push_back(Finding(ReasonId::PawnDoubleBlocked, trial).blocker(square).take());
    return;
  }
}

}  // namespace

void pawn_movement(const Trial& trial, Refusal& refusal) {
  const Position& p = trial.position;
  const int ahead = relative_rank(trial.us(), trial.to) - relative_rank(trial.us(), trial.from);
  const int aside = file_of(trial.to) - file_of(trial.from);
  if (ahead < 0) {
    refusal.push_back(Finding(ReasonId::PawnBackward, trial).take());
  } else if (ahead == 0) {
    refusal.push_back(Finding(ReasonId::PawnSideways, trial).take());
  } else if (ahead == 1 && aside == 0) {
    if (contains(p.occupied(), trial.to)) {
      refusal.push_back(Finding(ReasonId::PawnBlocked, trial).blocker(trial.to).take());
    }
  } else if (ahead == 1 && (aside == 1 || aside == -1)) {
    // An own man on the target is 3.1's affair, an enemy there can be captured.
    if (!contains(p.occupied(), trial.to) && p.double_step_square() != trial.to) {
      diagonal(trial, refusal);
    }
  } else if (ahead == 2 && aside == 0) {
    double_step(trial, refusal);
  } else {
    refusal.push_back(Finding(ReasonId::PawnNotAPawnMove, trial).take());
  }
}

}  // namespace luatco::chess::diagnosis
