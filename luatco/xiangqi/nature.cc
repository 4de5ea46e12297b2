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

/// The threats to pieces that could not be taken before; all of the moved piece where they count.
Chases chases_of(const Position& before, Move move, const Position& after,
                 StandingAttack standing) {
  const auto is_renewed = [&](Chase chase) {
    return standing == StandingAttack::Renewed && chase.chaser == move.to();
  };
  Chases chases;
  PointSet doubtful;
  const Chases now = threats(after, before.turn());
  for (const Chase& chase : now) {
    if (!is_renewed(chase)) doubtful |= bit(chase.victim);
  }
  if (doubtful.any()) doubtful = victims_of(threats(before, before.turn(), doubtful));
  for (const Chase& chase : now) {
    if (is_renewed(chase) || !contains(doubtful, chase.victim)) chases.push_back(chase);
  }
  return chases;
}

}  // namespace

Move move_between(const Position& before, const Position& after) {
  const PointSet was = before.pieces(before.turn());
  const PointSet is = after.pieces(before.turn());
  return {first(was & ~is), first(is & ~was)};
}

Nature nature_of(const Position& before, Move move, const Position& after,
                 StandingAttack standing) {
  return {after.checkers(), chases_of(before, move, after, standing)};
}

bool is_rest(const Position& before, Move move, const Position& after, StandingAttack standing) {
  return after.checkers().empty() && chases_of(before, move, after, standing).empty();
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
