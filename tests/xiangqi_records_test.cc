// Records of xiangqi: which notation a game is written in, and games that go through every format.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "luatco/formats/dhtmlxq_writer.h"
#include "luatco/formats/pgn_game.h"
#include "luatco/formats/pgn_writer.h"
#include "luatco/formats/point_player.h"
#include "luatco/xiangqi/legality.h"
#include "luatco/xiangqi/rules.h"
#include "tests/game_rows.h"

namespace luatco::formats {
namespace {

using G = xiangqi::Rules;
using testing::ElementsAreArray;

struct Recorder : PgnVisitor<G> {
  std::string notation;
  std::vector<std::string> moves;
  std::vector<std::string> findings;

  void begin_game(std::uint64_t) { *this = {}; }
  void start(const xiangqi::Position&, std::string_view name) { notation = name; }
  void move(const PgnPly<G>& ply) { moves.push_back(G::write_move(ply.before, ply.move, "uci")); }
  void finding(const Finding& finding) { findings.emplace_back(finding.id); }
};

/// data/cases/xiangqi/dialects.jsonl: a game, its notation, its moves, and what is said.
TEST(XiangqiRecords, TheNotationOfAGameIsFoundOrSaidToBeUnknown) {
  for (const api::Json& row : read_cases("xiangqi/dialects.jsonl")) {
    SCOPED_TRACE(row.dump());
    Recorder game;
    read_pgn<G>(row.text("pgn"), game);
    EXPECT_EQ(game.notation, row.text("notation"));
    EXPECT_THAT(game.moves, ElementsAreArray(strings(row, "moves")));
    EXPECT_THAT(game.findings, ElementsAreArray(strings(row, "findings")));
  }
}

/// A random game with a variation here and there, and comments.
PgnGame<G> random_game(std::mt19937& random) {
  PgnGame<G> game;
  game.started = true;
  game.tags = {{"Event", "Giải [thử]"}, {"Red", "许"}, {"Black", "B"}};
  game.result = PgnResult::Draw;
  auto position = game.tree.start();
  NodeIndex at = kRoot;
  for (int ply = 0; ply < 60; ++ply) {
    const auto legal = G::legal_moves(position);
    if (legal.size() < 2) break;
    const auto pick = random() % (legal.size() - 1);
    const NodeIndex next = game.tree.add(at, legal[pick]);
    if (random() % 8 == 0) {
      const NodeIndex other = game.tree.add(at, legal[pick + 1]);
      const auto replies = G::legal_moves(position.after(legal[pick + 1]));
      if (!replies.empty()) game.tree.add(other, replies[0]);
      game.tree.add_comment(other, Remark::Kind::Comment, "khác");
    }
    if (random() % 8 == 0) game.tree.add_comment(next, Remark::Kind::Comment, "hay");
    position = position.after(legal[pick]);
    at = next;
  }
  return game;
}

std::string as_pgn(const PgnGame<G>& game) { return write_pgn(game, "uci"); }

TEST(XiangqiRecords, RandomGamesComeBackFromPgnInEveryNotation) {
  std::mt19937 random(11);
  for (int n = 0; n < 20; ++n) {
    const auto game = random_game(random);
    for (const std::string_view notation : G::record_notations()) {
      int games = 0;
      read_pgn_games<G>(write_pgn(game, notation), [&](PgnGame<G>&& back) {
        ++games;
        EXPECT_EQ(back.tree.main_line(), game.tree.main_line()) << notation;
        back.tags = game.tags;
        EXPECT_EQ(as_pgn(back), as_pgn(game)) << notation;
        EXPECT_TRUE(back.findings.empty() || back.findings[0].id == "pgn.result_against_board");
      });
      EXPECT_EQ(games, 1) << notation;
    }
  }
}

TEST(XiangqiRecords, RandomGamesComeBackFromDhtmlXq) {
  std::mt19937 random(12);
  for (int n = 0; n < 50; ++n) {
    const auto game = random_game(random);
    std::string text;
    write_dhtmlxq(game, text);
    const auto records = parse_dhtmlxq(text);
    ASSERT_EQ(records.size(), 1U);
    const auto take = [&](PgnGame<G>&& back) {
      EXPECT_EQ(back.result, game.result);
      EXPECT_EQ(back.tag("Red"), "许");
      back.tags = game.tags;
      EXPECT_EQ(as_pgn(back), as_pgn(game));
      EXPECT_TRUE(back.complete);
    };
    PgnGameBuilder<G, decltype(take)> builder(take);
    play_points<G>(records[0], builder);
  }
}

TEST(XiangqiRecords, DhtmlXqIsReadWithoutItsClosingTags) {
  const std::string text =
      "<div>[DhtmlXQ_title]t<br>\n[DhtmlXQ_binit]\n[DhtmlXQ_movelist]77477062\n[DhtmlXQ_result]1-0";
  const auto records = parse_dhtmlxq(text);
  ASSERT_EQ(records.size(), 1U);
  Recorder game;
  play_points<G>(records[0], game);
  EXPECT_THAT(game.moves, testing::ElementsAre("h2e2", "h9g7"));
  EXPECT_EQ(records[0].result, PgnResult::FirstWins);
  EXPECT_THAT(game.findings, testing::Contains("pgn.unclosed_tag"));
}

TEST(XiangqiRecords, DhtmlXqMayEndWithinAClosingTag) {
  const std::string whole = "[DhtmlXQ][DhtmlXQ_title]t[/DhtmlXQ_title";
  for (std::size_t size = whole.find("[/"); size <= whole.size(); ++size) {
    const auto records = parse_dhtmlxq(std::string_view(whole).substr(0, size));
    ASSERT_EQ(records.size(), 1U) << size;
    EXPECT_EQ(records[0].findings.empty(), size == whole.size()) << size;
  }
}

TEST(XiangqiRecords, OneMoveIsLegalWhereTheListHoldsIt) {
  std::mt19937 random(13);
  auto position = G::initial();
  for (int ply = 0; ply < 400; ++ply) {
    const auto legal = G::legal_moves(position);
    if (legal.empty()) position = G::initial();
    std::size_t found = 0;
    for (unsigned from = 0; from < xiangqi::kPoints; ++from) {
      for (unsigned to = 0; to < xiangqi::kPoints; ++to) {
        const xiangqi::Attempt attempt{xiangqi::point_at(from), xiangqi::point_at(to)};
        if (!is_legal(position, attempt)) continue;
        ++found;
        EXPECT_TRUE(std::find(legal.begin(), legal.end(),
                              xiangqi::Move{attempt.from, attempt.to}) != legal.end())
            << G::write_fen(position);
      }
    }
    if (!legal.empty()) {
      ASSERT_EQ(found, legal.size()) << G::write_fen(position);
      position = position.after(legal[random() % legal.size()]);
    }
  }
}

}  // namespace
}  // namespace luatco::formats
