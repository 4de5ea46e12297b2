// Position::from_setup: an arrangement held against the laws, every fault named at once. Only
// necessary conditions of "reachable" (3.10.3) can be tested; what is named here is certain.
#include <algorithm>
#include <utility>

#include "luatco/chess/fault_id.h"
#include "luatco/chess/position.h"

namespace luatco::chess {
namespace {

void report(Faults& faults, FaultId which) { faults.push_back(make_fault(which)); }
void report(Faults& faults, FaultId which, Square square) {
  Fault fault = make_fault(which);
  fault.square = SquareRef{static_cast<std::uint8_t>(index(square))};
  faults.push_back(fault);
}

constexpr FaultId of_side(Side side, FaultId white, FaultId black) {
  return side == kWhite ? white : black;
}

bool one_king(const Position& p, Side side) { return count(p.pieces(side, Role::King)) == 1; }

void check_kings(const Position& p, Faults& faults) {
  for (const Side side : {kWhite, kBlack}) {
    const int kings = count(p.pieces(side, Role::King));
    if (kings == 0) report(faults, of_side(side, FaultId::NoWhiteKing, FaultId::NoBlackKing));
    const FaultId too_many = of_side(side, FaultId::TooManyWhiteKings, FaultId::TooManyBlackKings);
    bool first = true;
    for (const Square king : squares(p.pieces(side, Role::King))) {
      if (!std::exchange(first, false)) report(faults, too_many, king);
    }
  }
}

/// 3.7.3.3: a pawn never stands on the last rank; and it never moves back to its own first.
void check_back_ranks(const Position& p, Faults& faults) {
  for (const Square pawn : squares(p.pieces(Role::Pawn) & (rank_set(0) | rank_set(7)))) {
    report(faults, FaultId::PawnOnBackRank, pawn);
  }
}

/// 1.4.1: the side that has moved left its king where it can be taken; touching kings included.
void check_opposite_king(const Position& p, Faults& faults) {
  const Side waiting = other(p.turn());
  if (!one_king(p, waiting)) return;
  const Square king = p.king(waiting);
  if (p.attackers(king, p.turn(), p.occupied()) != 0) {
    report(faults, FaultId::OppositeCheck, king);
  }
}

/// 2.2 and 3.7.3.3: 16 men, 8 of them pawns, and a promoted man for each pawn missing at most.
/// Bishops never change the colour of their squares: a second one on a colour was promoted.
void check_numbers(const Position& p, Faults& faults) {
  for (const Side side : {kWhite, kBlack}) {
    const int pawns = count(p.pieces(side, Role::Pawn));
    if (pawns > 8) {
      report(faults, of_side(side, FaultId::TooManyWhitePawns, FaultId::TooManyBlackPawns));
    }
    if (count(p.pieces(side)) > 16) {
      report(faults, of_side(side, FaultId::TooManyWhitePieces, FaultId::TooManyBlackPieces));
    }
    const auto beyond = [](Bitboard set, int original) {
      return std::max(count(set) - original, 0);
    };
    const Bitboard bishops = p.pieces(side, Role::Bishop);
    const int promoted = beyond(p.pieces(side, Role::Queen), 1) +
                         beyond(p.pieces(side, Role::Rook), 2) +
                         beyond(p.pieces(side, Role::Knight), 2) +
                         beyond(bishops & kDarkSquares, 1) + beyond(bishops & ~kDarkSquares, 1);
    if (promoted > std::max(8 - pawns, 0)) {
      report(faults, of_side(side, FaultId::TooManyPromotedWhite, FaultId::TooManyPromotedBlack));
    }
  }
}

/// The claimed castling rights that can be (3.8.2.1, guideline II): king and rook on their own
/// first rank, in Standard at home, in Chess960 the king between its two rooks' places.
Bitboard possible_castling(const Position& p, const Setup& setup, Faults& faults) {
  Bitboard possible = 0;
  for (const Side side : {kWhite, kBlack}) {
    const int rank = side == kWhite ? 0 : 7;
    const bool king_home = one_king(p, side) && rank_of(p.king(side)) == rank;
    const int king = king_home ? file_of(p.king(side)) : -1;
    const bool standard = setup.variant == Variant::Standard;
    const bool king_ready = standard ? king == 4 : king > 0 && king < 7;
    // From the edges inwards, so that of two rights on one wing the outer one stays.
    bool taken[2] = {};
    for (const int file : {0, 7, 1, 6, 2, 5, 3, 4}) {
      const Square rook = make_square(file, rank);
      if (!contains(setup.castling_rooks, rook)) continue;
      bool& wing = taken[file > king ? 1 : 0];
      const bool rook_ready =
          p.piece_at(rook) == Piece{side, Role::Rook} && (!standard || file == 0 || file == 7);
      if (king_ready && rook_ready && !wing) {
        possible |= bit(rook);
        wing = true;
      } else {
        report(faults, FaultId::BadCastlingRight, rook);
      }
    }
  }
  for (const Square nowhere : squares(setup.castling_rooks & ~(rank_set(0) | rank_set(7)))) {
    report(faults, FaultId::BadCastlingRight, nowhere);
  }
  return possible;
}

/// 3.7.3.1: is there a pawn that can have advanced two squares over `passed` just now?
bool possible_double_step(const Position& p, Square passed) {
  if (relative_rank(p.turn(), passed) != 5) return false;
  const Side mover = other(p.turn());
  const int forward = mover == kWhite ? 1 : -1;
  const Square from = make_square(file_of(passed), rank_of(passed) - forward);
  const Square to = make_square(file_of(passed), rank_of(passed) + forward);
  return !p.piece_at(passed) && !p.piece_at(from) && p.piece_at(to) == Piece{mover, Role::Pawn};
}

/// Was the king of the side now to move attacked before that double step was made? Then it was no
/// legal moment for the other side to have the move.
bool attacked_before_double_step(const Position& p, Square passed) {
  const Side mover = other(p.turn());
  const int up = mover == kWhite ? 8 : -8;
  const int at = static_cast<int>(index(passed));
  const Bitboard from = bit(square_at(static_cast<unsigned>(at - up)));
  const Bitboard to = bit(square_at(static_cast<unsigned>(at + up)));
  const Square king = p.king(p.turn());
  // A pawn on its first square gives check there too, so it is looked at by itself.
  return p.attackers(king, mover, (p.occupied() ^ to) | from) != 0 ||
         (pawn_attacks(p.turn(), king) & from) != 0;
}

/// 3.10.3: checks that no single move gives. One move uncovers one line at most and moves one man,
/// so of two checkers one is a rook, bishop or queen whose line was opened, and they do not stand
/// on one line through the king.
void check_checkers(const Position& p, Faults& faults) {
  if (!one_king(p, p.turn())) return;
  const Square king = p.king(p.turn());
  const Bitboard checkers = p.checkers();
  if (const auto passed = p.double_step_square()) {
    if (!attacked_before_double_step(p, *passed)) return;
    if (checkers != 0) {
      report(faults, FaultId::ImpossibleCheck, king);
    } else {
      report(faults, FaultId::ImpossibleEpSquare, *passed);
    }
    return;
  }
  if (!more_than_one(checkers)) return;
  const Bitboard steppers = checkers & (p.pieces(Role::Pawn) | p.pieces(Role::Knight));
  const bool one_line = contains(line_through(first(checkers), last(checkers)), king);
  if (count(checkers) > 2 || more_than_one(steppers) || one_line) {
    report(faults, FaultId::ImpossibleCheck, king);
  }
}

/// 9.3: the clock counts the half-moves since the last capture or pawn move.
void check_counters(const Setup& setup, bool double_step, Faults& faults) {
  if (double_step && setup.halfmove_clock != 0) report(faults, FaultId::EpWithClock);
  const int played = 2 * (setup.fullmove_number - 1) + (setup.turn == kBlack ? 1 : 0);
  if (setup.halfmove_clock > played) report(faults, FaultId::ClockVsMoveNumber);
}

}  // namespace

Checked<Position> Position::from_setup(const Setup& setup) {
  Checked<Position> out;
  Position p;
  for (unsigned i = 0; i < kSquares; ++i) {
    if (const auto piece = setup.board[i]) {
      p.board_.men.put(piece->side, piece->role, bit(square_at(i)));
    }
  }
  p.turn_ = setup.turn;
  p.halfmove_clock_ = setup.halfmove_clock;
  p.fullmove_number_ = std::max<std::uint16_t>(setup.fullmove_number, 1);
  check_kings(p, out.faults);
  check_back_ranks(p, out.faults);
  check_opposite_king(p, out.faults);
  const bool playable = out.faults.empty();
  p.board_.castling_rooks = possible_castling(p, setup, out.faults);
  if (setup.en_passant) {
    if (possible_double_step(p, *setup.en_passant)) {
      p.board_.en_passant = static_cast<std::uint8_t>(chess::index(*setup.en_passant));
    } else {
      report(out.faults, FaultId::BadEpSquare, *setup.en_passant);
    }
  }
  check_numbers(p, out.faults);
  check_checkers(p, out.faults);
  check_counters(setup, p.double_step_square().has_value(), out.faults);
  if (playable) out.position = p;
  return out;
}

}  // namespace luatco::chess
