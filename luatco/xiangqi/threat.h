// Threats to take: which captures of the next move count as a chase, and why the others do not
// (docs/laws/xiangqi.md, section 6).
#pragma once

#include "luatco/base/fixed_vector.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

/// Why taking a piece is a threat, or why it is none.
enum class ThreatWhy : std::uint8_t {
  // a threat
  Unprotected,      // nobody could take back
  FalseProtector,   // somebody looks as if, but may not
  ChariotByLesser,  // a chariot before a horse or a cannon never counts as protected
  CannotTakeFirst,  // one of its own kind, which could not take back
  // none
  Protected,      // somebody could take back
  OwnKind,        // the victim could take the chaser just as well: an offer to exchange
  SoldierAtHome,  // a soldier that has not crossed the river
  ByGeneral,      // generals and soldiers may chase
  BySoldier,
  ChaserHeld,  // the chaser could not legally take
};
constexpr bool is_threat(ThreatWhy why) { return why <= ThreatWhy::CannotTakeFirst; }

struct Verdict {
  ThreatWhy why = ThreatWhy::Unprotected;
  /// The protector, real or false; what the chaser is held by; else the victim.
  Point witness = Point::A0;
};

/// A chase in the making: who would take whom.
struct Chase {
  Point chaser;
  Point victim;
  friend constexpr bool operator==(Chase, Chase) = default;
};
/// Chariots and cannons take in 4 directions, horses in 8, elephants and advisors in 4.
using Chases = FixedVector<Chase, 48>;

/// Could the piece on `chaser` take the one on `victim` by its own rule?
bool attacks(const Position& position, Point chaser, Point victim);

/// Is taking `victim` with `chaser` a threat, whoever is to move? A check that stands on the board
/// now holds nobody: it will have been answered. Precondition: attacks().
Verdict examine(const Position& position, Point chaser, Point victim);

/// Every capture of `by` that is a threat, as if it were its turn.
Chases threats(const Position& position, Side by);
/// The same for some of the victims only.
Chases threats(const Position& position, Side by, PointSet victims);

/// The chariot on `point` stands on the leg of a horse that would else give check.
bool is_held_by_horse(const Position& position, Point point);

}  // namespace luatco::xiangqi
