// What is written to engines and read from them, word by word.
#include <gtest/gtest.h>

#include "luatco/uci/profile.h"
#include "luatco/uci/said.h"

namespace luatco::engine {
namespace {

const Profile& kUci = profile(Protocol::Uci);
const Profile& kUcci = profile(Protocol::Ucci);
const Profile& kCyclone = profile(Protocol::Cyclone);
using Kind = Said::Kind;
using Moves = std::vector<std::string>;

TEST(Words, OptionsAreSetInTheWayOfTheProtocol) {
  EXPECT_EQ(option_line(kUci, "Hash", "16"), "setoption name Hash value 16\n");
  EXPECT_EQ(option_line(kUcci, "hashsize", "16"), "setoption hashsize 16\n");
}

TEST(Words, CycloneLeavesOutTheWordPosition) {
  EXPECT_EQ(position_line(kUci, "F w", Moves{"h3e3"}), "position fen F w moves h3e3\n");
  EXPECT_EQ(position_line(kUcci, "F w", Moves{}), "position fen F w\n");
  EXPECT_EQ(position_line(kCyclone, "F w", Moves{"h2e2", "h9g7"}), "fen F w moves h2e2 h9g7\n");
}

TEST(Words, LimitsAndClocksAreSaidInTheWayOfTheProtocol) {
  const Limits limits{.nodes = 100, .depth = 5, .millis = 2000};
  EXPECT_EQ(go_lines(kUci, limits, {}, {}, {}), "go nodes 100 depth 5 movetime 2000\n");
  EXPECT_EQ(go_lines(kUcci, limits, {}, {}, {}), "go nodes 100\n");
  EXPECT_EQ(go_lines(kUcci, {.millis = 2000}, {}, {}, {}), "go time 2000 movestogo 1\n");
  const Clocks black{.own = 60'000, .other = 50'000, .own_increment = 1000, .first = false};
  EXPECT_EQ(go_lines(kUci, {}, black, {}, {}), "go wtime 50000 btime 60000 winc 0 binc 1000\n");
  EXPECT_EQ(go_lines(kUcci, {}, black, {}, {}),
            "go time 60000 increment 1000 opptime 50000 oppincrement 0\n");
  EXPECT_EQ(go_lines(kUci, {}, {}, {}, {}), "go depth 1\n");
}

TEST(Words, ForbiddenMovesAreBannedOrLeftOutOfWhatIsToBeSearched) {
  const Moves legal = {"a0a1", "a0a2", "a0a3"};
  const Moves banned = {"a0a2"};
  EXPECT_EQ(go_lines(kUcci, {.depth = 3}, {}, legal, banned), "banmoves a0a2\ngo depth 3\n");
  EXPECT_EQ(go_lines(kCyclone, {.depth = 3}, {}, legal, banned),
            "go depth 3 searchmoves a0a1 a0a3\n");
  EXPECT_EQ(go_lines(kUci, {.depth = 3}, {}, legal, legal), "go depth 3\n") << "it must move";
}

TEST(Words, RanksAreShiftedAndNothingElseIsAMove) {
  EXPECT_EQ(shift_ranks("h2e2", 1), "h3e3");
  EXPECT_EQ(shift_ranks("a9a0", 1), "a10a1");
  EXPECT_EQ(shift_ranks("a10b10", -1), "a9b9");
  EXPECT_EQ(shift_ranks("e7e8q", 0), "e7e8q");
  for (const char* text : {"", "e2", "e2e", "e2e4qq", "e2e4 ", "2e4e", "e222e4", "E2E4", "a0a1"}) {
    EXPECT_EQ(shift_ranks(text, -1), std::nullopt) << text;
  }
}

TEST(Words, OptionsAreReadWithTheirNamesAndChoices) {
  const Said uci =
      read_line(kUci, "option name UCI_Variant type combo default chess var chess var xiangqi");
  EXPECT_EQ(uci.kind, Kind::Option);
  EXPECT_EQ(uci.text, "UCI_Variant");
  EXPECT_EQ(uci.choices, (std::vector<std::string_view>{"chess", "xiangqi"}));
  EXPECT_EQ(read_line(kUci, "option name Clear Hash type button").text, "Clear Hash");
  EXPECT_EQ(read_line(kUcci, "option hashsize type spin default 16").text, "hashsize");
  EXPECT_EQ(read_line(kUci, "option hashsize type spin").kind, Kind::Nothing);
}

TEST(Words, ScoresAreReadWithAndWithoutTheirUnit) {
  EXPECT_EQ(read_line(kUci, "info score cp -35 pv a0a1").info.score, (Score{-35, 0}));
  EXPECT_EQ(read_line(kUcci, "info depth 4 score 35 pv a0a1").info.score, (Score{35, 0}));
  EXPECT_EQ(read_line(kUci, "info score mate -3").info.score, (Score{0, -3}));
  EXPECT_EQ(read_line(kUci, "info score mate 0").info.score, (Score{0, -1}));
  EXPECT_EQ(read_line(kUci, "info score cp 99999").info.score, (Score{kMostCentipawns, 0}));
  EXPECT_EQ(read_line(kUci, "info score cp many").info.score, std::nullopt);
  EXPECT_TRUE(read_line(kUci, "info score cp 3 lowerbound nodes 5").info.bound);
  EXPECT_EQ(read_line(kUci, "info string score cp 3").info.score, std::nullopt);
  const Said all = read_line(kUci, "info depth 7 multipv 2 score cp 3 nodes 555 pv e2e4 e7e5");
  EXPECT_EQ(all.info.depth, 7);
  EXPECT_EQ(all.info.rank, 2);
  EXPECT_EQ(all.info.nodes, 555U);
  EXPECT_EQ(all.info.line.size(), 2U);
}

TEST(Words, MovesComeWithOffersAndResignations) {
  const Said best = read_line(kUcci, "bestmove h2e2 ponder h9g7 draw");
  EXPECT_EQ(best.kind, Kind::Best);
  EXPECT_EQ(best.text, "h2e2");
  EXPECT_TRUE(best.draws);
  EXPECT_TRUE(read_line(kUcci, "bestmove h2e2 resign").resigns);
  for (const char* line : {"nobestmove", "bestmove (none)", "bestmove 0000", "bestmove"}) {
    EXPECT_EQ(read_line(kUci, line).kind, Kind::NoBest) << line;
  }
}

TEST(Words, WhatIsNotUnderstoodIsNothing) {
  for (const char* line :
       {"", "   ", "uciok2", "ucciok", "id author X", "id", "\x01\xff", "bestmov"}) {
    EXPECT_EQ(read_line(kUci, line).kind, Kind::Nothing) << line;
  }
  EXPECT_EQ(read_line(kUci, "uciok").kind, Kind::HelloDone);
  EXPECT_EQ(read_line(kUcci, "ucciok").kind, Kind::HelloDone);
}

TEST(Words, OnlyPrintableTextOfAnEngineIsShown) {
  EXPECT_EQ(printable("e2\x1b[31m\xff"), "e2?[31m?");
  EXPECT_EQ(printable(std::string(500, 'x')).size(), 63U);
}

}  // namespace
}  // namespace luatco::engine
