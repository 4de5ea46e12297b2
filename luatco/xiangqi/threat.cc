#include "luatco/xiangqi/threat.h"

#include <optional>

namespace luatco::xiangqi {
namespace {

/// The two generals under attack now; those attacks will have been answered.
struct Checks {
  explicit Checks(const Position& p)
      : of{p.attackers(p.general(kRed), kBlack, p.occupied()),
           p.attackers(p.general(kBlack), kRed, p.occupied())} {}
  PointSet of[2];
};

/// Every piece of `side` that goes to `to` by its own rule where exactly `occupied` are occupied.
PointSet takers(const Position& p, Side side, Point to, PointSet occupied) {
  const PointSet own = p.pieces(side) & occupied & ~bit(to);
  PointSet found = p.attackers(to, side, occupied) & own & ~p.pieces(Role::General);
  if (contains(general_steps(p.general(side)), to)) found |= own & p.pieces(Role::General);
  for (const Point from : points(own & p.pieces(Role::Advisor))) {
    if (contains(advisor_steps(from), to)) found |= bit(from);
  }
  for (const Point from : points(own & p.pieces(Role::Elephant))) {
    if (contains(elephant_steps(from, occupied), to)) found |= bit(from);
  }
  return found;
}

/// Is the general of `side` safe from new attacks once its piece on `from` has taken on `to`, where
/// `occupied` is the board without `from`?
PointSet dangers(const Position& p, Side side, Point from, Point to, PointSet occupied,
                 const Checks& checks) {
  const Point general = from == p.general(side) ? to : p.general(side);
  const PointSet found = p.attackers(general, other(side), occupied, bit(to));
  return from == p.general(side) ? found : found & ~checks.of[luatco::index(side)];
}

/// The taker that may legally take back on `to`, where the chaser has come from `from`.
std::optional<Point> protector(const Position& p, Side side, Point from, Point to, PointSet able,
                               const Checks& checks) {
  const PointSet occupied = p.occupied() ^ bit(from);
  for (const Point taker : points(able)) {
    if (dangers(p, side, taker, to, occupied ^ bit(taker), checks).empty()) return taker;
  }
  return std::nullopt;
}

}  // namespace

bool attacks(const Position& position, Point chaser, Point victim) {
  const auto piece = position.piece_at(chaser);
  return piece && contains(steps(*piece, chaser, position.occupied()), victim);
}

namespace {

Verdict examine(const Position& p, Piece chaser, Point from, Point to, const Checks& checks) {
  const Piece victim{other(chaser.side), *p.role_at(to)};
  if (chaser.role == Role::General) return {ThreatWhy::ByGeneral, to};
  if (chaser.role == Role::Soldier) return {ThreatWhy::BySoldier, to};
  if (victim.role == Role::Soldier && !across_river(victim.side, to)) {
    return {ThreatWhy::SoldierAtHome, to};
  }
  const PointSet occupied = p.occupied();
  const PointSet held = dangers(p, chaser.side, from, to, occupied ^ bit(from), checks);
  if (held.any()) return {ThreatWhy::ChaserHeld, first(held)};
  const bool own_kind = chaser.role == victim.role;
  if (own_kind && contains(steps(victim, to, occupied), from) &&
      dangers(p, victim.side, to, from, occupied ^ bit(to), checks).empty()) {
    return {ThreatWhy::OwnKind, to};
  }
  const bool lesser = chaser.role == Role::Horse || chaser.role == Role::Cannon;
  if (victim.role == Role::Chariot && lesser) return {ThreatWhy::ChariotByLesser, to};
  const PointSet able = takers(p, victim.side, to, occupied ^ bit(from));
  if (const auto by = protector(p, victim.side, from, to, able, checks)) {
    return {ThreatWhy::Protected, *by};
  }
  if (able.any()) return {ThreatWhy::FalseProtector, first(able)};
  return {own_kind ? ThreatWhy::CannotTakeFirst : ThreatWhy::Unprotected, to};
}

}  // namespace

Verdict examine(const Position& position, Point chaser, Point victim) {
  return examine(position, *position.piece_at(chaser), chaser, victim, Checks(position));
}

Chases threats(const Position& position, Side by) {
  return threats(position, by, position.pieces(other(by)));
}

Chases threats(const Position& position, Side by, PointSet victims) {
  const PointSet prey = victims & ~position.pieces(Role::General) &
                        ~(position.pieces(Role::Soldier) & home_half(other(by)));
  std::optional<Checks> checks;  // most pieces attack nothing
  Chases found;
  for (const Role role :
       {Role::Advisor, Role::Elephant, Role::Horse, Role::Chariot, Role::Cannon}) {
    const Piece chaser{by, role};
    for (const Point from : points(position.pieces(by, role))) {
      for (const Point to : points(steps(chaser, from, position.occupied()) & prey)) {
        if (!checks) checks.emplace(position);
        const Verdict verdict = examine(position, chaser, from, to, *checks);
        if (is_threat(verdict.why)) found.push_back({from, to});
      }
    }
  }
  return found;
}

bool is_held_by_horse(const Position& position, Point point) {
  const auto piece = position.piece_at(point);
  if (!piece || piece->role != Role::Chariot) return false;
  const Point general = position.general(piece->side);
  const PointSet horses = horse_sources(general) & position.pieces(other(piece->side), Role::Horse);
  for (const Point horse : points(horses)) {
    if (horse_leg(horse, general) == point) return true;
  }
  return false;
}

}  // namespace luatco::xiangqi
