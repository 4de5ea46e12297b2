// PGN read with full legality: data/games/engine_games.pgn, repeated in memory.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

#include "bench/run.h"
#include "luatco/chess/rules.h"
#include "luatco/formats/pgn_lexer.h"
#include "luatco/formats/pgn_reader.h"
#include "luatco/formats/pgn_split.h"

namespace luatco::formats {
namespace {

const std::string& archive() {
  static const std::string text = [] {
    std::ifstream in(LUATCO_DATA_DIR "/games/engine_games.pgn", std::ios::binary);
    const std::string once{std::istreambuf_iterator<char>(in), {}};
    std::string all;
    while (all.size() < 50'000'000 && !once.empty()) all += once;
    return all;
  }();
  return text;
}

struct Counter : PgnVisitor<chess::Rules> {
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::uint64_t findings = 0;
  void move(const PgnPly<chess::Rules>&) { ++plies; }
  void finding(const Finding&) { ++findings; }
  void end_game(const PgnEnd&) { ++games; }
};

void finish(benchmark::State& state, std::uint64_t plies) {
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(archive().size()));
  state.counters["plies"] =
      benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kIsRate);
}

/// Moves resolved and made, check signs and results held against the board.
void ReadPgn(benchmark::State& state) {
  Counter counter;
  for (auto _ : state) read_pgn<chess::Rules>(archive(), counter);
  if (counter.findings != 0) state.SkipWithError("the archive is not clean");
  finish(state, counter.plies);
}
BENCHMARK(ReadPgn)->Unit(benchmark::kMillisecond);

void TokensOnly(benchmark::State& state) {
  for (auto _ : state) {
    PgnLexer lexer(archive());
    while (lexer.next().kind != PgnToken::Kind::End) continue;
  }
  finish(state, 0);
}
BENCHMARK(TokensOnly)->Unit(benchmark::kMillisecond);

void SplitGames(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(split_games(archive(), std::size_t{1} << 20));
  finish(state, 0);
}
BENCHMARK(SplitGames)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace luatco::formats

int main(int argc, char** argv) { return luatco::bench::run(argc, argv); }
