// The portable backend where size counts before speed: everything comes from the list of legal
// moves.
#include "luatco/xiangqi/backend_of.h"
#include "luatco/xiangqi/geometry/portable.h"
#include "luatco/xiangqi/sinks.h"

namespace luatco::xiangqi {

template <>
void BackendOf<Portable>::legal_moves(const Position& position, MoveList& list) {
  ListSink sink{list};
  Generator::run<Portable>(position, sink);
}

template <>
std::uint64_t BackendOf<Portable>::count_legal_moves(const Position& position) {
  MoveList list;
  legal_moves(position, list);
  return list.size();
}

template <>
PointSet BackendOf<Portable>::legal_targets(const Position& position, Point from) {
  MoveList list;
  legal_moves(position, list);
  PointSet targets;
  for (const Move move : list) {
    if (move.from() == from) targets |= bit(move.to());
  }
  return targets;
}

template <>
std::uint64_t BackendOf<Portable>::perft(const Position& position, int depth) {
  MoveList list;
  legal_moves(position, list);
  if (depth == 1) return list.size();
  std::uint64_t nodes = 0;
  for (const Move move : list) nodes += perft(position.after(move), depth - 1);
  return nodes;
}

}  // namespace luatco::xiangqi
