// Counting and listing legal moves of xiangqi, on one core: every position of
// data/perft/xiangqi.epd at the deepest row of at most ten million sequences, on every backend.
// Items are leaves. And reading and writing notation, and judging.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "bench/run.h"
#include "luatco/xiangqi/backend.h"
#include "luatco/xiangqi/fen.h"
#include "luatco/xiangqi/judge.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/notation.h"

namespace luatco::xiangqi {
namespace {

struct Row {
  std::string title;
  Position position;
  int depth = 0;
  std::uint64_t nodes = 0;
};

std::vector<Row> rows() {
  std::vector<Row> all;
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/perft/xiangqi.epd");
  std::string title;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("# ")) title = line.substr(2);
    if (line.empty() || line[0] == '#') continue;
    auto at = line.find(';');
    const auto checked = check_fen(line.substr(0, at));
    if (!checked.position) continue;
    Row row{title, *checked.position};
    for (; at != std::string::npos; at = line.find(';', at + 1)) {
      int depth = 0;
      unsigned long long nodes = 0;
      if (std::sscanf(line.c_str() + at, ";D%d %llu", &depth, &nodes) == 2 && nodes <= 10'000'000) {
        row.depth = depth;
        row.nodes = nodes;
      }
    }
    all.push_back(row);
  }
  return all;
}

void count(benchmark::State& state, const Backend& backend, const Row& row) {
  for ([[maybe_unused]] auto turn : state) {
    if (backend.perft(row.position, row.depth) != row.nodes) state.SkipWithError("wrong count");
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(row.nodes));
}

/// Every position above the leaves is made and the leaves' moves are listed.
std::uint64_t list(const Backend& backend, const Position& position, int depth) {
  MoveList moves;
  backend.legal_moves(position, moves);
  benchmark::DoNotOptimize(moves);
  if (depth == 1) return moves.size();
  std::uint64_t nodes = 0;
  for (const Move move : moves) nodes += list(backend, position.after(move), depth - 1);
  return nodes;
}

void list_all(benchmark::State& state, const Backend& backend, const Row& row) {
  for ([[maybe_unused]] auto turn : state) {
    if (list(backend, row.position, row.depth) != row.nodes) state.SkipWithError("wrong count");
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(row.nodes));
}

/// A random game.
std::vector<std::pair<Position, Move>> plies() {
  std::mt19937 random(1);
  std::vector<std::pair<Position, Move>> all;
  Position position = Position::initial();
  while (all.size() < 1024) {
    const MoveList legal = legal_moves(position);
    if (legal.empty()) {
      position = Position::initial();
      continue;
    }
    const Move move = legal[random() % legal.size()];
    all.emplace_back(position, move);
    position = position.after(move);
  }
  return all;
}

void read(benchmark::State& state, const std::string& notation) {
  const auto moves = plies();
  std::vector<std::string> texts;
  for (const auto& [position, move] : moves) {
    texts.push_back(write_move(position, move, notation));
  }
  std::size_t i = 0;
  for ([[maybe_unused]] auto turn : state) {
    const auto reading = read_move(moves[i].first, texts[i], notation);
    if (reading.candidates.size() != 1) state.SkipWithError("not read");
    i = (i + 1) % moves.size();
  }
  state.SetItemsProcessed(state.iterations());
}

void write(benchmark::State& state, const std::string& notation) {
  const auto moves = plies();
  std::size_t i = 0;
  for ([[maybe_unused]] auto turn : state) {
    benchmark::DoNotOptimize(write_move(moves[i].first, moves[i].second, notation));
    i = (i + 1) % moves.size();
  }
  state.SetItemsProcessed(state.iterations());
}

/// Any two points: most attempts are refused, with all their reasons and evidence.
void judge_any(benchmark::State& state) {
  const auto moves = plies();
  std::mt19937 random(2);
  std::size_t i = 0;
  for ([[maybe_unused]] auto turn : state) {
    const Position& position = moves[i].first;
    const PointSet own = position.pieces(position.turn());
    Point from = first(own);
    for (const Point point : points(own)) {
      if (random() % 4 == 0) from = point;
    }
    const Attempt attempt{from, point_at(static_cast<unsigned>(random() % kPoints))};
    benchmark::DoNotOptimize(judge(position, attempt));
    i = (i + 1) % moves.size();
  }
  state.SetItemsProcessed(state.iterations());
}

void register_all() {
  for (const Backend* backend : backends()) {
    if (!backend->supported()) continue;
    for (const Row& row : rows()) {
      const std::string end = "/" + std::string(backend->name) + "/" + row.title;
      benchmark::RegisterBenchmark(("count" + end).c_str(), count, *backend, row);
      benchmark::RegisterBenchmark(("list" + end).c_str(), list_all, *backend, row);
    }
  }
  for (const Notation& notation : notations()) {
    if (notation.name == "chinese_also") continue;
    const std::string name(notation.name);
    benchmark::RegisterBenchmark(("read/" + name).c_str(), read, name);
    benchmark::RegisterBenchmark(("write/" + name).c_str(), write, name);
  }
  benchmark::RegisterBenchmark("judge/any", judge_any);
}

}  // namespace
}  // namespace luatco::xiangqi

int main(int argc, char** argv) {
  luatco::xiangqi::register_all();
  return luatco::bench::run(argc, argv);
}
