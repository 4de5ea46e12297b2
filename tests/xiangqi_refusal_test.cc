// The rows of data/cases/xiangqi; and judge() against the generator.
#include <random>

#include "luatco/xiangqi/fault_id.h"
#include "luatco/xiangqi/reason.h"
#include "luatco/xiangqi/rules.h"
#include "tests/refusal_rows.h"
#include "tests/setup_rows.h"
#include "tests/situation_rows.h"

namespace luatco::xiangqi {
namespace {

TEST(XiangqiRefusal, EveryRowGetsItsFirstReasonWithItsPoints) {
  expect_refusal_rows<Rules>(reason_ids());
}

TEST(XiangqiSetup, IsAnsweredWithAllItsFaultsAtOnce) { expect_setup_rows<Rules>(fault_ids()); }

TEST(XiangqiSetup, FaultsOfHostileTextsAreBounded) {
  for (const char c : {'/', '9', 'k', '\xff', ' '}) {
    const auto checked = check_fen(std::string(1'000'000, c));
    EXPECT_FALSE(checked.position);
    EXPECT_LE(checked.faults.size(), 64U + kPoints);
  }
}

TEST(XiangqiSituation, EveryRowHasItsWaysAndItsClosedWays) { expect_situation_rows<Rules>(); }

void hold_against_generator(const Position& position) {
  for (unsigned from = 0; from < kPoints; ++from) {
    const PointSet legal = legal_targets(position, point_at(from));
    for (unsigned to = 0; to < kPoints; ++to) {
      const auto verdict = judge(position, Attempt{point_at(from), point_at(to)});
      ASSERT_EQ(verdict.has_value(), contains(legal, point_at(to)))
          << write_fen(position.setup()) << " " << name(point_at(from)) << name(point_at(to));
      ASSERT_TRUE(verdict || !verdict.error().empty());
    }
  }
}

TEST(XiangqiRefusal, ExactlyTheLegalMovesAreAllowed) {
  std::mt19937 random(1);
  for (int number = 0; number < 24; ++number) {
    Position position = Position::initial();
    for (int ply = 0; ply < 160; ++ply) {
      if (ply % 16 == number % 16) hold_against_generator(position);
      const MoveList legal = legal_moves(position);
      if (legal.empty()) break;
      position = position.after(legal[random() % legal.size()]);
    }
    if (HasFatalFailure()) return;
  }
}

/// Every proof names every try, and every way is a legal move of its kind.
TEST(XiangqiSituation, WaysAreTheLegalMovesAndProofsLeaveNothingOut) {
  std::mt19937 random(2);
  int checks = 0;
  int ends = 0;
  for (int number = 0; number < 300; ++number) {
    Position position = Position::initial();
    for (int ply = 0; ply < 200; ++ply) {
      const MoveList legal = legal_moves(position);
      const auto now = situation(position);
      const bool check = position.checkers().any();
      checks += check ? 1 : 0;
      EXPECT_EQ(now.ways.size(), check ? legal.size() : 0U);
      EXPECT_EQ(now.proof.empty(), !legal.empty());
      EXPECT_EQ(board_outcome(position).has_value(), legal.empty());
      for (const FailedTry& failed : now.proof) EXPECT_NE(failed.why.id, "xq.from.empty");
      if (legal.empty()) {
        ++ends;
        break;
      }
      position = position.after(legal[random() % legal.size()]);
    }
  }
  EXPECT_GT(checks, 100);
  EXPECT_GT(ends, 0);
}

}  // namespace
}  // namespace luatco::xiangqi
