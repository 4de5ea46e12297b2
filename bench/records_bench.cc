// Records of xiangqi in each notation: read with full legality, the same watched by the laws of two
// sets, and checked as `luatco check` does. What `rulings` take more than `read` is what the laws
// over the line of moves cost. The games are those of data/cases/records/ccpd_iccs.pgn, repeated in
// memory.
#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "bench/run.h"
#include "luatco/archive/check.h"
#include "luatco/archive/test_source.h"
#include "luatco/formats/pgn_writer.h"
#include "luatco/game/draw_watch.h"
#include "luatco/xiangqi/rules.h"

namespace luatco::formats {
namespace {

using G = xiangqi::Rules;

const std::string& archive_in(std::string_view notation) {
  static std::map<std::string, std::string, std::less<>> archives;
  if (const auto found = archives.find(notation); found != archives.end()) return found->second;
  std::ifstream in(LUATCO_DATA_DIR "/cases/records/ccpd_iccs.pgn", std::ios::binary);
  const std::string games{std::istreambuf_iterator<char>(in), {}};
  std::string once;
  read_pgn_games<G>(games, [&](PgnGame<G>&& game) { once += write_pgn(game, notation); });
  std::string all;
  while (all.size() < 10'000'000 && !once.empty()) all += once;
  return archives.emplace(notation, std::move(all)).first->second;
}

struct Counter : PgnVisitor<G> {
  std::uint64_t plies = 0;
  void move(const PgnPly<G>&) { ++plies; }
};

struct Watcher : Counter {
  explicit Watcher(const xiangqi::Rulebook& rulebook) : watch(rulebook) {}
  game::DrawWatch<G> watch;
  void start(const xiangqi::Position& position, std::string_view) { watch.start(position); }
  void move(const PgnPly<G>& ply) {
    ++plies;
    watch.add(ply.after);
  }
  void end_game(const PgnEnd&) {
    watch.finish();
    benchmark::DoNotOptimize(watch.claims());
  }
};

void set_rate(benchmark::State& state, std::uint64_t plies) {
  state.counters["plies"] =
      benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kIsRate);
}

void read(benchmark::State& state, std::string_view notation) {
  const std::string& text = archive_in(notation);
  Counter counter;
  for (auto _ : state) read_pgn<G>(text, counter);
  set_rate(state, counter.plies);
}

void rule(benchmark::State& state, std::string_view notation, const xiangqi::Rulebook& rulebook) {
  const std::string& text = archive_in(notation);
  Watcher watcher(rulebook);
  for (auto _ : state) read_pgn<G>(text, watcher);
  set_rate(state, watcher.plies);
}

void check(benchmark::State& state, std::string_view notation) {
  const std::string& text = archive_in(notation);
  std::uint64_t plies = 0;
  for (auto _ : state) {
    archive::TextStream stream(std::make_unique<archive::TestSource>(text, 1 << 16));
    const archive::JsonWriter writer("file", {});
    plies += archive::check_archive(stream, {},
                                    {.writer = writer,
                                     .print = [](std::string_view) {},
                                     .progress = [](const archive::Totals&) {},
                                     .stop = archive::kNeverStopped})
                 .plies;
  }
  set_rate(state, plies);
}

void register_all() {
  for (const std::string notation : {"iccs", "uci", "wxf", "chinese", "vietnamese"}) {
    benchmark::RegisterBenchmark(("read/" + notation).c_str(), read, notation)
        ->Unit(benchmark::kMillisecond);
    for (const std::size_t set : {0U, 1U}) {
      const xiangqi::Rulebook& rulebook = xiangqi::kRulebooks[set];
      const std::string name = "rulings_" + std::string(rulebook.name) + "/" + notation;
      benchmark::RegisterBenchmark(name.c_str(), rule, notation, rulebook)
          ->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark(("check/" + notation).c_str(), check, notation)
        ->Unit(benchmark::kMillisecond);
  }
}

}  // namespace
}  // namespace luatco::formats

int main(int argc, char** argv) {
  luatco::formats::register_all();
  return luatco::bench::run(argc, argv);
}
