// data/cases/mates: in the rows of mate in one every mating move is found and no other; in those of
// mate in two the first move of the line mates whatever the answer is (FIDE 5.1.1).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "luatco/chess/fen.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/situation.h"
#include "luatco/chess/uci.h"
#include "tests/cases.h"

namespace luatco::chess {
namespace {

bool is_mate(const Position& position) {
  const auto outcome = board_outcome(position);
  return outcome && outcome->winner == other(position.turn());
}

std::vector<std::string> mating_moves(const Position& position) {
  std::vector<std::string> moves;
  for (const Move move : legal_moves(position)) {
    if (is_mate(position.after(move))) moves.push_back(write_uci(move));
  }
  return moves;
}

std::optional<Move> find_move(const Position& position, const std::string& text) {
  for (const Move move : legal_moves(position)) {
    if (write_uci(move) == text) return move;
  }
  return std::nullopt;
}

TEST(MateInOne, EveryMatingMoveIsFoundAndNoOther) {
  for (const api::Json& row : read_cases("mates/chess_mate_in_1.jsonl")) {
    const auto start = check_fen(row.text("fen"));
    ASSERT_TRUE(start.position) << row.dump();
    EXPECT_THAT(mating_moves(*start.position),
                testing::UnorderedElementsAreArray(strings(row, "mates")))
        << row.dump();
  }
}

TEST(MateInTwo, TheFirstMoveMatesWhateverTheAnswer) {
  for (const api::Json& row : read_cases("mates/chess_mate_in_2.jsonl")) {
    const auto start = check_fen(row.text("fen"));
    ASSERT_TRUE(start.position) << row.dump();
    const auto line = strings(row, "line");
    ASSERT_EQ(line.size(), 3U) << row.dump();
    const auto first = find_move(*start.position, line[0]);
    ASSERT_TRUE(first) << row.dump();
    const Position answering = start.position->after(*first);
    EXPECT_FALSE(legal_moves(answering).empty()) << row.dump();
    for (const Move answer : legal_moves(answering)) {
      const auto mates = mating_moves(answering.after(answer));
      EXPECT_FALSE(mates.empty()) << row.dump() << " " << write_uci(answer);
      if (write_uci(answer) == line[1]) {
        EXPECT_THAT(mates, testing::Contains(line[2]));
      }
    }
    EXPECT_TRUE(find_move(answering, line[1])) << row.dump();
  }
}

TEST(MateInTwo, IsNoMateInOne) {
  for (const api::Json& row : read_cases("mates/chess_mate_in_2.jsonl")) {
    EXPECT_THAT(mating_moves(*check_fen(row.text("fen")).position), testing::IsEmpty())
        << row.dump();
  }
}

}  // namespace
}  // namespace luatco::chess
