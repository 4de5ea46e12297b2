#include "luatco/chess/situation.h"

#include <algorithm>

#include "luatco/chess/diagnosis.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/ways.h"

namespace luatco::chess {
namespace {

/// A man that could answer the check if its own king did not mind.
struct Answer {
  Trial trial;
  WayKind kind;
};

/// The man on `from` tried on `to`; a pawn that arrives becomes a queen, so that the choice is no
/// reason.
Trial trial_of(const Position& p, Square from, Square to) {
  const Piece piece = *p.piece_at(from);
  Trial trial{p, piece, from, to};
  if (piece.role == Role::Pawn && relative_rank(piece.side, to) == 7) {
    trial.promotion = Role::Queen;
  }
  return trial;
}

/// The squares from which one of the checkers could be met.
Bitboard lines(const Position& p, Bitboard checkers) {
  Bitboard set = 0;
  for (const Square checker : squares(checkers)) set |= between(p.king(p.turn()), checker);
  return set;
}

/// Captures of a checker and steps into its line by all men but the king, legal or not.
std::vector<Answer> answers(const Position& p, Bitboard checkers) {
  std::vector<Answer> found;
  const Bitboard line = lines(p, checkers);
  Bitboard passing = 0;  // where en passant would take the checker
  if (const auto square = p.double_step_square()) {
    if (contains(checkers, square_at(index(*square) ^ 8U))) passing = bit(*square);
  }
  for (const Square from : squares(p.pieces(p.turn()) & ~p.pieces(Role::King))) {
    const Bitboard passing_pawn = contains(p.pieces(Role::Pawn), from) ? passing : 0;
    for (const Square to : squares(checkers | line | passing_pawn)) {
      const Trial trial = trial_of(p, from, to);
      const bool straight = file_of(from) == file_of(to);
      if (contains(passing_pawn & ~line, to) && straight) continue;  // a push takes nothing
      Refusal refusal;
      diagnosis::movement(trial, refusal);
      if (!refusal.empty()) continue;
      const bool takes = contains(checkers, to) || (contains(passing_pawn, to) && !straight);
      found.push_back({trial, takes ? WayKind::Capture : WayKind::Block});
    }
  }
  return found;
}

Reason first_reason(const Trial& trial) { return diagnosis::diagnose(trial).front(); }

/// The reason an answer fails, as the reason a whole way is shut.
Reason shut(ReasonId way, const Trial& trial) {
  Reason reason = first_reason(trial);
  reason.id = id(way);
  reason.law = law(way);
  return reason;
}

const Answer* find(const std::vector<Answer>& answers, WayKind kind) {
  const auto at = std::ranges::find(answers, kind, &Answer::kind);
  return at == answers.end() ? nullptr : &*at;
}

Finding about(ReasonId reason, const Position& p, Bitboard checkers) {
  Finding finding(reason, p);
  finding.square(Arg::King, p.king(p.turn()));
  if (more_than_one(checkers)) {
    finding.squares(Arg::List, checkers);
  } else {
    finding.attacker(first(checkers));
  }
  return finding;
}

Reason why_no_run(const Position& p) {
  const Square king = p.king(p.turn());
  return Finding(ReasonId::WayRunNoSafeSquare, p)
      .square(Arg::King, king)
      .squares(Arg::List, king_attacks(king))
      .take();
}

Reason why_no_block(const Position& p, Bitboard checkers, const std::vector<Answer>& answers) {
  const auto because = [&](ReasonId reason) { return about(reason, p, checkers); };
  if (more_than_one(checkers)) return because(ReasonId::WayBlockDoubleCheck).take();
  const Square checker = first(checkers);
  if (contains(p.pieces(Role::Knight), checker)) return because(ReasonId::WayBlockKnight).take();
  if (contains(p.pieces(Role::Pawn), checker)) return because(ReasonId::WayBlockPawn).take();
  const Bitboard line = lines(p, checkers);
  if (line == 0) return because(ReasonId::WayBlockAdjacent).take();
  if (const Answer* answer = find(answers, WayKind::Block)) {
    return shut(ReasonId::WayBlockPinned, answer->trial);
  }
  return because(ReasonId::WayBlockNobody).squares(Arg::List, line).take();
}

Reason why_no_capture(const Position& p, Bitboard checkers, const std::vector<Answer>& answers) {
  if (more_than_one(checkers)) {
    return about(ReasonId::WayCaptureDoubleCheck, p, checkers).take();
  }
  if (const Answer* answer = find(answers, WayKind::Capture)) {
    return shut(ReasonId::WayCapturePinned, answer->trial);
  }
  const Square king = p.king(p.turn());
  if (contains(king_attacks(king), first(checkers))) {
    return shut(ReasonId::WayCaptureProtected, trial_of(p, king, first(checkers)));
  }
  return about(ReasonId::WayCaptureNobody, p, checkers).take();
}

std::vector<ClosedWay> closed_ways(const Position& p, Bitboard checkers,
                                   const std::vector<Way<Move>>& ways) {
  const std::vector<Answer> tries = answers(p, checkers);
  const auto open = [&](WayKind kind) {
    return std::ranges::any_of(ways, [&](const Way<Move>& way) { return way.kind == kind; });
  };
  std::vector<ClosedWay> closed;
  if (!open(WayKind::Run)) closed.push_back({WayKind::Run, why_no_run(p)});
  if (!open(WayKind::Block)) {
    closed.push_back({WayKind::Block, why_no_block(p, checkers, tries)});
  }
  if (!open(WayKind::Capture)) {
    closed.push_back({WayKind::Capture, why_no_capture(p, checkers, tries)});
  }
  return closed;
}

/// Where a man that is not in check could be thought to go: all it attacks, own men included; a
/// pawn's steps and diagonals; a king's rooks.
Bitboard thinkable(const Position& p, Square from) {
  const Piece piece = *p.piece_at(from);
  Bitboard set = attacks(piece, from, p.occupied());
  if (piece.role == Role::King) set |= p.castling_rooks() & p.pieces(piece.side);
  if (piece.role != Role::Pawn) return set;
  const auto ahead = [&](Square square) {
    return square_at(piece.side == kWhite ? index(square) + 8 : index(square) - 8);
  };
  if (relative_rank(piece.side, from) == 7) return set;  // left there by an illegal move (A.5.4)
  const Square one = ahead(from);
  set |= bit(one);
  if (relative_rank(piece.side, from) == 1 && !contains(p.occupied(), one)) set |= bit(ahead(one));
  return set;
}

std::vector<FailedTry> prove_no_move(const Position& p, Bitboard checkers) {
  std::vector<FailedTry> proof;
  const auto fails = [&](const Trial& trial) {
    proof.push_back({ref(trial.from), ref(trial.to), first_reason(trial)});
  };
  const Square king = p.king(p.turn());
  if (checkers != 0) {
    for (const Square to : squares(king_attacks(king))) fails(trial_of(p, king, to));
    for (const Answer& answer : answers(p, checkers)) fails(answer.trial);
    return proof;
  }
  for (const Square from : squares(p.pieces(p.turn()))) {
    for (const Square to : squares(thinkable(p, from))) fails(trial_of(p, from, to));
  }
  return proof;
}

}  // namespace

Situation<Move> situation(const Position& p) {
  Situation<Move> out;
  const MoveList legal = legal_moves(p);
  const Bitboard checkers = p.checkers();
  for (const Square checker : squares(checkers)) out.checkers.push_back(ref(checker));
  if (checkers != 0) {
    for (const Move move : legal) out.ways.push_back({move, way_kind(p, move, checkers)});
    out.closed = closed_ways(p, checkers, out.ways);
  }
  if (legal.empty()) out.proof = prove_no_move(p, checkers);
  const bool only_en_passant = !legal.empty() && std::ranges::all_of(legal, [](Move move) {
    return move.kind() == MoveKind::EnPassant;
  });
  if (only_en_passant) {
    Finding finding(ReasonId::WayOnlyEnPassant, p);
    MoveRefs moves;
    for (const Move move : legal) moves.push_back({ref(move.from()), ref(move.to())});
    out.remarks.push_back(finding.moves(Arg::Moves, std::move(moves)).take());
  }
  return out;
}

std::optional<Outcome> board_outcome(const Position& p) {
  if (p.arose_illegally() || has_legal_move(p)) return std::nullopt;
  if (p.checkers() == 0) return Outcome{std::nullopt, "chess.result.stalemate"};  // 5.2.1
  return Outcome{other(p.turn()), "chess.result.checkmate"};                      // 5.1.1
}

}  // namespace luatco::chess
