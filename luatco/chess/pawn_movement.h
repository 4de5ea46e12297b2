// How a pawn moves (FIDE 3.7), for an attempt that was refused: whatever game the pawn is in.
//
// `Trial` has position, piece, from, to, promotion and past, us() and them(); its position has
// pieces(), occupied() and double_step_square(). `Finding` and `ReasonId` are the game's own; the
// reasons of pawns have the same names in each.
#pragma once

#include <optional>

#include "luatco/chess/move.h"
#include "luatco/core/evidence.h"
#include "luatco/core/refusal.h"

namespace luatco::chess {

namespace detail {

/// How the pawn that stands on a square came there, by the record.
struct Arrival {
  std::optional<int> ply;  // 1-based
  bool double_step = false;
};
template <class Trial>
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
template <class Finding, class ReasonId, class Trial>
void pawn_diagonal(const Trial& trial, Refusal& refusal) {
  const auto& p = trial.position;
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
template <class Finding, class ReasonId, class Trial>
void pawn_double_step(const Trial& trial, Refusal& refusal) {
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

}  // namespace detail

/// Appends nothing where the pawn could go there, whatever it becomes.
template <class Finding, class ReasonId, class Trial>
void pawn_movement(const Trial& trial, Refusal& refusal) {
  const auto& p = trial.position;
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
      detail::pawn_diagonal<Finding, ReasonId>(trial, refusal);
    }
  } else if (ahead == 2 && aside == 0) {
    detail::pawn_double_step<Finding, ReasonId>(trial, refusal);
  } else {
    refusal.push_back(Finding(ReasonId::PawnNotAPawnMove, trial).take());
  }
}

/// 3.7.3.3: the piece a pawn becomes. The missing choice is asked for only where `refusal`, what
/// was said of the movement, is empty: a pawn that cannot go there has nothing to choose.
template <class Finding, class ReasonId, class Trial>
void promotion(const Trial& trial, Refusal& refusal) {
  const auto choice = trial.promotion;
  if (trial.piece.role != Role::Pawn) {
    if (choice) refusal.push_back(Finding(ReasonId::PromotionNotAPawn, trial).take());
    return;
  }
  const bool last_rank = relative_rank(trial.us(), trial.to) == 7;
  if (!choice) {
    if (last_rank && refusal.empty()) {
      refusal.push_back(Finding(ReasonId::PromotionChoose, trial).take());
    }
    return;
  }
  if (*choice == Role::Pawn || *choice == Role::King) {
    const PieceRef piece{trial.us(), static_cast<std::uint8_t>(index(*choice))};
    refusal.push_back(
        Finding(ReasonId::PromotionBadPiece, trial).instead(Arg::Piece, piece).take());
  }
  if (!last_rank) refusal.push_back(Finding(ReasonId::PromotionNotLastRank, trial).take());
}

}  // namespace luatco::chess
