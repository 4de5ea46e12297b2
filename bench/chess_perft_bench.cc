// Perft of the six positions of the chess programming wiki, each in three ways:
//   count   perft(): the last ply is counted, by each backend this processor supports
//   list    the public list of moves at every ply, its size at the last
//   leaves  the public list at every ply, and every leaf made with after()
// items_per_second is leaves per second of processor time.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

#include "bench/run.h"
#include "luatco/chess/backend.h"
#include "luatco/chess/fen.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {
namespace {

struct Row {
  const char* name;
  const char* fen;
  int depth;  // one less where every leaf is made
};
constexpr Row kRows[] = {
    {"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6},
    {"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
    {"cpw3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7},
    {"cpw4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6},
    {"cpw5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5},
    {"cpw6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5},
};

std::uint64_t by_lists(const Position& position, int depth) {
  const MoveList moves = legal_moves(position);
  if (depth == 1) return moves.size();
  std::uint64_t nodes = 0;
  for (const Move move : moves) nodes += by_lists(position.after(move), depth - 1);
  return nodes;
}

std::uint64_t by_leaves(const Position& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t nodes = 0;
  for (const Move move : legal_moves(position)) nodes += by_leaves(position.after(move), depth - 1);
  return nodes;
}

template <class Count>
void add(const std::string& name, const Row& row, Count count_nodes) {
  const Position position = *check_fen(row.fen).position;
  benchmark::RegisterBenchmark((name + "/" + row.name).c_str(), [position, count_nodes](
                                                                    benchmark::State& state) {
    std::uint64_t nodes = 0;
    for (auto _ : state) nodes += count_nodes(position);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
  })->Unit(benchmark::kMillisecond);
}

void add_all() {
  for (const Row& row : kRows) {
    for (const Backend* backend : backends()) {
      if (!backend->supported()) continue;
      backend->prepare();
      add("count/" + std::string(backend->name), row, [=](const Position& position) {
        return perft_of(*backend)(position.board(), position.turn(), row.depth);
      });
    }
    add("list", row, [=](const Position& position) { return by_lists(position, row.depth); });
    add("leaves", row,
        [=](const Position& position) { return by_leaves(position, row.depth - 1); });
  }
}

}  // namespace
}  // namespace luatco::chess

int main(int argc, char** argv) {
  luatco::chess::add_all();
  return luatco::bench::run(argc, argv);
}
