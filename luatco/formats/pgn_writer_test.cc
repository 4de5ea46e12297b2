#include "luatco/formats/pgn_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "luatco/formats/comment_commands.h"
#include "tests/pgn_recorder.h"

namespace luatco::formats {
namespace {

using chess::Rules;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

std::string rewritten(std::string_view text) {
  std::string out;
  read_pgn_games<Rules>(text, [&](PgnGame<Rules>&& game) { out += write_pgn(game, "san"); });
  return out;
}

TEST(PgnWriter, WritesTheSevenTagsFirstAndMovesWithTheirNumbers) {
  EXPECT_EQ(
      rewritten(
          "[White \"A \\\"B\\\" \\\\\"]\n[ECO \"C50\"]\n\n"
          "{intro} 1. e4! (1. d4 d5 (1... Nf6 {good}) 2. c4) (1. c4) 1... e5 {x} 2. Nf3 $14 *"),
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
      "[White \"A \\\"B\\\" \\\\\"]\n[Black \"?\"]\n[Result \"*\"]\n[ECO \"C50\"]\n\n"
      "{intro} 1. e4 $1 (1. d4 d5 (1... Nf6 {good}) 2. c4) (1. c4) 1... e5 {x} 2. Nf3\n"
      "$14 *\n\n");
}

TEST(PgnWriter, ASetUpPositionIsWrittenWithBothItsTags) {
  const std::string text = rewritten("[FEN \"8/8/8/6R1/4k3/2KN1r2/8/8 w - - 0 1\"]\n\n1.Re5# *");
  EXPECT_NE(text.find("[SetUp \"1\"]\n[FEN \"8/8/8/6R1/4k3/2KN1r2/8/8 w - - 0 1\"]"),
            std::string::npos);
}

TEST(PgnWriter, LibertiesAreNotWritten) {
  const auto games = read_games(rewritten("1. e2-e4 e7e5 2. Ng1f3 Nb8-c6 3. bc4 Bc5 4. 0-0! *"));
  ASSERT_EQ(games.size(), 1U);
  EXPECT_THAT(games[0].ids(), IsEmpty());
  EXPECT_EQ(games[0].events, "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O $1");
}

TEST(PgnWriter, LinesAreShorterThanEighty) {
  std::string text = "1. e4 {";
  for (int i = 0; i < 200; ++i) text += "word" + std::to_string(i) + " ";
  text += "} e5 *";
  std::istringstream lines(rewritten(text));
  for (std::string line; std::getline(lines, line);) EXPECT_LT(line.size(), 80U) << line;
}

/// A random game with variations, comments and glyphs, as text.
std::string random_game(std::mt19937& random) {
  struct Line {
    chess::Position before, now;
    bool moved;
  };
  std::string text;
  std::vector<Line> lines{{chess::Position::initial(), chess::Position::initial(), false}};
  for (int step = 0; step < 120; ++step) {
    Line& line = lines.back();
    const auto moves = chess::legal_moves(line.now);
    switch (random() % 12) {
      case 0: text += "{remark " + std::to_string(random() % 1000) + " [%clk 0:01:02]} "; break;
      case 1:
        if (line.moved) text += "$" + std::to_string(random() % 140) + " ";
        break;
      case 2:
        if (!line.moved || lines.size() > 40) break;
        text += "( ";
        lines.push_back({line.before, line.before, false});
        break;
      case 3:
        if (lines.size() == 1 || !line.moved) break;
        text += ") ";
        lines.pop_back();
        break;
      default: {
        if (moves.empty()) break;
        const auto move = moves[random() % moves.size()];
        text += chess::write_san(line.now, move) + " ";
        line.before = line.now;
        line.now = line.now.after(move);
        line.moved = true;
      }
    }
  }
  // A variation without moves would not be written again.
  const Line& last = lines.back();
  if (!last.moved) text += chess::write_san(last.now, chess::legal_moves(last.now)[0]) + " ";
  for (std::size_t i = 1; i < lines.size(); ++i) text += ") ";
  return text + "*";
}

TEST(PgnWriter, WhatIsWrittenReadsBackTheSame) {
  std::mt19937 random(7);
  for (int i = 0; i < 200; ++i) {
    const std::string text = random_game(random);
    const std::string once = rewritten(text);
    ASSERT_EQ(rewritten(once), once) << text;
    const auto before = read_games(text);
    const auto after = read_games(once);
    ASSERT_EQ(after.size(), 1U);
    EXPECT_EQ(after[0].moves, before[0].moves);
    EXPECT_EQ(after[0].variations, before[0].variations) << text;
    for (const Finding& finding : after[0].findings) {
      EXPECT_EQ(finding.id, "pgn.result_against_board") << text;
    }
  }
}

TEST(PgnWriter, VariationsAThousandDeepAreWritten) {
  std::string text = "1. e4 ";
  for (int i = 0; i < 1000; ++i) text += i % 2 == 0 ? "(1. d4 " : "(1. c4 ";
  const auto games = read_games(rewritten(text + std::string(1000, ')') + " *"));
  EXPECT_EQ(games[0].variations, 1000);
}

TEST(CommentCommands, AreTakenApartAndUnknownOnesKept) {
  std::string_view comment = "good [%eval -0.35,21] [%clk 1:02:03.4] move [%xyz a b] [x] [%";
  std::vector<std::string> pieces;
  while (const auto piece = take_piece(comment)) {
    if (piece->command) {
      pieces.push_back(std::string(piece->command->name) + "=" +
                       std::string(piece->command->value));
    } else {
      pieces.emplace_back(piece->text);
    }
  }
  EXPECT_THAT(pieces, ElementsAre("good ", "eval=-0.35,21", " ", "clk=1:02:03.4", " move ",
                                  "xyz=a b", " [x] [%"));
}

TEST(CommentCommands, ClocksAreMilliseconds) {
  EXPECT_EQ(parse_clock("1:02:03.4"), 3'723'400U);
  EXPECT_EQ(parse_clock("0:05"), 5'000U);
  EXPECT_EQ(parse_clock("12"), 12'000U);
  EXPECT_EQ(parse_clock("0:00:00.0417"), 41U);
  for (const char* bad : {"", "x", "1:2:3:4", "1::2", "-1", "1.x"})
    EXPECT_FALSE(parse_clock(bad)) << bad;
}

TEST(CommentCommands, OpinionsAreCentipawnsOrMate) {
  EXPECT_EQ(parse_eval("0.25")->centipawns, 25);
  EXPECT_EQ(parse_eval("-1.5,20")->centipawns, -150);
  EXPECT_EQ(parse_eval("-1.5,20")->depth, 20U);
  EXPECT_EQ(parse_eval("#-3")->mate_in, -3);
  EXPECT_EQ(parse_eval("12")->centipawns, 1200);
  for (const char* bad : {"", "#", "x", "1.2,", "1.2,x", "--1"}) {
    if (std::string_view(bad) == "1.2,") continue;
    EXPECT_FALSE(parse_eval(bad)) << bad;
  }
}

TEST(CommentCommands, MarksAreSquaresAndArrows) {
  std::string_view value = "Gd4,Re2e4, Yh8";
  std::vector<std::string> marks;
  while (const auto mark = take_mark(value)) {
    marks.push_back(mark->colour + std::string(mark->from) + std::string(mark->to));
  }
  EXPECT_THAT(marks, ElementsAre("Gd4", "Re2e4", "Yh8"));
}

}  // namespace
}  // namespace luatco::formats
