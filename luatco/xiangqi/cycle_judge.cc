#include "luatco/xiangqi/cycle_judge.h"

namespace luatco::xiangqi {
namespace {

PointSet victims_of(const Chases& chases) {
  PointSet victims;
  for (const Chase& chase : chases) victims |= bit(chase.victim);
  return victims;
}

PointSet held_chariots(const Position& position, PointSet victims) {
  PointSet held;
  for (const Point victim : points(victims & position.pieces(Role::Chariot))) {
    if (is_held_by_horse(position, victim)) held |= bit(victim);
  }
  return held;
}

/// Who checked on every ply.
std::array<bool, 2> always_checks(std::span<const Position> positions) {
  std::array<bool, 2> always = {true, true};
  for (const Position& after : positions.subspan(1)) {
    bool& mine = always[luatco::index(other(after.turn()))];
    mine = mine && after.checkers().any();
  }
  return always;
}

/// Follows the pieces of each side that were chased on every ply, by identity; not of a side that
/// has checked for ever, which is worse.
void find_victims(std::span<const Position> positions, StandingAttack standing,
                  const std::array<bool, 2>& checks, CycleRuling& ruling) {
  std::array<PointSet, 2> held;
  for (const Side side : {kRed, kBlack}) {
    if (checks[luatco::index(side)]) continue;
    ruling.victims[luatco::index(side)] = positions[0].pieces(other(side));
    held[luatco::index(side)] = positions[0].pieces(other(side));
  }
  for (std::size_t i = 1; i < positions.size(); ++i) {
    const Position& before = positions[i - 1];
    const Position& after = positions[i];
    const Move move = move_between(before, after);
    const std::size_t us = luatco::index(before.turn());
    // What the other side hunts may just have moved.
    ruling.victims[us ^ 1] = carried(ruling.victims[us ^ 1], move);
    held[us ^ 1] = carried(held[us ^ 1], move);
    if (ruling.victims[us].empty()) continue;
    ruling.victims[us] &= victims_of(nature_of(before, move, after, standing).chases);
    held[us] &= held_chariots(after, ruling.victims[us]);
  }
  for (const std::size_t side : {0U, 1U}) {
    if (ruling.victims[side].any()) ruling.conducts[side] = Conduct::PerpetualChase;
    if (held[side].any()) {
      ruling.conducts[side] = Conduct::ChaseOfHeldChariot;
      ruling.victims[side] = held[side];
    }
  }
}

/// Who checked, chased anything or threatened mate on every ply (the set of the Chinese
/// association).
void find_strikes(std::span<const Position> positions, StandingAttack standing,
                  CycleRuling& ruling) {
  std::array<bool, 2> strikes = {true, true};
  for (std::size_t i = 1; i < positions.size(); ++i) {
    const Position& before = positions[i - 1];
    bool& mine = strikes[luatco::index(before.turn())];
    if (!mine) continue;
    const Move move = move_between(before, positions[i]);
    mine =
        !nature_of(before, move, positions[i], standing).is_rest() || threatens_mate(positions[i]);
  }
  for (const std::size_t side : {0U, 1U}) {
    if (strikes[side]) ruling.conducts[side] = Conduct::MixedStrikes;
  }
}

}  // namespace

CycleRuling judge_cycle(std::span<const Position> positions, const Rulebook& rulebook) {
  CycleRuling ruling;
  const auto checks = always_checks(positions);
  if (!checks[0] || !checks[1]) {
    if (rulebook.mixed_strikes == MixedStrikes::Forbidden) {
      find_strikes(positions, rulebook.standing, ruling);
    }
    find_victims(positions, rulebook.standing, checks, ruling);
  }
  for (const std::size_t side : {0U, 1U}) {
    if (checks[side]) ruling.conducts[side] = Conduct::PerpetualCheck;
  }
  return ruling;
}

}  // namespace luatco::xiangqi
