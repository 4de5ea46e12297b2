// What the xiangqi arbiter costs: a ruling on a cycle, and the watch over the plies of games beside
// making them.
#include <benchmark/benchmark.h>

#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "bench/run.h"
#include "luatco/api/json.h"
#include "luatco/game/draw_watch.h"
#include "luatco/xiangqi/cycle_judge.h"
#include "luatco/xiangqi/rules.h"
#include "luatco/xiangqi/uci.h"

namespace luatco::xiangqi {
namespace {

/// The positions from the first to the third occurrence, of every diagram of the federation.
std::vector<std::vector<Position>> cycles() {
  std::vector<std::vector<Position>> found;
  std::ifstream in(LUATCO_DATA_DIR "/cases/rulings/xiangqi_diagrams.jsonl");
  for (std::string line; std::getline(in, line);) {
    const auto row = api::parse_json(line);
    if (!row) continue;  // a remark
    std::vector<Position> all = {*check_fen(row->text("fen")).position};
    for (const api::Json& text : *row->find("moves")->items()) {
      const auto reading = read_move(all.back(), *text.string(), "uci");
      all.push_back(all.back().after(reading.candidates.front()));
      std::vector<std::size_t> at;
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i] == all.back()) at.push_back(i);
      }
      if (at.size() < 3) continue;
      found.emplace_back(all.begin() + static_cast<std::ptrdiff_t>(at.front()), all.end());
      break;
    }
  }
  return found;
}

void rule_on_a_cycle(benchmark::State& state) {
  const auto all = cycles();
  std::size_t i = 0;
  for ([[maybe_unused]] auto turn : state) {
    benchmark::DoNotOptimize(judge_cycle(all[i], kRulebooks[1]));
    i = (i + 1) % all.size();
  }
}
BENCHMARK(rule_on_a_cycle);

/// Games of random moves, at most 160 plies each, as two points a move: what an ICCS record is.
const std::vector<std::vector<Attempt>>& games() {
  static const auto all = [] {
    std::mt19937 random(7);
    std::vector<std::vector<Attempt>> games(200);
    for (auto& game : games) {
      Position position = Position::initial();
      for (int ply = 0; ply < 160; ++ply) {
        const MoveList legal = legal_moves(position);
        if (legal.empty()) break;
        const Move move = legal[random() % legal.size()];
        game.push_back({move.from(), move.to()});
        position = position.after(move);
      }
    }
    return games;
  }();
  return all;
}

/// Each attempt judged and made; with the watch of a set of rules, or without one (-1).
void play_games(benchmark::State& state, int set) {
  std::int64_t plies = 0;
  for ([[maybe_unused]] auto turn : state) {
    for (const auto& attempts : games()) {
      Position position = Position::initial();
      std::optional<game::DrawWatch<xiangqi::Rules>> watch;
      if (set >= 0) {
        watch.emplace(kRulebooks[static_cast<std::size_t>(set)]);
        watch->start(position);
      }
      for (const Attempt& attempt : attempts) {
        position = position.after(*judge(position, attempt));
        if (watch) watch->add(position);
        ++plies;
      }
      benchmark::DoNotOptimize(position);
    }
  }
  state.SetItemsProcessed(plies);
}
BENCHMARK_CAPTURE(play_games, without_a_watch, -1);
BENCHMARK_CAPTURE(play_games, club, 0);
BENCHMARK_CAPTURE(play_games, wxf, 1);

}  // namespace
}  // namespace luatco::xiangqi

int main(int argc, char** argv) { return luatco::bench::run(argc, argv); }
