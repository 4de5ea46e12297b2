#include "luatco/archive/progress.h"

#include <gtest/gtest.h>

namespace luatco::archive {
namespace {

ProgressWords words(std::string games, std::string left, const char* point) {
  return {std::move(games), std::move(left), [point](std::int64_t n) {
            return std::to_string(n / 10) + point + std::to_string(n % 10);
          }};
}

TEST(Progress, NamesGamesMegabytesAndSpeed) {
  const Done done{.games = 1200, .bytes = 5'000'000, .taken = 1'000'000, .total = std::nullopt};
  EXPECT_EQ(progress_line(done, 2.0, words("games", "left", ".")), "1200 games  5.0 MB  2.5 MB/s");
}

TEST(Progress, KnowsTheTimeLeftWhereTheSizeIsKnown) {
  const Done done{.games = 1, .bytes = 5'000'000, .taken = 1'000'000, .total = 4'000'000};
  EXPECT_EQ(progress_line(done, 21.0, words("ván", "nữa", ",")),
            "1 ván  5,0 MB  0,2 MB/s  25 %  1:03 nữa");
}

TEST(Progress, AtTheVeryStartDividesByNothing) {
  EXPECT_EQ(progress_line({}, 0.0, words("games", "left", ".")), "0 games  0.0 MB");
}

}  // namespace
}  // namespace luatco::archive
