// Counts of move sequences against data/perft/xiangqi.epd; LUATCO_PERFT_NODES (environment) sets
// the deepest row.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "luatco/xiangqi/backend.h"
#include "luatco/xiangqi/fen.h"

namespace luatco::xiangqi {
namespace {

std::uint64_t node_limit() {
  const char* text = std::getenv("LUATCO_PERFT_NODES");
  return text != nullptr ? std::strtoull(text, nullptr, 10) : 6'000'000;
}

TEST(Perft, XiangqiPositionsHaveTheKnownCountsOnEveryBackend) {
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/perft/xiangqi.epd");
  ASSERT_TRUE(in);
  int rows = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    auto at = line.find(';');
    const auto checked = check_fen(line.substr(0, at));
    ASSERT_TRUE(checked.position) << line;
    for (; at != std::string::npos; at = line.find(';', at + 1)) {
      int depth = 0;
      unsigned long long nodes = 0;
      if (std::sscanf(line.c_str() + at, ";D%d %llu", &depth, &nodes) != 2) continue;
      if (nodes > node_limit()) continue;
      for (const Backend* backend : backends()) {
        if (!backend->supported()) continue;
        EXPECT_EQ(backend->perft(*checked.position, depth), nodes)
            << line << " depth " << depth << " " << backend->name;
      }
      ++rows;
    }
  }
  EXPECT_GT(rows, 0);
}

}  // namespace
}  // namespace luatco::xiangqi
