// How long it takes to know whether a side can still mate: the fast form, and the full one with its
// line or proof, over both sides of the labelled positions of games.
#include <benchmark/benchmark.h>

#include <fstream>
#include <string>
#include <vector>

#include "bench/run.h"
#include "luatco/chess/can_mate.h"
#include "luatco/chess/fen.h"

namespace luatco::chess {
namespace {

const std::vector<Position>& positions() {
  static const std::vector<Position> all = [] {
    std::vector<Position> found;
    std::ifstream in(LUATCO_DATA_DIR "/cases/can_mate/labelled_games.txt");
    for (std::string row; std::getline(in, row);) {
      if (row.empty() || row.starts_with('#')) continue;
      const auto start = check_fen(row.substr(row.find(' ') + 1));
      if (start.position) found.push_back(*start.position);
    }
    return found;
  }();
  return all;
}

template <class Ask>
void ask_both_sides(benchmark::State& state, Ask ask) {
  for ([[maybe_unused]] auto turn : state) {
    for (const Position& position : positions()) {
      for (const Side side : {kWhite, kBlack}) benchmark::DoNotOptimize(ask(position, side));
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(2 * positions().size()) * state.iterations());
}

void fast(benchmark::State& state) {
  ask_both_sides(state, [](const Position& p, Side side) { return surely_cannot_mate(p, side); });
}
void full(benchmark::State& state) {
  ask_both_sides(state, [](const Position& p, Side side) { return can_mate(p, side).answer; });
}
BENCHMARK(fast)->Unit(benchmark::kMillisecond);
BENCHMARK(full)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace luatco::chess

int main(int argc, char** argv) { return luatco::bench::run(argc, argv); }
