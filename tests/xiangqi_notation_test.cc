// data/cases/xiangqi/notation.jsonl, both ways; and that every notation names every move of stacked
// soldiers in a way that is read back as that move alone. Random games are in tests/conformance.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "luatco/xiangqi/rules.h"
#include "tests/game_rows.h"

namespace luatco::xiangqi {
namespace {

using testing::ElementsAre;

std::vector<std::string> candidates(const Position& position, std::string_view text,
                                    std::string_view notation) {
  std::vector<std::string> moves;
  for (const Move move : read_move(position, text, notation).candidates) {
    moves.push_back(write_move(position, move, "uci"));
  }
  return moves;
}

Position position_of(const api::Json& row) {
  const auto checked = check_fen(row.text("fen"));
  EXPECT_TRUE(checked.position) << row.dump();
  return checked.position.value_or(Position::initial());
}

TEST(XiangqiNotation, EveryRowIsWrittenAndReadAsItSays) {
  for (const api::Json& row : read_cases("xiangqi/notation.jsonl")) {
    SCOPED_TRACE(row.dump());
    const Position position = position_of(row);
    const std::string uci(row.text("uci"));
    const auto attempt = Rules::parse_attempt(position, uci);
    ASSERT_TRUE(attempt);
    const auto move = judge(position, *attempt);
    ASSERT_TRUE(move);
    for (const Notation& notation : notations()) {
      if (notation.name == "chinese_also" || notation.name == "spoken") continue;
      EXPECT_EQ(write_move(position, *move, notation.name), row.text(notation.name));
      EXPECT_THAT(candidates(position, row.text(notation.name), notation.name), ElementsAre(uci))
          << notation.name;
    }
    const std::string also = write_move(position, *move, "chinese_also");
    for (const std::string& text : strings(row, "chinese_also")) {
      EXPECT_THAT(also, testing::HasSubstr(text));
      EXPECT_THAT(candidates(position, text, "chinese"), ElementsAre(uci)) << text;
    }
  }
}

/// data/cases/xiangqi/reading.jsonl: fen, text, notation (or none), and the moves it can mean.
TEST(XiangqiNotation, LooseTextsAreReadAsTheirRowSays) {
  for (const api::Json& row : read_cases("xiangqi/reading.jsonl")) {
    SCOPED_TRACE(row.dump());
    const Position position = position_of(row);
    const std::string_view text = row.text("text");
    EXPECT_THAT(candidates(position, text, row.text("notation")),
                testing::UnorderedElementsAreArray(strings(row, "moves")));
    const auto reason = read_move(position, text, row.text("notation")).reason;
    EXPECT_EQ(reason ? reason->id : "", row.text("reason"));
  }
}

void expect_round_trips(const Position& position) {
  const std::string fen = write_fen(position.setup());
  const MoveList legal = legal_moves(position);
  for (const Notation& notation : notations()) {
    if (notation.name == "chinese_also") continue;
    std::set<std::string> texts;
    for (const Move move : legal) {
      const std::string text = write_move(position, move, notation.name);
      EXPECT_TRUE(texts.insert(text).second) << fen << " " << notation.name << " " << text;
      EXPECT_THAT(candidates(position, text, notation.name),
                  ElementsAre(write_move(position, move, "uci")))
          << fen << " " << notation.name << " " << text;
    }
  }
}

/// Soldiers in stacks, which games hardly ever have: five of a side thrown on two or three files.
TEST(XiangqiNotation, EveryMoveOfStackedSoldiersIsReadBackInEveryNotation) {
  std::mt19937 random(6);
  int played = 0;
  while (played < 600) {
    xiangqi::Setup setup;
    const int first = static_cast<int>(random() % 9);
    const int second = static_cast<int>(random() % 9);
    for (const Side side : {kRed, kBlack}) {
      for (int n = 0; n < 5; ++n) {
        const int file = random() % 2 == 0 ? first : random() % 4 == 0 ? 4 : second;
        const int rank = 5 + static_cast<int>(random() % 5);
        setup.board[index(make_point(file, relative_rank(side, rank)))] =
            Piece{side, Role::Soldier};
      }
    }
    setup.board[index(Point::D0)] = Piece{kRed, Role::General};
    setup.board[index(Point::F9)] = Piece{kBlack, Role::General};
    setup.turn = random() % 2 == 0 ? kRed : kBlack;
    const auto checked = Position::from_setup(setup);
    if (!checked.position) continue;
    expect_round_trips(*checked.position);
    if (HasFailure()) return;
    ++played;
  }
}

}  // namespace
}  // namespace luatco::xiangqi
