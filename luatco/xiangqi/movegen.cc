#include "luatco/xiangqi/movegen.h"

#include "luatco/xiangqi/generator.h"

namespace luatco::xiangqi {
namespace {

struct CountSink {
  int moves = 0;
  void piece(Role, Point, PointSet targets) { moves += count(targets); }
  void soldiers(int, PointSet targets) { moves += count(targets); }
};

struct ListSink {
  MoveList moves;
  void piece(Role, Point from, PointSet targets) {
    for (const Point to : points(targets)) moves.push_back({from, to});
  }
  void soldiers(int step, PointSet targets) {
    for (const Point to : points(targets)) {
      moves.push_back({point_at(static_cast<unsigned>(static_cast<int>(index(to)) - step)), to});
    }
  }
};

struct TargetSink {
  Point of;
  PointSet found;
  void piece(Role, Point from, PointSet targets) {
    if (from == of) found |= targets;
  }
  void soldiers(int step, PointSet targets) {
    for (const Point to : points(targets)) {
      if (static_cast<int>(index(to)) - step == static_cast<int>(index(of))) found |= bit(to);
    }
  }
};

}  // namespace

MoveList legal_moves(const Position& position) {
  ListSink sink;
  Generator::run(position, sink);
  return sink.moves;
}

int count_legal_moves(const Position& position) {
  CountSink sink;
  Generator::run(position, sink);
  return sink.moves;
}

bool has_legal_move(const Position& position) { return count_legal_moves(position) != 0; }

PointSet legal_targets(const Position& position, Point from) {
  if (!contains(position.pieces(position.turn()), from)) return {};
  TargetSink sink{from, {}};
  Generator::run(position, sink);
  return sink.found;
}

std::uint64_t perft(const Position& position, int depth) {
  if (depth <= 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count_legal_moves(position));
  std::uint64_t nodes = 0;
  for (const Move move : legal_moves(position)) nodes += perft(position.after(move), depth - 1);
  return nodes;
}

}  // namespace luatco::xiangqi
