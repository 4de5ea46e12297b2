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

/// May a new attack on the general of `side` begin when its own piece, or one of the other side's,
/// leaves the point? Quick; false if surely not: nobody stands behind it, or waits at a leg.
bool may_uncover(const Position& p, Side side, Point point) {
  const Point general = p.general(side);
  if (point == general) return true;
  if (!contains(kZones[index(general)], point)) return false;
  const PointSet enemies = p.pieces(other(side)) & ~bit(point);
  const PointSet far = p.pieces(Role::Chariot) | p.pieces(Role::Cannon) | p.pieces(Role::General);
  return (enemies & far & lines(general) & lines(point)).any() ||
         (enemies & p.pieces(Role::Horse) & horse_sources(general)).any();
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
  const PointSet own = p.pieces(side) & ~bit(to);
  const LineReach met = line_reach<Portable>(to, occupied);
  PointSet found = (met.reach & p.pieces(Role::Chariot)) | (met.jump & p.pieces(Role::Cannon)) |
                   (soldier_sources(side, to) & p.pieces(Role::Soldier));
  const PointSet jumpers = (horse_sources(to) & p.pieces(Role::Horse)) |
                           (elephant_steps(to, {}) & p.pieces(Role::Elephant));
  if (contains(home_half(side), to)) {
    found |= advisor_steps(to) & p.pieces(Role::Advisor);
    found |= general_steps(to) & p.pieces(Role::General);
  }
  for (const Point from : points(jumpers & own)) {
    const bool horse = contains(p.pieces(Role::Horse), from);
    const Point over = horse ? horse_leg(from, to) : elephant_eye(from, to);
    if (!contains(occupied, over)) found |= bit(from);
  }
  return found & own;
}

/// One piece about to take another: the questions that decide whether that is a threat.
class Capture {
 public:
  Capture(const Position& position, Piece chaser, Point from, Point to, Checks& checks)
      : position_(position), chaser_(chaser), from_(from), to_(to), checks_(checks) {}

