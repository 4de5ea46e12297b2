#pragma once

#include "luatco/xiangqi/backend_of.h"
#include "luatco/xiangqi/generator.h"
#include "luatco/xiangqi/sinks.h"

namespace luatco::xiangqi {

template <class Geometry>
void BackendOf<Geometry>::legal_moves(const Position& position, MoveList& list) {
  ListSink sink{list};
  Generator::run<Geometry>(position, sink);
}

template <class Geometry>
std::uint64_t BackendOf<Geometry>::count_legal_moves(const Position& position) {
  CountSink sink;
  Generator::run<Geometry>(position, sink);
  return sink.moves;
}

template <class Geometry>
PointSet BackendOf<Geometry>::legal_targets(const Position& position, Point from) {
  TargetSink sink{from};
  Generator::run<Geometry>(position, sink);
  return sink.found;
}

/// Plays every move and counts on from there; no list is made.
template <class Geometry>
struct WalkSink : EachMove<WalkSink<Geometry>> {
  WalkSink(const Position& position, int depth) : before(position), left(depth) {}
  const Position& before;
  int left;
  std::uint64_t nodes = 0;
  LUATCO_INLINE void move(Role role, Move move) {
    nodes += BackendOf<Geometry>::perft(Generator::after(before, role, move), left);
  }
};

template <class Geometry>
std::uint64_t BackendOf<Geometry>::perft(const Position& position, int depth) {
  if (depth == 1) return count_legal_moves(position);
  WalkSink<Geometry> sink{position, depth - 1};
  Generator::run<Geometry>(position, sink);
  return sink.nodes;
}

}  // namespace luatco::xiangqi
