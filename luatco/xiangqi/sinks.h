// What can be done with the moves of one position as they come out of the generator.
#pragma once

#include <cstdint>

#include "luatco/base/inline.h"
#include "luatco/xiangqi/generator.h"
#include "luatco/xiangqi/move.h"

namespace luatco::xiangqi {

/// How many there are.
struct CountSink {
  std::uint64_t moves = 0;
  LUATCO_INLINE void piece(Role, Point, PointSet targets) { add(targets); }
  LUATCO_INLINE void soldiers(int, PointSet targets) { add(targets); }

 private:
  LUATCO_INLINE void add(PointSet targets) { moves += static_cast<std::uint64_t>(count(targets)); }
};

/// Base of the sinks that look at one move after another: `Derived` has move(Role, Move).
template <class Derived>
struct EachMove {
  LUATCO_INLINE void piece(Role role, Point from, PointSet targets) {
    for (const Point to : points(targets)) give(role, {from, to});
  }
  LUATCO_INLINE void soldiers(int step, PointSet targets) {
    for (const Point to : points(targets)) {
      const int from = static_cast<int>(index(to)) - step;
      give(Role::Soldier, {point_at(static_cast<unsigned>(from)), to});
    }
  }

 private:
  LUATCO_INLINE void give(Role role, Move move) { static_cast<Derived*>(this)->move(role, move); }
};

/// All of them.
struct ListSink : EachMove<ListSink> {
  explicit ListSink(MoveList& list) : moves(list) {}
  MoveList& moves;
  LUATCO_INLINE void move(Role, Move move) { moves.push_back(move); }
};

/// Where one piece can go.
struct TargetSink {
  explicit TargetSink(Point point) : of(point) {}
  Point of;
  PointSet found;
  LUATCO_INLINE void piece(Role, Point from, PointSet targets) {
    if (from == of) found |= targets;
  }
  /// A target belongs to one soldier: the one that stands `step` before it.
  LUATCO_INLINE void soldiers(int step, PointSet targets) {
    const int to = static_cast<int>(index(of)) + step;
    if (to < 0 || to >= static_cast<int>(kPoints)) return;
    found |= targets & bit(point_at(static_cast<unsigned>(to)));
  }
};

}  // namespace luatco::xiangqi
