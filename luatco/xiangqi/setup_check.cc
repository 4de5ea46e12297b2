// Position::from_setup: an arrangement held against the rules, every fault named at once with its
// point.
#include <algorithm>

#include "luatco/xiangqi/fault_id.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {
namespace {

void report(Faults& faults, FaultId which) { faults.push_back(make_fault(which)); }
void report(Faults& faults, FaultId which, Point at) {
  Fault fault = make_fault(which);
  fault.square = SquareRef{static_cast<std::uint8_t>(index(at))};
  faults.push_back(fault);
}

/// 1.3: a full set and no more; one fault for each surplus kind, at its last piece.
void check_numbers(const Position& p, Faults& faults) {
  for (const Side side : {kRed, kBlack}) {
    if (p.pieces(side, Role::General).empty()) {
      report(faults, side == kRed ? FaultId::NoRedGeneral : FaultId::NoBlackGeneral);
    }
    for (int r = 0; r < kRoles; ++r) {
      const Piece piece{side, static_cast<Role>(r)};
      const PointSet set = p.pieces(side, piece.role);
      if (count(set) > full_count(piece.role)) report(faults, too_many(piece), last(set));
    }
  }
}

/// Where a piece can never stand, if it has always moved by its rule.
std::optional<FaultId> wrong_point(Piece piece, Point at) {
  const int rank = relative_rank(piece.side, at);
  const int file = file_of(at);
  const bool in_palace = contains(palace(piece.side), at);
  switch (piece.role) {
    case Role::General:
      if (!in_palace) return FaultId::GeneralOutsidePalace;
      break;
    case Role::Advisor:  // 2.2: the corners and the centre of the palace
      if (!in_palace || (file + rank) % 2 == 0) return FaultId::AdvisorOffPoint;
      break;
    case Role::Elephant:  // 2.3: seven points of its own half
      if (rank > 4) return FaultId::ElephantAcrossRiver;
      if (rank % 2 != 0 || (file + rank) % 4 != 2) return FaultId::ElephantOffPoint;
      break;
    case Role::Soldier:  // 2.7: never back, not sideways before the river
      if (rank < 3) return FaultId::SoldierBehindStart;
      if (rank < 5 && file % 2 != 0) return FaultId::SoldierOffFile;
      break;
    case Role::Horse:
    case Role::Chariot:
    case Role::Cannon: break;
  }
  return std::nullopt;
}

/// 3.1, 3.2: the side that has moved left its general where it can be taken.
void check_waiting_general(const Position& p, Faults& faults) {
  const Point general = p.general(other(p.turn()));
  const PointSet attackers = p.attackers(general, p.turn(), p.occupied());
  const PointSet facing = attackers & p.pieces(Role::General);
  if (facing.any()) report(faults, FaultId::GeneralsFacing, general);
  if (attackers != facing) report(faults, FaultId::OppositeCheck, general);
}

}  // namespace

Checked<Position> Position::from_setup(const Setup& setup) {
  Checked<Position> out;
  Position p;
  for (unsigned i = 0; i < kPoints; ++i) {
    if (setup.board[i]) p.put(point_at(i), *setup.board[i]);
  }
  p.turn_ = setup.turn;
  p.halfmove_clock_ = setup.halfmove_clock;
  p.fullmove_number_ = std::max<std::uint16_t>(setup.fullmove_number, 1);
  check_numbers(p, out.faults);
  for (const Point at : points(p.occupied())) {
    if (const auto wrong = wrong_point(*p.piece_at(at), at)) report(out.faults, *wrong, at);
  }
  if (count(p.pieces(kRed, Role::General)) == 1 && count(p.pieces(kBlack, Role::General)) == 1) {
    check_waiting_general(p, out.faults);
  }
  if (!has_error(out.faults)) out.position = p;
  return out;
}

}  // namespace luatco::xiangqi
