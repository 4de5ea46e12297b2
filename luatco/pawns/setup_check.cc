// Position::from_setup: an arrangement held against the rules, every fault named at once.
#include <algorithm>

#include "luatco/pawns/fault_id.h"
#include "luatco/pawns/position.h"

namespace luatco::pawns {
namespace {

constexpr int kMenOfASide = 8;

void report(Faults& faults, FaultId which, Bitboard at) {
  for (const Square square : squares(at)) {
    Fault fault = make_fault(which);
    fault.square = ref(square);
    faults.push_back(fault);
  }
}

/// 1.1: eight men a side at the most, no kings; 2.5: no pawn on a first or last rank.
void check_men(const Position& p, Faults& faults) {
  if (p.occupied() == 0) faults.push_back(make_fault(FaultId::EmptyBoard));
  report(faults, FaultId::KingOnBoard, p.pieces(Role::King));
  if (count(p.pieces(kWhite)) > kMenOfASide) {
    faults.push_back(make_fault(FaultId::TooManyWhiteMen));
  }
  if (count(p.pieces(kBlack)) > kMenOfASide) {
    faults.push_back(make_fault(FaultId::TooManyBlackMen));
  }
  report(faults, FaultId::PawnOnBackRank, p.pieces(Role::Pawn) & (rank_set(0) | rank_set(7)));
}

/// 3.1: the one piece there can be without playing on is the one just promoted, which has won.
void check_promoted(const Position& p, Faults& faults) {
  if (p.variant() == Variant::PlayOn) return;
  const Side winner = other(p.turn());
  const Bitboard arrived = p.pieces(winner) & rank_set(winner == kWhite ? 7 : 0);
  const Bitboard pieces = p.promoted() & ~p.pieces(Role::King);
  if (more_than_one(pieces) || (pieces & ~arrived) != 0) {
    report(faults, FaultId::PieceWithoutPlayOn, pieces);
  }
}

/// 2.4: has a pawn just advanced two squares over this one?
bool possible_double_step(const Position& p, Square passed) {
  if (chess::relative_rank(p.turn(), passed) != 5) return false;
  const auto at = [&](int rank) {
    const Side side = p.turn();
    return bit(make_square(file_of(passed), chess::relative_rank(side, rank)));
  };
  return (p.pieces(other(p.turn()), Role::Pawn) & at(4)) != 0 &&
         (p.occupied() & (at(5) | at(6))) == 0;
}

}  // namespace

Checked<Position> Position::from_setup(const Setup& setup) {
  Checked<Position> out;
  Position p;
  for (unsigned i = 0; i < kSquares; ++i) {
    const auto& piece = setup.board[i];
    if (piece) p.board_.men.put(piece->side, piece->role, bit(square_at(i)));
  }
  p.turn_ = setup.turn;
  p.variant_ = setup.variant;
  p.halfmove_clock_ = setup.halfmove_clock;
  p.fullmove_number_ = std::max<std::uint16_t>(setup.fullmove_number, 1);
  check_men(p, out.faults);
  check_promoted(p, out.faults);
  if (setup.en_passant) {
    if (possible_double_step(p, *setup.en_passant)) {
      p.board_.en_passant = static_cast<std::uint8_t>(index(*setup.en_passant));
      p.forget_useless_double_step();
    } else {
      report(out.faults, FaultId::BadEpSquare, bit(*setup.en_passant));
    }
  }
  if (!has_error(out.faults)) out.position = p;
  return out;
}

}  // namespace luatco::pawns
