// The own general after a move (3.1-3.3), for an attempt that was refused.
#include "luatco/xiangqi/diagnosis.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/ways.h"

namespace luatco::xiangqi::diagnosis {
namespace {

/// One reason about an attacker of the own general as it will then stand, with the line or the
/// jump: the points between, or the horse's leg.
Finding attack(ReasonId reason, const Trial& trial, Point attacker) {
  const Point general = trial.general_afterwards();
  Finding finding(reason, trial);
  finding.attacker(attacker).square(Arg::King, general);
  const Role role = *trial.position.role_at(attacker);
  if (role == Role::Horse) {
    finding.squares(Arg::List, bit(horse_leg(attacker, general)));
  } else if (role != Role::Soldier) {
    finding.squares(Arg::List, between(attacker, general));
  }
  return finding;
}

Reason check_not_answered(const Trial& trial, Point checker) {
  const Position& p = trial.position;
  const MoveList legal = legal_moves(p);
  const std::span<const Move> moves(legal.begin(), legal.size());
  return attack(ReasonId::CheckNotAnswered, trial, checker)
      .moves(Arg::Run, ways_of_kind(p, moves, WayKind::Run))
      .moves(Arg::Block, ways_of_kind(p, moves, WayKind::Block))
      .moves(Arg::Capture, ways_of_kind(p, moves, WayKind::Capture))
      .moves(Arg::Unscreen, ways_of_kind(p, moves, WayKind::Unscreen))
      .take();
}

}  // namespace

void general_safety(const Trial& trial, Refusal& refusal) {
  const Position& p = trial.position;
  const Point general = trial.general_afterwards();
  const PointSet afterwards =
      p.attackers(general, trial.them(), trial.occupied_afterwards(), bit(trial.to));
  const auto refuse = [&](ReasonId why, PointSet attackers) {
    if (attackers.any()) refusal.push_back(attack(why, trial, first(attackers)).take());
  };
  // 3.1: the general walked onto the open file, or the last piece between the two left it.
  const PointSet facing = afterwards & p.pieces(Role::General);
  refuse(ReasonId::GeneralFaceToFace, facing);
  if (trial.piece.role == Role::General) {
    refuse(ReasonId::GeneralIntoAttack, afterwards & ~facing);
    return;
  }
  const PointSet checkers = p.checkers() & afterwards;
  if (checkers.any()) refusal.push_back(check_not_answered(trial, first(checkers)));
  PointSet armed;  // cannons for which the piece has become the screen
  const PointSet uncovered = afterwards & ~facing & ~checkers;
  for (const Point cannon : points(uncovered & p.pieces(Role::Cannon))) {
    if (contains(between(general, cannon), trial.to)) armed |= bit(cannon);
  }
  refuse(ReasonId::ScreenExposesGeneral, armed);
  refuse(ReasonId::PinExposesGeneral, uncovered & ~armed);
}

}  // namespace luatco::xiangqi::diagnosis
