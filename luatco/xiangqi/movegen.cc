#include "luatco/xiangqi/movegen.h"

#include "luatco/xiangqi/backend.h"

namespace luatco::xiangqi {

MoveList legal_moves(const Position& position) {
  MoveList list;
  backend().legal_moves(position, list);
  return list;
}

int count_legal_moves(const Position& position) {
  return static_cast<int>(backend().count_legal_moves(position));
}

bool has_legal_move(const Position& position) { return count_legal_moves(position) != 0; }

PointSet legal_targets(const Position& position, Point from) {
  if (!contains(position.pieces(position.turn()), from)) return {};
  return backend().legal_targets(position, from);
}

std::uint64_t perft(const Position& position, int depth) {
  if (depth <= 0) return 1;
  return backend().perft(position, depth);
}

}  // namespace luatco::xiangqi
