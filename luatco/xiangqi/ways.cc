#include "luatco/xiangqi/ways.h"

#include "luatco/xiangqi/trial.h"

namespace luatco::xiangqi {

PointSet own_screens(const Position& position, PointSet checkers) {
  PointSet screens;
  const Point general = position.general(position.turn());
  for (const Point cannon : points(checkers & position.pieces(Role::Cannon))) {
    screens |= between(general, cannon) & position.pieces(position.turn());
  }
  return screens;
}

WayKind way_kind(const Position& position, Move move, PointSet checkers) {
  if (contains(checkers, move.to())) return WayKind::Capture;
  if (move.from() == position.general(position.turn())) return WayKind::Run;
  if (contains(own_screens(position, checkers), move.from())) return WayKind::Unscreen;
  return WayKind::Block;
}

MoveRefs ways_of_kind(const Position& position, std::span<const Move> moves, WayKind kind) {
  const PointSet checkers = position.checkers();
  MoveRefs found;
  for (const Move move : moves) {
    if (way_kind(position, move, checkers) == kind) {
      found.push_back({ref(move.from()), ref(move.to())});
    }
  }
  return found;
}

}  // namespace luatco::xiangqi
