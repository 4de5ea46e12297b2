#include "luatco/xiangqi/nature.h"

#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/situation.h"

namespace luatco::xiangqi {
namespace {

PointSet victims_of(const Chases& chases) {
  PointSet victims;
  for (const Chase& chase : chases) victims |= bit(chase.victim);
  return victims;
}

}  // namespace

Move move_between(const Position& before, const Position& after) {
  const PointSet was = before.pieces(before.turn());
  const PointSet is = after.pieces(before.turn());
  return {first(was & ~is), first(is & ~was)};
}

Nature nature_of(const Position& before, Move move, const Position& after,
                 StandingAttack standing) {
  Nature nature{after.checkers(), {}};
  const Chases now = threats(after, before.turn());
  if (now.empty()) return nature;
  const PointSet threatened_before = victims_of(threats(before, before.turn(), victims_of(now)));
  for (const Chase& chase : now) {
    const bool renewed = standing == StandingAttack::Renewed && chase.chaser == move.to();
    if (renewed || !contains(threatened_before, chase.victim)) nature.chases.push_back(chase);
  }
  return nature;
}

bool threatens_mate(const Position& after) {
  if (after.checkers().any()) return false;
  const Position again = after.passed();
  for (const Move move : legal_moves(again)) {
    const Position next = again.after(move);
    if (next.checkers().any() && !has_legal_move(next)) return true;
  }
  return false;
}

}  // namespace luatco::xiangqi