  /// 6.9: the enemies that the chaser's own general would be exposed to.
  [[nodiscard]] PointSet holders() const {
    if (!may_uncover(position_, chaser_.side, from_)) return {};
    return dangers(chaser_.side, from_, to_, position_.occupied() ^ bit(from_));
  }
  /// 6.8
  [[nodiscard]] bool is_own_kind() const { return is_victim(chaser_.role); }
  /// 6.8: could the victim take the chaser just as well?
  [[nodiscard]] bool offers_exchange() const {
    if (!is_own_kind()) return false;
    const PointSet occupied = position_.occupied();
    const Side side = other(chaser_.side);
    return contains(steps({side, chaser_.role}, to_, occupied), from_) &&
           dangers(side, to_, from_, occupied ^ bit(to_)).empty();
  }
  /// 6.7
  [[nodiscard]] bool is_chariot_before_lesser() const {
    const bool lesser = chaser_.role == Role::Horse || chaser_.role == Role::Cannon;
    return lesser && is_victim(Role::Chariot);
  }
  /// 6.6: those that look as if they could take back.
  [[nodiscard]] PointSet protectors() const {
    return takers(position_, other(chaser_.side), to_, position_.occupied() ^ bit(from_));
  }
  /// 6.6: the one of them that legally may.
  [[nodiscard]] std::optional<Point> real_protector(PointSet able) const {
    const Side side = other(chaser_.side);
    const PointSet occupied = position_.occupied() ^ bit(from_);
    const bool opens = may_uncover(position_, side, from_);
    for (const Point taker : points(able)) {
      const bool exposes = opens || may_uncover(position_, side, taker);
      if (!exposes || dangers(side, taker, to_, occupied ^ bit(taker)).empty()) return taker;
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool is_victim(Role role) const { return contains(position_.pieces(role), to_); }
  /// What newly attacks the general of `side` once its piece on `from` has taken on `to`, where
  /// `occupied` is the board without `from`.
  [[nodiscard]] PointSet dangers(Side side, Point from, Point to, PointSet occupied) const {
    const Position& p = position_;
    const Point general = from == p.general(side) ? to : p.general(side);
    const PointSet found = p.attackers(general, other(side), occupied, bit(to));
    return from == p.general(side) || found.empty() ? found : found & ~checks_.of(side);
  }

  const Position& position_;
  Piece chaser_;
  Point from_;
  Point to_;
  Checks& checks_;
};

/// Is it a threat? What examine() says, the questions in the order that answers soonest.
/// Precondition: the chaser may chase, and the victim may be chased.
bool is_threat(const Capture& capture) {
  const bool unprotected =
      capture.is_chariot_before_lesser() || !capture.real_protector(capture.protectors());
  return unprotected && !capture.offers_exchange() && capture.holders().empty();
}

}  // namespace

bool attacks(const Position& position, Point chaser, Point victim) {
  const auto piece = position.piece_at(chaser);
  return piece && contains(steps(*piece, chaser, position.occupied()), victim);
}

Verdict examine(const Position& position, Point chaser, Point victim) {
  const Piece by = *position.piece_at(chaser);
  if (by.role == Role::General) return {ThreatWhy::ByGeneral, victim};
  if (by.role == Role::Soldier) return {ThreatWhy::BySoldier, victim};
  const Side side = other(by.side);
  if (contains(position.pieces(side, Role::Soldier) & home_half(side), victim)) {
    return {ThreatWhy::SoldierAtHome, victim};
  }
  Checks checks(position);
  const Capture capture(position, by, chaser, victim, checks);
  if (const PointSet holders = capture.holders(); holders.any()) {
    return {ThreatWhy::ChaserHeld, first(holders)};
  }
  if (capture.offers_exchange()) return {ThreatWhy::OwnKind, victim};
  if (capture.is_chariot_before_lesser()) return {ThreatWhy::ChariotByLesser, victim};
  const PointSet able = capture.protectors();
  if (const auto by_whom = capture.real_protector(able)) return {ThreatWhy::Protected, *by_whom};
  if (able.any()) return {ThreatWhy::FalseProtector, first(able)};
  return {capture.is_own_kind() ? ThreatWhy::CannotTakeFirst : ThreatWhy::Unprotected, victim};
}

namespace {

/// Shows each capture that the pieces of `by` could make by their own rule, of those of the other
/// side's pieces that may be chased. Quick where there are none.
template <class Show>
void each_capture(const Position& p, Side by, PointSet victims, Show show) {
  const PointSet home_soldiers = p.pieces(Role::Soldier) & home_half(other(by));  // 6.5
  const PointSet prey = victims & p.pieces(other(by)) & ~p.pieces(Role::General) & ~home_soldiers;
  const PointSet occupied = p.occupied();
  const auto each = [&](Role role, auto near, auto met) {
    for_each_point(p.pieces(by, role), [&](Point from) {
      if ((near(from) & prey).empty()) return;
      for (const Point to : points(met(from) & prey)) show(role, from, to);
    });
  };
  // 6.4: generals and soldiers are left out.
  if ((prey & home_half(by)).any()) {  // where advisors and elephants are
    each(Role::Advisor, advisor_steps, advisor_steps);
    each(
        Role::Elephant, [](Point from) { return elephant_steps(from, {}); },
        [&](Point from) { return elephant_steps(from, occupied); });
  }
  each(Role::Horse, horse_sources, [&](Point from) { return horse_steps(from, occupied); });
  each(Role::Chariot, lines,
       [&](Point from) { return line_reach<Portable>(from, occupied).reach; });
  each(Role::Cannon, lines, [&](Point from) { return line_reach<Portable>(from, occupied).jump; });
}

}  // namespace

Chases threats(const Position& position, Side by) {
  return threats(position, by, position.pieces(other(by)));
}

Chases threats(const Position& position, Side by, PointSet victims) {
  Chases found;
  Checks checks(position);
  each_capture(position, by, victims, [&](Role role, Point from, Point to) {
    if (is_threat({position, {by, role}, from, to, checks})) found.push_back({from, to});
  });
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
