// How many refused attempts a second are answered with their reasons and evidence, on one core.
#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "bench/run.h"
#include "luatco/chess/judge.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/reason.h"

namespace luatco::chess {
namespace {

struct Case {
  Position position;
  Attempt attempt;
};

/// Refused attempts with men of the side to move, from random games; only those whose first reason
/// is `only`, where that is given.
std::vector<Case> refused(std::string_view only) {
  std::mt19937 random(1);
  std::vector<Case> cases;
  while (cases.size() < 4096) {
    Position position = Position::initial();
    for (int ply = 0; ply < 100 && cases.size() < 4096; ++ply) {
      const MoveList legal = legal_moves(position);
      if (legal.empty()) break;
      for (const Square from : squares(position.pieces(position.turn()))) {
        const Attempt attempt{from, square_at(static_cast<unsigned>(random() % kSquares))};
        const auto verdict = judge(position, attempt);
        if (!verdict && (only.empty() || verdict.error().front().id == only)) {
          cases.push_back({position, attempt});
        }
      }
      position = position.after(legal[random() % legal.size()]);
    }
  }
  return cases;
}

void judge_refused(benchmark::State& state, std::string_view only) {
  const std::vector<Case> cases = refused(only);
  std::size_t i = 0;
  for ([[maybe_unused]] auto turn : state) {
    const auto verdict = judge(cases[i].position, cases[i].attempt);
    benchmark::DoNotOptimize(verdict.error().front().evidence.data());
    i = (i + 1) % cases.size();
  }
  state.SetItemsProcessed(state.iterations());
}

BENCHMARK_CAPTURE(judge_refused, any_reason, "");
// The dearest reason: it lists what is left of running, blocking and capturing.
BENCHMARK_CAPTURE(judge_refused, check_not_answered, id(ReasonId::CheckNotAnswered));

}  // namespace
}  // namespace luatco::chess

int main(int argc, char** argv) { return luatco::bench::run(argc, argv); }
