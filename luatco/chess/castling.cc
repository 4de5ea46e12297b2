// The conditions of castling (3.8.2; II.3 for Chess960), for an attempt that was refused.
#include "luatco/chess/attacks.h"
#include "luatco/chess/diagnosis.h"

namespace luatco::chess::diagnosis {
namespace {

bool once_had_right(const Trial& trial, Square rook) {
  for (const auto& played : trial.past) {
    if (contains(played.before.castling_rooks(), rook) &&
        played.before.king(trial.us()) == trial.from) {
      return true;
    }
  }
  return contains(trial.position.castling_rooks(), rook);
}

/// The rook of a wing as seen from a king on the e-file: the outermost that has the right, else the
/// corner.
Square wing_rook(const Trial& trial, bool kingside) {
  const int rank = rank_of(trial.from);
  Bitboard with_right = 0;
  for (int file = kingside ? 5 : 0; file < (kingside ? 8 : 4); ++file) {
    with_right |= bit(make_square(file, rank)) & trial.position.castling_rooks();
  }
  if (with_right == 0) return make_square(kingside ? 7 : 0, rank);
  return kingside ? last(with_right) : first(with_right);
}

/// How the right on `rook` was lost, as far as the record tells (3.8.2.1): 1-based plies.
struct Losses {
  std::optional<int> king_moved;
  std::optional<int> rook_moved;     // from `rook`; or a rook came to `rook` from elsewhere
  std::optional<int> rook_captured;  // on `rook`
};
Losses losses(const Trial& trial, Square rook) {
  Losses found;
  const auto note = [](std::optional<int>& ply, std::size_t i) {
    if (!ply) ply = static_cast<int>(i) + 1;
  };
  for (std::size_t i = 0; i < trial.past.size(); ++i) {
    const auto& [before, move] = trial.past[i];
    const auto mover = before.piece_at(move.from());
    if (before.turn() != trial.us()) {
      if (!move.is_castle() && before.piece_at(move.to()) == Piece{trial.us(), Role::Rook} &&
          move.to() == rook) {
        note(found.rook_captured, i);
      }
    } else if (mover == Piece{trial.us(), Role::King}) {
      note(found.king_moved, i);
      if (move.is_castle() && (move.to() == rook || castled_rook(move) == rook)) {
        note(found.rook_moved, i);
      }
    } else if (mover == Piece{trial.us(), Role::Rook} &&
               (move.from() == rook || move.to() == rook)) {
      note(found.rook_moved, i);
    }
  }
  return found;
}

/// 3.8.2.1: no right. Says so once for each cause the record or the board shows.
void lost_right(const Trial& trial, Square rook, Refusal& refusal) {
  const auto says = [&](ReasonId reason, std::optional<int> ply) {
    if (ply) {
      refusal.push_back(
          Finding(reason, trial).square(Arg::Target, rook).number(Arg::Ply, *ply).take());
    }
    return ply.has_value();
  };
  const bool rook_stands = trial.position.piece_at(rook) == Piece{trial.us(), Role::Rook};
  const Losses how = losses(trial, rook);
  bool told = says(ReasonId::CastlingKingMoved, how.king_moved);
  told |= says(ReasonId::CastlingRookMoved, how.rook_moved);
  told |= says(ReasonId::CastlingRookCaptured, how.rook_captured);
  if (!rook_stands) {
    refusal.push_back(Finding(ReasonId::CastlingNoRook, trial).square(Arg::BlockerAt, rook).take());
  } else if (!told) {
    refusal.push_back(Finding(ReasonId::CastlingRightGone, trial).square(Arg::Target, rook).take());
  }
}

/// 3.8.2.2, II.3: what prevents castling for now, the check apart.
void obstacles(const Trial& trial, Move castle, Refusal& refusal) {
  const Position& p = trial.position;
  const Square king_to = castled_king(castle);
  const Square rook_to = castled_rook(castle);
  const Bitboard both = bit(castle.from()) | bit(castle.to());
  const Bitboard path = between(castle.from(), king_to) | between(castle.to(), rook_to) |
                        between(castle.from(), castle.to()) | bit(king_to) | bit(rook_to);
  for (const Square square : squares(path & p.occupied() & ~both)) {
    refusal.push_back(Finding(ReasonId::CastlingPathBlocked, trial)
                          .square(Arg::Target, castle.to())
                          .blocker(square)
                          .take());
    break;
  }
  for (const Square crossed : squares(between(castle.from(), king_to))) {
    const Bitboard attackers =
        p.attackers(crossed, trial.them(), p.occupied() ^ bit(castle.from()));
    if (attackers == 0) continue;
    refusal.push_back(Finding(ReasonId::CastlingThroughAttack, trial)
                          .square(Arg::Crossed, crossed)
                          .attacker(first(attackers))
                          .take());
    break;
  }
  const Bitboard afterwards = (p.occupied() & ~both) | bit(king_to) | bit(rook_to);
  const Bitboard attackers =
      p.attackers(king_to, trial.them(), afterwards) & ~bit(king_to) & ~bit(rook_to);
  if (attackers != 0) {
    refusal.push_back(
        Finding(ReasonId::CastlingIntoAttack, trial).attacker(first(attackers)).take());
  }
}

}  // namespace

std::optional<Square> castling_rook(const Trial& trial) {
  const bool along_first_rank = trial.piece.role == Role::King &&
                                relative_rank(trial.us(), trial.from) == 0 &&
                                rank_of(trial.to) == rank_of(trial.from);
  if (!along_first_rank) return std::nullopt;
  const bool home = file_of(trial.from) == 4;
  const bool own_rook = contains(trial.position.pieces(trial.us(), Role::Rook), trial.to);
  const bool corner = file_of(trial.to) == 0 || file_of(trial.to) == 7;
  if (own_rook && ((home && corner) || once_had_right(trial, trial.to))) return trial.to;
  if (home && file_of(trial.to) == 6) return wing_rook(trial, true);
  if (home && file_of(trial.to) == 2) return wing_rook(trial, false);
  return std::nullopt;
}

void castling(const Trial& trial, Square rook, Refusal& refusal) {
  const Move castle(trial.from, rook, MoveKind::Castle);
  const Position& p = trial.position;
  if (p.checkers() != 0) {
    refusal.push_back(Finding(ReasonId::CastlingInCheck, trial)
                          .attacker(first(p.checkers()))
                          .square(Arg::King, trial.from)
                          .take());
  }
  if (!contains(p.castling_rooks(), rook)) lost_right(trial, rook, refusal);
  if (contains(p.pieces(trial.us(), Role::Rook), rook)) obstacles(trial, castle, refusal);
}

}  // namespace luatco::chess::diagnosis
