// Event scripts of data/cases/arbiter: what the referee answers to every event, and the ruling at
// the end. In each event "gives" is the effect it must have, or the id it must be refused with;
// "article" and "clocks" are held against its step. A row's "test" is the sentence of the law;
// near misses are the cases just beside it.
#include <gtest/gtest.h>

#include <fstream>

#include "luatco/api/api.h"
#include "tests/cases.h"

namespace luatco::api {
namespace {

void expect_step(const Json& event, const Json& step) {
  SCOPED_TRACE(event.dump() + "\n" + step.dump());
  if (event.find("gives") != nullptr) {
    const Json* refusal = step.find("refusal");
    EXPECT_EQ(refusal != nullptr ? refusal->text("id") : step.text("effect"), event.text("gives"));
    EXPECT_EQ(*step.find("accepted")->boolean(), refusal == nullptr);
    EXPECT_TRUE(refusal == nullptr || !step.text("article").empty());
  }
  if (event.find("article") != nullptr) {
    EXPECT_EQ(step.text("article"), event.text("article"));
  }
  if (const Json* clocks = event.find("clocks")) {
    ASSERT_NE(step.find("clocks"), nullptr);
    for (const auto& [name, value] : *clocks->members()) {
      ASSERT_NE(step.find("clocks")->find(name), nullptr);
      EXPECT_EQ(*step.find("clocks")->find(name), value) << name;
    }
  }
}

std::vector<std::string> kinds(const Json& answer) {
  std::vector<std::string> all;
  for (const Json& violation : *answer.find("violations")->items()) {
    all.emplace_back(violation.text("kind"));
  }
  return all;
}

void expect_end(const Json& expect, const Json& answer) {
  for (const auto& [key, value] : *expect.members()) {
    if (key == "state") {
      EXPECT_EQ(answer.text("state"), *value.string());
    } else if (key == "result" || key == "ending") {
      ASSERT_NE(answer.find("outcome"), nullptr);
      EXPECT_EQ(answer.find("outcome")->text(key), *value.string());
      EXPECT_NE(answer.find("outcome")->text("article"), "");
    } else if (key == "proven") {
      ASSERT_NE(answer.find("outcome"), nullptr);
      EXPECT_EQ(answer.find("outcome")->find(key) == nullptr, *value.boolean());
    } else if (key == "violations") {
      EXPECT_EQ(kinds(answer), strings(expect, key));
    } else if (key == "fen_after") {
      EXPECT_EQ(answer.text("fen"), *value.string());
    } else if (key == "counts") {
      EXPECT_EQ(*answer.find("counts")->find("repetitions"), *value.find("repetitions"));
    } else {
      ASSERT_NE(answer.find(key), nullptr) << key;
      EXPECT_EQ(*answer.find(key), value) << key;
    }
  }
}

void expect_rows(const std::string& file, std::size_t at_least) {
  const auto rows = read_cases("arbiter/" + file + ".jsonl");
  EXPECT_GE(rows.size(), at_least);
  for (const Json& row : rows) {
    const Json given = answer(*row.find("request"));
    SCOPED_TRACE(std::string(row.text("id")) + ": " + std::string(row.text("test")) + "\n" +
                 given.dump());
    const Json* steps = given.find("steps");
    if (steps == nullptr) {
      ADD_FAILURE() << "no steps";
      continue;
    }
    const auto& events = *row.find("request")->find("events")->items();
    ASSERT_EQ(steps->items()->size(), events.size());
    for (std::size_t i = 0; i < events.size(); ++i) expect_step(events[i], (*steps->items())[i]);
    expect_end(*row.find("expect"), given);
    EXPECT_EQ(given.text("rules"), row.find("request")->text("rules"));
    EXPECT_NE(given.text("edition"), "");
  }
}

/// A game with a rook touched first, a wrong claim, an illegal move, penalties and a flag against a
/// bare king. "gives", "article" and "clocks" of its events, which the program passes over, are its
/// answers.
TEST(Arbiter, AnswersTheTournamentGameOfTheExamples) {
  std::ifstream in("examples/tournament.jsonl");
  std::string line;
  ASSERT_TRUE(std::getline(in, line));
  const auto request = parse_json(line);
  ASSERT_TRUE(request);
  const auto given = parse_json(answer_line(line));
  ASSERT_TRUE(given && given->find("steps") != nullptr);
  const Json::Array& events = *request->find("events")->items();
  const Json::Array& steps = *given->find("steps")->items();
  ASSERT_EQ(steps.size(), events.size());
  for (std::size_t i = 0; i < events.size(); ++i) expect_step(events[i], steps[i]);
  EXPECT_EQ(given->find("outcome")->text("ending"), "chess.result.time_no_mate");
  EXPECT_EQ(kinds(*given), (std::vector<std::string>{"touch_move", "illegal_move", "touch_move"}));
}

/// What touching, claims and the end leave of a move that is legal on the board.
TEST(Arbiter, JudgesAMoveAsItStandsAtTheTable) {
  for (const Json& row : read_cases("arbiter/judge.jsonl")) {
    const Json given = answer(*row.find("request"));
    const Json& expect = *row.find("expect");
    SCOPED_TRACE(std::string(row.text("id")) + ": " + std::string(row.text("test")) + "\n" +
                 given.dump());
    ASSERT_NE(given.find("legal"), nullptr);
    EXPECT_EQ(*given.find("legal"), *expect.find("legal"));
    EXPECT_EQ(given.text("rules"), row.find("request")->text("rules"));
    std::vector<std::string> reasons;
    if (const Json* list = given.find("reasons")) {
      for (const Json& reason : *list->items()) reasons.emplace_back(reason.text("id"));
      EXPECT_TRUE(expect.find("law") == nullptr ||
                  list->items()->front().text("law") == expect.text("law"));
    }
    EXPECT_EQ(reasons, strings(expect, "reasons"));
  }
}

TEST(Arbiter, TheActOfMovingThePieces) { expect_rows("article_4", 35); }
TEST(Arbiter, TheCompletionOfTheGame) { expect_rows("article_5", 19); }
TEST(Arbiter, TheChessclock) { expect_rows("article_6", 29); }
TEST(Arbiter, Irregularities) { expect_rows("article_7", 13); }
TEST(Arbiter, TheDrawnGameAndThePoints) { expect_rows("article_9", 28); }
TEST(Arbiter, FastGamesGamesOnAScreenAndAtHome) { expect_rows("other_sets", 44); }
TEST(Arbiter, XiangqiAtTheTable) { expect_rows("xiangqi", 20); }

}  // namespace
}  // namespace luatco::api
