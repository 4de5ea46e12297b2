// The finished game: what is said about a move (rows), what it was worth, and what is written.
#include "luatco/review/review.h"

#include <gtest/gtest.h>

#include <fstream>

#include "luatco/api/json.h"
#include "luatco/engine/finder.h"
#include "luatco/formats/pgn_writer.h"
#include "luatco/games/registry.h"
#include "luatco/review/annotate.h"
#include "luatco/review/page.h"

namespace luatco::review {
namespace {

using api::Json;
const std::atomic<bool> kGoOn = false;

template <Rules G>
void expect_row(const Json& row) {
  const auto before = G::check_fen(row.text("fen"), G::variants().front()).position;
  ASSERT_TRUE(before);
  const auto move = [&](const typename G::Position& position, std::string_view name) {
    std::optional<typename G::Move> found;
    const auto reading = G::read_move(position, row.text(name), G::notations().front().name);
    if (reading.candidates.size() == 1) found = reading.candidates.front();
    EXPECT_TRUE(found || row.find(name) == nullptr) << name;
    return found;
  };
  const auto played = move(*before, "played");
  ASSERT_TRUE(played);
  auto why = explain::why_over<G>(*before, *played);
  if (why.empty()) {
    auto lost = explain::why_lost<G>(*before, *played, move(*before, "best"),
                                     move(before->after(*played), "answer"));
    if (lost) why.push_back(*std::move(lost));
  }
  const std::string_view id = why.empty() ? "" : why.front().id;
  EXPECT_EQ(id, row.text("id"));
  if (row.find("victim") == nullptr || why.empty()) return;
  EXPECT_EQ(api::args_json(why.front().evidence, api::naming<G>()).text("victim"),
            row.text("victim"));
}

TEST(Moment, IsSaidWhereTheRulesProveItAndNowhereElse) {
  std::ifstream in(LUATCO_DATA_DIR "/cases/review/moments.jsonl");
  int rows = 0;
  for (std::string text; std::getline(in, text);) {
    if (text.starts_with('#')) continue;
    ++rows;
    SCOPED_TRACE(text);
    const auto row = api::parse_json(text);
    ASSERT_TRUE(row);
    games::with_game(row->text("game"), [&]<Rules G>() { expect_row<G>(*row); });
  }
  EXPECT_GE(rows, 14);
}

TEST(Score, WhatIsHopedForGrowsWithTheScore) {
  EXPECT_DOUBLE_EQ(explain::hope({0, 0}), 50);
  EXPECT_GT(explain::hope({100, 0}), explain::hope({50, 0}));
  EXPECT_DOUBLE_EQ(explain::hope({0, 3}), 100);
  EXPECT_DOUBLE_EQ(explain::hope({0, -3}), 0);
  EXPECT_NEAR(explain::hope({35, 0}) + explain::hope({-35, 0}), 100, 1e-9);
  EXPECT_NEAR(explain::accuracy(60, 60), 100, 1e-9);
  EXPECT_NEAR(explain::accuracy(60, 50), 63.6, 0.1);
  EXPECT_DOUBLE_EQ(explain::accuracy(100, 0), 0);
}

TEST(Score, IsWrittenAsPgnHasIt) {
  EXPECT_EQ(eval_text({35, 0}), "0.35");
  EXPECT_EQ(eval_text({-120, 0}), "-1.20");
  EXPECT_EQ(eval_text({0, -2}), "#-2");
}

/// A game with thoughts that were not thought: White hangs a queen, then mates.
struct Told {
  formats::PgnGame<chess::Rules> game;
  GameReport report;
  std::string pgn;
};

engine::Thought thought(int centipawns, std::vector<std::string> line) {
  engine::Thought thought;
  thought.score = Score{centipawns, 0};
  thought.depth = 9;
  thought.line = std::move(line);
  return thought;
}

Told tell(std::string_view language) {
  Told told;
  formats::read_pgn_games<chess::Rules>(
      "[White \"<b>A & B</b>\"]\n[Black \"C\"]\n\n1. e4 {[%eval 9.99] Best by test } e5 2. Qg4 $6 "
      "(2. Nf3) d5 *\n",
      [&](formats::PgnGame<chess::Rules>&& game) { told.game = std::move(game); });
  const say::Speaker speaker(language, {});
  const Manner manner{{}, speaker, {}};
  Review<chess::Rules> review(told.game, manner);
  EXPECT_EQ(review.questions().size(), 5U);
  told.report =
      review.report({thought(30, {"e2e4"}), thought(-30, {"e7e5", "g1f3"}),
                     thought(30, {"g1f3", "b8c6"}), thought(700, {"d7d5", "g4g3"}), std::nullopt});
  formats::PgnWriter<chess::Rules>(told.pgn, "san")
      .write(annotated<chess::Rules>(told.game, review, told.report, "Examined."));
  return told;
}

TEST(Review, MarksTheMoveThatCostSomethingAndSaysWhatWasBetter) {
  const Told told = tell("en");
  ASSERT_EQ(told.report.plies.size(), 4U);
  const PlyReport& queen = told.report.plies[2];
  EXPECT_EQ(queen.slip, explain::Slip::Blunder);
  EXPECT_TRUE(queen.changes_result);
  EXPECT_EQ(queen.best, (std::vector<std::string>{"Nf3", "Nc6"}));
  ASSERT_EQ(queen.words.size(), 1U);
  EXPECT_EQ(queen.words.front(), "Better: knight to f3.");
  EXPECT_EQ(told.report.plies[0].slip, explain::Slip::None);
  EXPECT_EQ(told.report.plies[0].accuracy, 100);
  EXPECT_FALSE(told.report.whole);  // the last position was not examined
  EXPECT_FALSE(told.report.plies[3].accuracy);
  EXPECT_TRUE(told.report.accuracy[0]);
}

TEST(Review, KeepsTheGameAndReplacesOldEvaluations) {
  const Told told = tell("en");
  EXPECT_EQ(told.pgn.find("9.99"), std::string::npos) << told.pgn;
  for (const char* part : {"{Examined.}", "[%eval 0.30,9]", "Best by test", "$6 $4", "(2. Nf3)",
                           "[%eval -7.00,9] Better: ", "(2. Nf3 Nc6)"}) {
    EXPECT_NE(told.pgn.find(part), std::string::npos) << part << " in\n" << told.pgn;
  }
  formats::read_pgn_games<chess::Rules>(told.pgn, [](formats::PgnGame<chess::Rules>&& again) {
    EXPECT_TRUE(again.complete);
    EXPECT_EQ(again.tree.main_line().size(), 4U);
  });
}

TEST(Page, StandsAloneAndEscapesWhatCameFromOutside) {
  for (const char* language : {"en", "vi"}) {
    const Told told = tell(language);
    const std::vector<GameReport> games = {told.report};
    const std::string page = write_page(games, say::Speaker(language, {}));
    EXPECT_EQ(page.find("<b>A"), std::string::npos);
    EXPECT_NE(page.find("&lt;b&gt;A &amp; B&lt;/b&gt;"), std::string::npos);
    for (const char* part : {"http://", "https://", "<script", "<link", "⟦", "{engine}"}) {
      const std::size_t at = page.find(part);
      const bool name_of_svg = at != std::string::npos && page.find("http://www.w3.org") == at;
      EXPECT_TRUE(at == std::string::npos || name_of_svg) << part;
    }
    EXPECT_NE(page.find("data:image/svg+xml;base64,"), std::string::npos);
    EXPECT_NE(page.find("id=\"g1-p2\""), std::string::npos);
  }
}

TEST(Examiner, KeepsWhatItHasWhenTheEngineFailsTwice) {
  Examiner examiner({"fake_engine",
                     {LUATCO_DATA_DIR "/cases/engines/fake_engine", "illegal_move"},
                     engine::Protocol::Uci,
                     {}},
                    2);
  engine::Question question;
  question.fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  question.legal = {"e2e4"};
  std::size_t calls = 0;
  const auto thoughts = examiner.examine("chess", {question, std::nullopt, question}, kGoOn,
                                         [&](std::size_t, std::size_t all) {
                                           EXPECT_EQ(all, 2U);
                                           ++calls;
                                         });
  for (const auto& thought : thoughts) EXPECT_FALSE(thought);
  ASSERT_TRUE(examiner.fault());
  EXPECT_EQ(examiner.fault()->kind, engine::FaultKind::IllegalMove);
  EXPECT_GE(calls, 1U);
}

TEST(RealEngine, TellsTheMoveThatLetsInTheMate) {
  const engine::Description stockfish = engine::describe("stockfish", {});
  if (stockfish.command.front().find('/') == std::string::npos) {
    GTEST_SKIP() << "stockfish is not there: install the package of that name";
  }
  formats::PgnGame<chess::Rules> game;
  formats::read_pgn_games<chess::Rules>(
      "1. f3 e5 2. g4 Qh4# 0-1\n",
      [&](formats::PgnGame<chess::Rules>&& read) { game = std::move(read); });
  const say::Speaker speaker("en", {});
  const Manner manner{{.nodes = 2000}, speaker, {}};
  Review<chess::Rules> review(game, manner);
  Examiner examiner(stockfish, 2);
  const auto thoughts = examiner.examine("chess", review.questions(), kGoOn, [](auto, auto) {});
  const GameReport report = review.report(thoughts);
  EXPECT_TRUE(report.whole);
  EXPECT_EQ(report.plies[2].slip, explain::Slip::Blunder);
  EXPECT_TRUE(report.plies[2].changes_result);
  ASSERT_FALSE(report.plies[2].words.empty());
  EXPECT_EQ(report.plies[2].words.front(), "Now Black wins at once: queen to h4.");
  EXPECT_EQ(report.plies[3].accuracy, 100);
}

}  // namespace
}  // namespace luatco::review
