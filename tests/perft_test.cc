// Counts of move sequences against data/perft; LUATCO_PERFT_NODES (environment) sets the deepest
// row.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>

#include "luatco/chess/fen.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {
namespace {

std::uint64_t node_limit() {
  const char* text = std::getenv("LUATCO_PERFT_NODES");
  return text != nullptr ? std::strtoull(text, nullptr, 10) : 1'000'000;
}

void run_file(const std::string& file, Variant variant) {
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/perft/" + file);
  ASSERT_TRUE(in) << file;
  int rows = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    auto at = line.find(';');
    const std::string fen = line.substr(0, at);
    const auto checked = check_fen(fen, variant);
    ASSERT_TRUE(checked.position) << fen;
    for (; at != std::string::npos; at = line.find(';', at + 1)) {
      int depth = 0;
      unsigned long long nodes = 0;
      if (std::sscanf(line.c_str() + at, ";D%d %llu", &depth, &nodes) != 2) continue;
      if (nodes > node_limit()) continue;
      EXPECT_EQ(perft(*checked.position, depth), nodes) << fen << " depth " << depth;
      ++rows;
    }
  }
  EXPECT_GT(rows, 0);
}

TEST(Perft, ChessPositionsHaveTheKnownCounts) { run_file("chess.epd", Variant::Standard); }
TEST(Perft, ChessPositionsThatNoGameLeadsToHaveTheKnownCounts) {
  run_file("chess_traps.epd", Variant::Standard);
}
TEST(Perft, Chess960PositionsHaveTheKnownCounts) { run_file("chess960.epd", Variant::Chess960); }

}  // namespace
}  // namespace luatco::chess
