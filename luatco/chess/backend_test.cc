// Every backend that is compiled in against the portable one, and against the known counts.
#include "luatco/chess/backend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "luatco/chess/fen.h"
#include "luatco/chess/position.h"

namespace luatco::chess {
namespace {

constexpr std::uint64_t kNodeLimit = 200'000;
constexpr int kWalkPlies = 60;

struct Row {
  std::string fen;
  Position position;
  std::vector<std::pair<int, std::uint64_t>> counts;  // depth, nodes
};

/// The rows of both files of data/perft.
std::vector<Row> perft_rows() {
  std::vector<Row> rows;
  for (const auto& [file, variant] :
       {std::pair{"chess.epd", Variant::Standard}, std::pair{"chess960.epd", Variant::Chess960}}) {
    std::ifstream in(std::string(LUATCO_DATA_DIR) + "/perft/" + file);
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#') continue;
      auto at = line.find(';');
      const std::string fen = line.substr(0, at);
      Row row{fen, check_fen(fen, variant).position.value(), {}};
      for (; at != std::string::npos; at = line.find(';', at + 1)) {
        int depth = 0;
        unsigned long long nodes = 0;
        if (std::sscanf(line.c_str() + at, ";D%d %llu", &depth, &nodes) == 2) {
          row.counts.emplace_back(depth, nodes);
        }
      }
      rows.push_back(row);
    }
  }
  return rows;
}

std::vector<std::uint16_t> sorted_moves(const Backend& backend, const Position& position) {
  MoveList list;
  backend.legal_moves(position.board(), position.turn(), list);
  std::vector<std::uint16_t> bits;
  for (const Move move : list) bits.push_back(move.bits());
  std::sort(bits.begin(), bits.end());
  return bits;
}

class EveryBackend : public testing::TestWithParam<const Backend*> {
 protected:
  void SetUp() override {
    if (!GetParam()->supported()) {
      GTEST_SKIP() << "this processor cannot run the backend " << GetParam()->name;
    }
    GetParam()->prepare();
  }
  const Backend& tested() const { return *GetParam(); }
  static const Backend& portable() { return *backends().back(); }
};

TEST_P(EveryBackend, HasTheKnownCounts) {
  const auto rows = perft_rows();
  ASSERT_GT(rows.size(), 300U);
  for (const Row& row : rows) {
    for (const auto& [depth, nodes] : row.counts) {
      if (nodes > kNodeLimit) continue;
      EXPECT_EQ(tested().perft(row.position.board(), row.position.turn(), depth), nodes)
          << row.fen << " depth " << depth;
    }
  }
}

TEST_P(EveryBackend, GivesThePortableMovesAlongRandomGames) {
  std::mt19937 random(20230101);
  for (const Row& row : perft_rows()) {
    Position position = row.position;
    for (int ply = 0; ply < kWalkPlies; ++ply) {
      const auto& board = position.board();
      const auto moves = sorted_moves(portable(), position);
      ASSERT_EQ(sorted_moves(tested(), position), moves) << row.fen << " ply " << ply;
      ASSERT_EQ(tested().count_legal_moves(board, position.turn()), moves.size());
      ASSERT_EQ(tested().perft(board, position.turn(), 2),
                portable().perft(board, position.turn(), 2))
          << row.fen << " ply " << ply;
      if (moves.empty()) break;
      const Move move{moves[random() % moves.size()]};
      ASSERT_EQ(tested().legal_targets(board, position.turn(), move.from()),
                portable().legal_targets(board, position.turn(), move.from()));
      position = position.after(move);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(CompiledIn, EveryBackend, testing::ValuesIn(backends()),
                         [](const auto& suite) { return std::string(suite.param->name); });

TEST(Backends, TheLastRunsAnywhere) {
  EXPECT_TRUE(backends().back()->supported());
  EXPECT_TRUE(backend().supported());
}

}  // namespace
}  // namespace luatco::chess
