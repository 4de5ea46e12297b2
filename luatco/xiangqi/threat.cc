#include "luatco/xiangqi/threat.h"

#include <array>
#include <optional>

namespace luatco::xiangqi {
namespace {

/// The points whose leaving can open an attack on a general: its lines, and the legs of horses.
using Zones = std::array<PointSet, kPoints>;
consteval Zones make_zones() {
  Zones zones{};
  for (unsigned i = 0; i < kPoints; ++i) {
    const Point p = point_at(i);
    zones[i] = lines(p) | detail::steps(p, {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}, ~PointSet{});
  }
  return zones;
}
constexpr Zones kZones = make_zones();

bool is_near_general(const Position& p, Side side, Point point) {
  return contains(kZones[index(p.general(side))], point);
}

/// The two generals under attack now; those attacks will have been answered. Most captures can
/// open no other, and nobody asks.
class Checks {
 public:
  explicit Checks(const Position& position) : position_(position) {}
  PointSet of(Side side) {
    auto& known = known_[luatco::index(side)];
    if (!known) {
      const Position& p = position_;
      known = p.attackers(p.general(side), other(side), p.occupied());
    }
    return *known;
  }

 private:
  const Position& position_;
  std::optional<PointSet> known_[2];
};

/// Every piece of `side` that goes to `to` by its own rule where exactly `occupied` are occupied.
PointSet takers(const Position& p, Side side, Point to, PointSet occupied) {
  const PointSet own = p.pieces(side) & occupied & ~bit(to);
  PointSet found = p.attackers(to, side, occupied) & own & ~p.pieces(Role::General);
  if (contains(general_steps(p.general(side)), to)) found |= own & p.pieces(Role::General);
  if (!contains(home_half(side), to)) return found;
  found |= advisor_steps(to) & own & p.pieces(Role::Advisor);
  for (const Point from : points(own & p.pieces(Role::Elephant))) {
    if (contains(elephant_steps(from, occupied), to)) found |= bit(from);
  }
  return found;
}

/// What newly attacks the general of `side` once its piece on `from` has taken on `to`, where
/// `occupied` is the board without `from`.
PointSet dangers(const Position& p, Side side, Point from, Point to, PointSet occupied,
                 Checks& checks) {
  const Point general = from == p.general(side) ? to : p.general(side);
  const PointSet found = p.attackers(general, other(side), occupied, bit(to));
  return from == p.general(side) ? found : found & ~checks.of(side);
}

/// The taker that may legally take back on `to`, where the chaser has come from `from`.
std::optional<Point> protector(const Position& p, Side side, Point from, Point to, PointSet able,
                               Checks& checks) {
  const PointSet occupied = p.occupied() ^ bit(from);
  const bool opens = is_near_general(p, side, from);
  for (const Point taker : points(able)) {
    const bool may_open = opens || taker == p.general(side) || is_near_general(p, side, taker);
    if (!may_open) return taker;
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

Verdict examine(const Position& p, Piece chaser, Point from, Point to, Checks& checks) {
  const Piece victim{other(chaser.side), *p.role_at(to)};
  if (chaser.role == Role::General) return {ThreatWhy::ByGeneral, to};
  if (chaser.role == Role::Soldier) return {ThreatWhy::BySoldier, to};
  if (victim.role == Role::Soldier && !across_river(victim.side, to)) {
    return {ThreatWhy::SoldierAtHome, to};
  }
  const PointSet occupied = p.occupied();
  if (is_near_general(p, chaser.side, from)) {
    const PointSet held = dangers(p, chaser.side, from, to, occupied ^ bit(from), checks);
    if (held.any()) return {ThreatWhy::ChaserHeld, first(held)};
  }
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
  Checks checks(position);
  return examine(position, *position.piece_at(chaser), chaser, victim, checks);
}

Chases threats(const Position& position, Side by) {
  return threats(position, by, position.pieces(other(by)));
}

namespace {

/// Those of `prey` that the piece on `from` could take by its own rule. The same as steps(), but
/// quick where it attacks nothing.
PointSet attacked_by(const Position& p, Role role, Point from, PointSet prey) {
  switch (role) {
    case Role::Advisor: return advisor_steps(from) & prey;
    case Role::Elephant: return elephant_steps(from, p.occupied()) & prey;
    case Role::Horse: {
      const PointSet near = horse_sources(from) & prey;
      return near.empty() ? near : horse_steps(from, p.occupied()) & near;
    }
    case Role::Chariot:
    case Role::Cannon: break;
    case Role::General:
    case Role::Soldier: return {};  // may chase
  }
  const PointSet near = lines(from) & prey;
  if (near.empty()) return near;
  const LineReach met = line_reach<Portable>(from, p.occupied());
  return (role == Role::Cannon ? met.jump : met.reach) & near;
}

}  // namespace

Chases threats(const Position& position, Side by, PointSet victims) {
  const PointSet prey = victims & ~position.pieces(Role::General) &
                        ~(position.pieces(Role::Soldier) & home_half(other(by)));
  const bool at_home = (prey & home_half(by)).any();  // where advisors and elephants are
  Checks checks(position);
  Chases found;
  for (const Role role :
       {Role::Advisor, Role::Elephant, Role::Horse, Role::Chariot, Role::Cannon}) {
    if (!at_home && (role == Role::Advisor || role == Role::Elephant)) continue;
    for (const Point from : points(position.pieces(by, role))) {
      for (const Point to : points(attacked_by(position, role, from, prey))) {
        const Verdict verdict = examine(position, {by, role}, from, to, checks);
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
