#include "luatco/archive/pipeline.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace luatco::archive {
namespace {

class Pipeline : public testing::TestWithParam<unsigned> {};
INSTANTIATE_TEST_SUITE_P(Threads, Pipeline, testing::Values(1U, 2U, 5U));

TEST_P(Pipeline, WritesInTheOrderOfReading) {
  int given = 0;
  std::string written;
  std::string expected;
  for (int i = 0; i < 300; ++i) expected += std::to_string(i) + ",";
  run_pipeline(GetParam(), {.read =
                                [&](Piece& piece) {
                                  piece.text = std::to_string(given) + ",";
                                  return given++ < 300;
                                },
                            .work =
                                [](const Piece& piece) {
                                  if (piece.text.size() == 2) {
                                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                                  }
                                  return Report{piece.text, {}, {}};
                                },
                            .write = [&](Report&& report) { written += report.text; }});
  EXPECT_EQ(written, expected);
}

TEST_P(Pipeline, HoldsOnlyAFewPiecesAtATime) {
  std::atomic<int> under_way = 0;
  std::atomic<int> most = 0;
  int given = 0;
  run_pipeline(GetParam(), {.read =
                                [&](Piece&) {
                                  const int now = ++under_way;
                                  int seen = most;
                                  while (now > seen && !most.compare_exchange_weak(seen, now)) {
                                  }
                                  return given++ < 1000;
                                },
                            .work = [](const Piece&) { return Report{}; },
                            .write = [&](Report&&) { --under_way; }});
  EXPECT_LE(most, static_cast<int>(2 * GetParam() + 3));
}

TEST_P(Pipeline, LetsFailuresThrough) {
  int given = 0;
  EXPECT_THROW(run_pipeline(GetParam(),
                            {.read = [&](Piece&) { return given++ < 10; },
                             .work = [](const Piece&) -> Report { throw std::runtime_error("x"); },
                             .write = [](Report&&) {}}),
               std::runtime_error);
}

TEST(Report, NumbersItsGamesWhenItIsWritten) {
  Report report;
  report.text = "game ";
  report.leave_gap(0);
  report.text += ", game ";
  report.leave_gap(1);
  report.text += ".";
  EXPECT_EQ(report.numbered(0), "game 1, game 2.");
  EXPECT_EQ(report.numbered(41), "game 42, game 43.");
}

}  // namespace
}  // namespace luatco::archive
