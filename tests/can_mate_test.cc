// Can this side still mate by any series of legal moves (FIDE 5.2.2, 6.9)? Held against positions
// with known answers, against an independent visit of everything that can arise, and every series
// of moves that is answered is replayed on the slow generator. LUATCO_CAN_MATE_EVERY (environment)
// is 1 for every labelled row; by default one row in some is asked.
#include "luatco/chess/can_mate.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <random>
#include <string>

#include "luatco/chess/fen.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/uci.h"
#include "tests/cases.h"
#include "tests/chess_children.h"
#include "tests/mate_explorer.h"
#include "tests/slow_chess.h"

namespace luatco::chess {
namespace {

struct Row {
  std::string fen;
  bool can_mate[2];
};

/// One row in `every` of a labelled file: "WB fen", "W-", "-B", "--".
std::vector<Row> labelled(const std::string& file, int every) {
  if (const char* text = std::getenv("LUATCO_CAN_MATE_EVERY")) every = std::atoi(text);
  std::vector<Row> rows;
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/cases/can_mate/" + file);
  EXPECT_TRUE(in) << file;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#' || number++ % every != 0) continue;
    const auto fen = line.find_first_not_of(" \t", 2);
    rows.push_back({line.substr(fen), {line[0] == 'W', line[1] == 'B'}});
  }
  EXPECT_FALSE(rows.empty()) << file;
  return rows;
}

std::string side_name(Side side) { return side == kWhite ? "White" : "Black"; }

/// Plays the line on the slow generator and says whether it ends with `side` mating.
bool slowly_mates(const Position& start, const std::vector<Move>& line, Side side) {
  slow_chess::Board board = slow_chess::read(shredder_fen(start));
  for (const Move move : line) {
    bool legal = false;
    for (const slow_chess::Move& slow : slow_chess::legal_moves(board)) {
      if (slow_chess::text(slow) != write_uci(move, Variant::Chess960)) continue;
      board = slow_chess::after(board, slow);
      legal = true;
      break;
    }
    if (!legal) return false;
  }
  return slow_chess::legal_moves(board).empty() && slow_chess::in_check(board) &&
         board.white_to_move != (side == kWhite);
}

/// Counts by "yes search", "no saturation" …, to be printed.
using Kinds = std::map<std::string, int>;
void print(const Kinds& kinds) {
  for (const auto& [kind, count] : kinds) std::cout << "  " << kind << ": " << count << "\n";
}

void expect_answer(const std::string& fen, Side side, bool can, Kinds& kinds) {
  const auto start = check_fen(fen);
  ASSERT_TRUE(start.position) << fen;
  const MateAnswer answer = can_mate(*start.position, side);
  ASSERT_EQ(answer.answer, can ? CanMate::Yes : CanMate::No) << fen << " " << side_name(side);
  ASSERT_TRUE(answer.proof) << fen;
  ++kinds[(can ? "yes by " : "no by ") + std::string(name(*answer.proof))];
  if (can) {
    EXPECT_TRUE(slowly_mates(*start.position, answer.line, side)) << fen << " " << side_name(side);
    EXPECT_FALSE(surely_cannot_mate(*start.position, side)) << fen << " " << side_name(side);
  }
}

void expect_labels(const std::string& file, int every) {
  Kinds kinds;
  for (const Row& row : labelled(file, every)) {
    for (const Side side : {kWhite, kBlack}) {
      expect_answer(row.fen, side, row.can_mate[luatco::index(side)], kinds);
    }
  }
  print(kinds);
}

TEST(CanMate, PositionsOfGamesAreAnsweredAsLabelled) { expect_labels("labelled_games.txt", 40); }
TEST(CanMate, HardPositionsAreAnsweredAsLabelled) { expect_labels("labelled_hard.txt", 12); }

TEST(CanMate, PositionsThatWereVisitedWhollyAreAnsweredSo) {
  Kinds kinds;
  for (const api::Json& row : read_cases("can_mate/positions.jsonl")) {
    const std::string fen(row.text("fen"));
    const bool expected = *row.find("expected") == api::Json(true);
    const std::string question(row.text("question"));
    if (question == "dead") {
      const auto start = check_fen(fen);
      ASSERT_TRUE(start.position) << fen;
      const bool dead = can_mate(*start.position, kWhite).answer == CanMate::No &&
                        can_mate(*start.position, kBlack).answer == CanMate::No;
      EXPECT_EQ(dead, expected) << row.dump();
      EXPECT_TRUE(expected || !surely_dead(*start.position)) << row.dump();
    } else {
      expect_answer(fen, question == "white_can_win" ? kWhite : kBlack, expected, kinds);
    }
  }
  print(kinds);
}

/// The fast form may be silent, but on positions of real games it finds every case.
TEST(CanMate, TheFastFormFindsWhatGamesBringAbout) {
  for (const Row& row : labelled("labelled_games.txt", 4)) {
    const auto start = check_fen(row.fen);
    ASSERT_TRUE(start.position) << row.fen;
    for (const Side side : {kWhite, kBlack}) {
      EXPECT_EQ(surely_cannot_mate(*start.position, side), !row.can_mate[luatco::index(side)])
          << row.fen << " " << side_name(side);
    }
  }
}

TEST(CanMate, NoPositionWithoutAMateIsPassedOverByTheConstantTimeTest) {
  for (const char* file : {"labelled_games.txt", "labelled_hard.txt"}) {
    for (const Row& row : labelled(file, 1)) {
      const auto start = check_fen(row.fen);
      ASSERT_TRUE(start.position) << row.fen;
      if ((row.can_mate[0] && row.can_mate[1]) || !has_legal_move(*start.position)) continue;
      EXPECT_TRUE(worth_asking_who_can_mate(*start.position)) << row.fen;
    }
  }
}

/// What the constant-time test passes over is asked in full: both sides can mate there.
/// LUATCO_CAN_MATE_RANDOM (environment) sets how many positions of random games are looked at.
TEST(CanMate, WhatTheConstantTimeTestPassesOverCanBeMatedByBothSides) {
  const char* wanted = std::getenv("LUATCO_CAN_MATE_RANDOM");
  const int positions = wanted != nullptr ? std::atoi(wanted) : 4000;
  std::mt19937_64 random(20230101);
  int passed_over = 0;
  for (int seen = 0; seen < positions;) {
    Position position = Position::initial();
    for (int ply = 0; ply < 400 && seen < positions; ++ply, ++seen) {
      const MoveList moves = legal_moves(position);
      if (moves.empty()) break;
      position = position.after(moves[random() % moves.size()]);
      if (!has_legal_move(position) || worth_asking_who_can_mate(position)) continue;
      ++passed_over;
      for (const Side side : {kWhite, kBlack}) {
        EXPECT_EQ(can_mate(position, side).answer, CanMate::Yes) << normal_fen(position);
      }
    }
  }
  std::cout << "  " << passed_over << " of " << positions << " passed over\n";
  EXPECT_GT(passed_over, positions / 4);
}

/// A bound that is too small gives no answer rather than a wrong one.
TEST(CanMate, AnAnswerIsOpenWhenTheBoundIsReached) {
  const auto start = check_fen("8/2n5/8/KB6/3k4/8/8/8 b - - 10 56");
  ASSERT_TRUE(start.position);
  const MateAnswer answer = can_mate(*start.position, kBlack, 10);
  EXPECT_EQ(answer.answer, CanMate::Open);
  EXPECT_FALSE(answer.proof);
  EXPECT_TRUE(answer.line.empty());
}

/// Held against a visit of everything that can arise. The men are few and the pawns locked, so that
/// little can.
struct Arrangement {
  const char* what;
  const char* fen;
  std::size_t positions;  // that can arise
};
class Explored : public testing::TestWithParam<Arrangement> {};
TEST_P(Explored, IsAnsweredAsTheVisitOfEverythingSays) {
  const Arrangement& row = GetParam();
  const auto start = check_fen(row.fen);
  ASSERT_TRUE(start.position) << row.fen;
  for (const Side side : {kWhite, kBlack}) {
    const auto explored =
        mate_explorer::explore(slow_chess::read(row.fen), side == kWhite, 200'000);
    ASSERT_TRUE(explored) << row.what;
    const MateAnswer answer = can_mate(*start.position, side);
    EXPECT_EQ(answer.answer, explored->can_mate ? CanMate::Yes : CanMate::No) << row.what;
    EXPECT_EQ(explored->positions, row.positions) << row.what;
  }
}
INSTANTIATE_TEST_SUITE_P(
    CanMate, Explored,
    testing::Values(Arrangement{"bare kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 7224},
                    Arrangement{"four locked pairs of pawns",
                                "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", 1152}));

/// Small random arrangements: either answer must be the explorer's wherever it comes to an end.
TEST(CanMate, AgreesWithTheVisitOfEverythingOnRandomLockedPositions) {
  std::mt19937_64 random(20260704);
  int compared = 0;
  for (int tries = 0; tries < 400; ++tries) {
    std::string board(64, '.');  // from a8
    const auto put = [&](char man, std::size_t at) { board[at] = man; };
    for (std::size_t file = random() % 2; file < 8; file += 2) {
      const std::size_t rank = 2 + random() % 3;  // the pair stands on this row and the next
      put('p', rank * 8 + file);
      put('P', (rank + 1) * 8 + file);
    }
    const std::string men = std::string("kK") + (random() % 2 != 0 ? "B" : "b");
    for (const char man : men.substr(0, 2 + random() % 2)) {
      std::size_t at = random() % 64;
      while (board[at] != '.') at = random() % 64;
      put(man, at);
    }
    std::string fen;
    for (std::size_t rank = 0; rank < 8; ++rank) {
      for (std::size_t file = 0; file < 8; ++file) {
        const char man = board[rank * 8 + file];
        fen += man == '.' ? '1' : man;
      }
      if (rank < 7) fen += '/';
    }
    fen += random() % 2 != 0 ? " w - - 0 1" : " b - - 0 1";
    const auto start = check_fen(fen);
    if (!start.position) continue;
    for (const Side side : {kWhite, kBlack}) {
      const auto explored = mate_explorer::explore(slow_chess::read(shredder_fen(*start.position)),
                                                   side == kWhite, 1500);
      if (!explored) continue;
      ++compared;
      const MateAnswer answer = can_mate(*start.position, side);
      EXPECT_EQ(answer.answer, explored->can_mate ? CanMate::Yes : CanMate::No)
          << fen << " " << side_name(side);
      EXPECT_FALSE(explored->can_mate && surely_cannot_mate(*start.position, side)) << fen;
    }
  }
  EXPECT_GT(compared, 30);
  std::cout << "  " << compared << " answers compared\n";
}

}  // namespace
}  // namespace luatco::chess
