// The nature of a ply: does it check, does it chase, and whom (docs/laws/xiangqi.md, section 6).
#pragma once

#include "luatco/xiangqi/rulebook.h"
#include "luatco/xiangqi/threat.h"

namespace luatco::xiangqi {

struct Nature {
  /// The pieces that give check.
  PointSet checkers;
  /// The threats to the pieces that are newly threatened, by points after the ply.
  Chases chases;

  [[nodiscard]] bool is_check() const { return checkers.any(); }
  [[nodiscard]] bool is_rest() const { return checkers.empty() && chases.empty(); }
};

/// The move that leads from a position to the next.
Move move_between(const Position& before, const Position& after);

/// A threat is new if its victim could not be taken before the ply: it comes from the moved piece,
/// a line opened or shut, a screen made or removed, the end of a pin or of a protection.
Nature nature_of(const Position& before, Move move, const Position& after, StandingAttack standing);

/// Does the ply neither check nor chase? What nature_of() says, found out sooner.
bool is_rest(const Position& before, Move move, const Position& after, StandingAttack standing);

/// Would the side that has just moved mate if it could move once more?
bool threatens_mate(const Position& after);

/// Where the pieces of a set stand after a move, and where they stood before it.
constexpr PointSet carried(PointSet set, Move move) {
  if (contains(set, move.from())) return (set & ~bit(move.from())) | bit(move.to());
  return set & ~bit(move.to());
}
constexpr PointSet carried_back(PointSet set, Move move) {
  if (contains(set, move.to())) return (set & ~bit(move.to())) | bit(move.from());
  return set;
}

}  // namespace luatco::xiangqi
