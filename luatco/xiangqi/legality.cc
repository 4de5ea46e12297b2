#include "luatco/xiangqi/legality.h"

#include "luatco/xiangqi/attacks.h"

namespace luatco::xiangqi {
namespace {

/// Can a piece of this kind go there by its own rule?
bool reaches(const Position& position, Piece piece, Point from, Point to) {
  const PointSet occupied = position.occupied();
  switch (piece.role) {
    case Role::General: return contains(general_steps(from), to);
    case Role::Advisor: return contains(advisor_steps(from), to);
    case Role::Elephant: return contains(elephant_steps(from, occupied), to);
    case Role::Horse: return contains(horse_steps(from, occupied), to);
    case Role::Soldier: return contains(soldier_steps(piece.side, from), to);
    case Role::Chariot:
    case Role::Cannon: break;
  }
  if (!contains(lines(from), to)) return false;
  const bool jumps = piece.role == Role::Cannon && contains(occupied, to);
  const PointSet screens = between(from, to) & occupied;
  return jumps ? exactly_one(screens) : screens.empty();
}

}  // namespace

bool is_legal(const Position& position, const Attempt& attempt) {
  const auto [from, to] = attempt;
  const Side us = position.turn();
  const PointSet own = position.pieces(us);
  if (!contains(own, from) || contains(own, to)) return false;
  const Piece piece{us, *position.role_at(from)};
  if (!reaches(position, piece, from, to)) return false;
  const PointSet afterwards = (position.occupied() ^ bit(from)) | bit(to);
  const Point general = piece.role == Role::General ? to : position.general(us);
  return !position.attacked(general, other(us), afterwards, bit(to));
}

}  // namespace luatco::xiangqi
