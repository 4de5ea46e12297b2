// data/cases/mates/xiangqi_mate_in_1.jsonl: every mating move is found and no other (XQ 3.4).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "luatco/xiangqi/fen.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/situation.h"
#include "luatco/xiangqi/uci.h"
#include "tests/cases.h"

namespace luatco::xiangqi {
namespace {

TEST(XiangqiMateInOne, EveryMatingMoveIsFoundAndNoOther) {
  for (const api::Json& row : read_cases("mates/xiangqi_mate_in_1.jsonl")) {
    const auto start = check_fen(row.text("fen"));
    ASSERT_TRUE(start.position) << row.dump();
    std::vector<std::string> mates;
    for (const Move move : legal_moves(*start.position)) {
      const auto outcome = board_outcome(start.position->after(move));
      if (outcome && outcome->ending == "xq.result.checkmate") mates.push_back(write_uci(move));
    }
    EXPECT_THAT(mates, testing::UnorderedElementsAreArray(strings(row, "mates"))) << row.dump();
  }
}

}  // namespace
}  // namespace luatco::xiangqi
