#include "luatco/chess/illegal_move.h"

#include "luatco/chess/castling_way.h"
#include "luatco/chess/diagnosis.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {
namespace {

/// What the hands do when the men are carried so, legal or not.
MoveKind kind_of(const Trial& trial) {
  switch (trial.promotion.value_or(Role::Pawn)) {
    case Role::Knight: return MoveKind::PromoteKnight;
    case Role::Bishop: return MoveKind::PromoteBishop;
    case Role::Rook: return MoveKind::PromoteRook;
    case Role::Queen: return MoveKind::PromoteQueen;
    case Role::Pawn:
    case Role::King: break;
  }
  const Position& p = trial.position;
  const int ahead = relative_rank(trial.us(), trial.to) - relative_rank(trial.us(), trial.from);
  const int aside = file_of(trial.to) - file_of(trial.from);
  if (trial.piece.role != Role::Pawn || contains(p.occupied(), trial.to)) return MoveKind::Normal;
  if (ahead == 2 && aside == 0 && relative_rank(trial.us(), trial.from) == 1) {
    const Square passed = square_at((index(trial.from) + index(trial.to)) / 2);
    return contains(p.occupied(), passed) ? MoveKind::Normal : MoveKind::DoubleStep;
  }
  // A pawn taken in passing too late, or never: whoever does it takes that pawn off.
  const bool passing =
      ahead == 1 && (aside == 1 || aside == -1) && relative_rank(trial.us(), trial.to) == 5 &&
      contains(p.pieces(trial.them(), Role::Pawn), square_at(index(trial.to) ^ 8U));
  return passing ? MoveKind::EnPassant : MoveKind::Normal;
}

/// King and rook carried to where castling takes them; nullopt where other men stand there.
std::optional<Position> castled(const Trial& trial, Square rook) {
  const Position& p = trial.position;
  const Move move(trial.from, rook, MoveKind::Castle);
  const Bitboard others = p.occupied() & ~(bit(trial.from) | bit(rook));
  if ((others & (bit(castled_king(move)) | bit(castled_rook(move)))) != 0) return std::nullopt;
  return p.after_illegal(move);
}

/// 7.5.3: the clock pressed and no move made. The men stand as they stood; a pawn that could be
/// taken in passing cannot any more. nullopt where the mover was in check, for its king would be
/// taken, and where the other side has no move to answer with.
std::optional<Position> after_no_move(const Position& position) {
  Setup setup = position.setup();
  setup.turn = other(position.turn());
  setup.en_passant.reset();
  if (position.turn() == kBlack) ++setup.fullmove_number;
  const auto next = Position::from_setup(setup).position;
  return next && !legal_moves(*next).empty() ? next : std::nullopt;
}

}  // namespace

std::optional<Position> after_illegal(const Position& position, const Attempt& attempt) {
  if (attempt == Attempt{}) return after_no_move(position);
  const auto piece = position.piece_at(attempt.from);
  if (!piece || piece->side != position.turn() || attempt.from == attempt.to) return std::nullopt;
  const Trial trial{position, *piece, attempt.from, attempt.to, attempt.promotion};
  if (const auto rook = diagnosis::castling_rook(trial)) {
    if (position.piece_at(*rook) == Piece{piece->side, Role::Rook}) return castled(trial, *rook);
  }
  const bool king_put_down = attempt.promotion == Role::King;
  const bool king_turned = piece->role == Role::King && attempt.promotion;
  const bool own_first_rank = piece->role == Role::Pawn && !attempt.promotion &&
                              relative_rank(piece->side, attempt.to) == 0;
  if (contains(position.pieces(Role::King), attempt.to) || king_put_down || king_turned ||
      own_first_rank) {
    return std::nullopt;
  }
  return position.after_illegal(Move(attempt.from, attempt.to, kind_of(trial)));
}

Legality legality(const Position& position) {
  const Side waiting = luatco::other(position.turn());
  const bool left_in_check =
      position.attackers(position.king(waiting), position.turn(), position.occupied()) != 0;
  if ((left_in_check && position.checkers() != 0) || has_pawn_on_last_rank(position)) {
    return Legality::MustBeMended;
  }
  return left_in_check ? Legality::Illegal : Legality::Legal;
}

}  // namespace luatco::chess
