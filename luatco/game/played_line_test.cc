// Every row of data/cases/draws/chess.jsonl: how often the last position has occurred, what may be
// claimed there and how the game ends by itself.
#include "luatco/game/played_line.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "luatco/api/json.h"
#include "luatco/chess/rules.h"
#include "luatco/game/draw_watch.h"

namespace luatco::game {
namespace {

using chess::Position;

chess::Move find_move(const Position& position, std::string_view text) {
  for (const chess::Move move : chess::legal_moves(position)) {
    const chess::Square to = move.is_castle() ? chess::castled_king(move) : move.to();
    const std::string squares = std::string(name(move.from())) + std::string(name(to));
    if (squares == text) return move;
  }
  ADD_FAILURE() << text << " is not legal";
  return {};
}

const chess::Rulebook& rulebook(std::string_view name) {
  for (const chess::Rulebook& book : chess::kRulebooks) {
    if (book.name == name) return book;
  }
  ADD_FAILURE() << "no rule set " << name;
  return chess::kRulebooks.front();
}

void check_row(const api::Json& row) {
  const auto setup = chess::parse_fen(row.text("fen", chess::kInitialFen)).setup;
  Position position = *Position::from_setup(setup).position;
  const auto& book = rulebook(row.text("rules", "fide"));
  PlayedLine<chess::Rules> line(position, book);
  for (const api::Json& text : *row.find("moves")->items()) {
    position = position.after(find_move(position, *text.string()));
    line.add(position);
  }
  const int occurrences = line.occurrences();
  EXPECT_EQ(occurrences, *row.find("occurrences")->integer());

  api::Json claims = api::Json::array();
  for (const std::string_view claim : chess::open_claims(position, occurrences, book)) {
    claims.push(claim);
  }
  EXPECT_EQ(claims.dump(), row.find("claims")->dump());

  const auto draw = chess::automatic_draw(position, occurrences, book);
  EXPECT_EQ(draw ? draw->ending : "", row.text("ending"));
  EXPECT_FALSE(draw && draw->winner.has_value());
}

TEST(Draws, OccurWhenTheLawSaysSo) {
  std::ifstream file(LUATCO_DATA_DIR "/cases/draws/chess.jsonl");
  int rows = 0;
  for (std::string line; std::getline(file, line); ++rows) {
    const auto row = api::parse_json(line);
    ASSERT_TRUE(row) << line;
    SCOPED_TRACE(row->text("id"));
    check_row(*row);
  }
  EXPECT_GE(rows, 20);
}

TEST(PlayedLine, CountsAnewFromWhereItWasCutBackTo) {  // FIDE 7.5.1
  Position position = Position::initial();
  PlayedLine<chess::Rules> line(position, rulebook("fide"));
  for (const char* text : {"e2e4", "g8f6", "g1f3", "f6g8", "f3g1", "g8f6", "g1f3", "f6g8"}) {
    position = position.after(find_move(position, text));
    line.add(position);
  }
  EXPECT_EQ(line.occurrences(), 2);
  EXPECT_EQ(line.plies_of_position(), (std::vector<int>{4, 8}));
  const Position next = position.after(find_move(position, "f3g1"));
  line.add(next);
  EXPECT_EQ(line.occurrences(), 3);  // with that after 1 e4
  line.rewind(3);
  EXPECT_EQ(line.occurrences(), 1);
  line.add(line.position().after(find_move(line.position(), "f6g8")));
  EXPECT_EQ(line.occurrences(), 1);
  line.add(next);
  EXPECT_EQ(line.occurrences(), 2);
  line.rewind(0);
  EXPECT_EQ(line.position(), Position::initial());
  EXPECT_EQ(line.occurrences(), 1);
}

TEST(DrawWatch, KeepsTheFirstEndAndTheFirstTimeOfEachClaim) {
  DrawWatch<chess::Rules> watch(rulebook("fide"));
  Position position = Position::initial();
  watch.start(position);
  for (int cycle = 0; cycle < 6; ++cycle) {
    for (const char* text : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
      position = position.after(find_move(position, text));
      watch.add(position);
    }
  }
  ASSERT_TRUE(watch.end());
  EXPECT_EQ(watch.end()->outcome.ending, "chess.result.fivefold");
  EXPECT_EQ(watch.end()->ply, 16);
  ASSERT_EQ(watch.chances().size(), 1U);
  EXPECT_EQ(watch.chances()[0].id, "chess.claim.threefold");
  EXPECT_EQ(watch.chances()[0].ply, 8);
  EXPECT_EQ(watch.chances()[0].by, chess::kWhite);
  EXPECT_TRUE(watch.claims().empty());
}

struct DeadRecord {
  const char* fen;
  std::vector<const char*> moves;
  int dead_after;
};

TEST(DrawWatch, FindsTheFirstPlyAfterWhichNobodyCanMate) {  // FIDE 5.2.2
  const DeadRecord records[] = {
      // The last pawn is taken.
      {"4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", {"e1d2", "e8e7", "d2e3"}, 1},
      // The wall was closed at the start.
      {"4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1", {"e1e2", "e8e7", "e2e3"}, 0},
      // The last gap closes; a stalemate at the end does not hide it.
      {"4k3/8/6p1/p2p4/P2P2P1/8/8/4K3 b - - 0 1", {"g6g5", "e1e2", "e8e7"}, 1},
      // The only move there is takes the last man that could mate: dead before it.
      {"7k/6R1/8/8/5K2/8/8/8 b - - 0 1", {"h8g7", "f4g4"}, 0},
  };
  for (const DeadRecord& record : records) {
    SCOPED_TRACE(record.fen);
    DrawWatch<chess::Rules> watch(rulebook("fide"));
    Position position = *chess::check_fen(record.fen).position;
    watch.start(position);
    for (const char* text : record.moves) {
      position = position.after(find_move(position, text));
      watch.add(position);
    }
    EXPECT_FALSE(watch.end());
    watch.finish();
    ASSERT_TRUE(watch.end());
    EXPECT_EQ(watch.end()->outcome.ending, "chess.result.dead_position");
    EXPECT_EQ(watch.end()->ply, record.dead_after);
  }
}

TEST(DrawWatch, FindsTheMoveToWriteDownWithAClaim) {  // FIDE 9.2.1
  DrawWatch<chess::Rules> watch(rulebook("fide"));
  Position position = Position::initial();
  watch.start(position);
  for (const char* text : {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"}) {
    position = position.after(find_move(position, text));
    watch.add(position);
  }
  EXPECT_TRUE(watch.chances().empty());
  const auto open = watch.claims();
  ASSERT_EQ(open.size(), 1U);
  EXPECT_EQ(open[0].by, chess::kBlack);
  EXPECT_EQ(open[0].with_move, find_move(position, "f6g8"));
}

}  // namespace
}  // namespace luatco::game
