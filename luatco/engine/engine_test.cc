// The rows of data/cases/engines/misbehaviour.jsonl: whatever an engine does, we get a legal move
// or a sentence, in the time we gave.
#include "luatco/engine/engine.h"

#include <gtest/gtest.h>

#include <fstream>

#include "luatco/api/engine_seat.h"
#include "luatco/engine/finder.h"
#include "luatco/say/speaker.h"
#include "luatco/uci/level.h"

namespace luatco::engine {
namespace {

using api::Json;
using std::chrono::milliseconds;

const std::atomic<bool> kGoOn = false;
constexpr std::string_view kFake = LUATCO_DATA_DIR "/cases/engines/fake_engine";
constexpr Timing kShort{.hello = milliseconds(400),
                        .ready = milliseconds(1'000),
                        .patience = milliseconds(600),
                        .grace = milliseconds(400)};

Json game_of(const Json& row) { return Json::object().set("game", row.text("game", "chess")); }

Result<Json, Fault> play(const Json& row, std::string& name, std::string& protocol) {
  Description fake{"fake_engine", {std::string(kFake), std::string(row.text("how"))}, {}, {}};
  fake.protocol = protocol_of(row.text("asked"));
  auto engine = Engine::start(fake, row.text("game", "chess"), kGoOn, kShort);
  if (!engine) return Unexpected{engine.error()};
  name = (*engine)->name();
  protocol = engine::name((*engine)->protocol());
  auto question = api::question_of(game_of(row));
  question->limits.nodes = 100;
  const auto thought = (*engine)->think(*question, kGoOn);
  if (!thought) return Unexpected{thought.error()};
  return api::answer_of(game_of(row), *thought);
}

void expect_fault(const Json& row, const Fault& fault) {
  const Json* wanted = row.find("fault");
  ASSERT_NE(wanted, nullptr) << id(fault.kind);
  const Json::Array one = {*wanted};
  const Json::Array& all = wanted->items() != nullptr ? *wanted->items() : one;
  bool found = false;
  for (const Json& each : all) found = found || *each.string() == id(fault.kind);
  EXPECT_TRUE(found) << id(fault.kind);
  const Json json = fault_json(fault);
  for (const std::string_view language : {"en", "vi"}) {
    const say::Sentence said =
        say::Speaker(language, {}).say(json.text("id"), say::args_of(*json.find("args")));
    EXPECT_TRUE(said.known && said.missing.empty()) << said.text;
    if (row.find(language) != nullptr) {
      EXPECT_EQ(said.text, row.text(language));
    }
  }
}

void expect_move(const Json& row, const Json& answer) {
  EXPECT_EQ(answer.text("move"), row.text("move"));
  EXPECT_EQ(answer.find("late") != nullptr, row.find("late") != nullptr);
  if (const Json* line = row.find("line")) {
    EXPECT_EQ(*answer.find("line"), *line);
  }
  if (const Json* score = row.find("score")) {
    EXPECT_EQ(*answer.find("score"), *score);
  }
  if (const Json* cp = row.find("cp")) {
    EXPECT_EQ(*answer.find("score")->find("cp"), *cp);
  }
}

TEST(Engine, HoweverItMisbehavesWeHaveALegalMoveOrASentenceInTime) {
  std::ifstream in(LUATCO_DATA_DIR "/cases/engines/misbehaviour.jsonl");
  int rows = 0;
  for (std::string text; std::getline(in, text); ++rows) {
    SCOPED_TRACE(text);
    const auto row = api::parse_json(text);
    ASSERT_TRUE(row);
    std::string name;
    std::string protocol;
    const auto begin = process::Clock::now();
    const auto answer = play(*row, name, protocol);
    EXPECT_LT(process::Clock::now() - begin, milliseconds(8'000));
    if (!answer) {
      expect_fault(*row, answer.error());
      continue;
    }
    ASSERT_EQ(row->find("fault"), nullptr) << answer->dump();
    expect_move(*row, *answer);
    if (row->find("name") != nullptr) {
      EXPECT_EQ(name, row->text("name"));
    }
    if (row->find("protocol") != nullptr) {
      EXPECT_EQ(protocol, row->text("protocol"));
    }
  }
  EXPECT_GE(rows, 49);
}

TEST(Engine, ThatIsNotThereIsSaidToBeMissing) {
  const auto engine = Engine::start(describe("no-such-engine-of-luatco", {}), "chess", kGoOn);
  ASSERT_FALSE(engine);
  EXPECT_EQ(engine.error().kind, FaultKind::NotFound);
}

TEST(Engine, IsStoppedByTheCallersFlagAndAnswersTheNextQuestion) {
  const Description fake{"fake_engine", {std::string(kFake), "late"}, Protocol::Uci, {}};
  auto engine = Engine::start(fake, "chess", kGoOn, kShort);
  ASSERT_TRUE(engine);
  auto question = api::question_of(Json::object().set("game", "chess"));
  const std::atomic<bool> stop = true;
  const auto stopped = (*engine)->think(*question, stop);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().kind, FaultKind::Stopped);
  const auto thought = (*engine)->think(*question, kGoOn);
  ASSERT_TRUE(thought);
  EXPECT_EQ(thought->move, "e2e4");
}

TEST(Engine, ThatNamesAMoveTwiceDoesNotAnswerTheNextQuestionWithIt) {
  const Description fake{"fake_engine", {std::string(kFake), "twice"}, Protocol::Uci, {}};
  auto engine = Engine::start(fake, "chess", kGoOn, kShort);
  ASSERT_TRUE(engine);
  auto question = api::question_of(Json::object().set("game", "chess"));
  for (int asked = 0; asked < 3; ++asked) {
    const auto thought = (*engine)->think(*question, kGoOn);
    ASSERT_TRUE(thought);
    EXPECT_EQ(thought->move, "e2e4") << asked;
  }
}

TEST(Engine, ThatPlaysWhatItWasToldNotToIsFoundOut) {
  const Description fake{"fake_engine", {std::string(kFake), "ucci"}, Protocol::Ucci, {}};
  auto engine = Engine::start(fake, "xiangqi", kGoOn, kShort);
  ASSERT_TRUE(engine);
  auto question = api::question_of(Json::object().set("game", "xiangqi"));
  question->banned = {"h2e2"};
  const auto thought = (*engine)->think(*question, kGoOn);
  ASSERT_TRUE(thought);
  EXPECT_TRUE(thought->banned);
}

TEST(Engine, IsToldThousandsOfMoves) {
  constexpr std::string_view kRound[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
  Json moves = Json::array();
  for (std::size_t i = 0; i < 4'000; ++i) moves.push(kRound[i % 4]);
  const auto question = api::question_of(Json::object().set("game", "chess").set("moves", moves));
  ASSERT_TRUE(question);
  EXPECT_EQ(question->moves.size(), 4'000U);
  const Description fake{"fake_engine", {std::string(kFake), "well"}, Protocol::Uci, {}};
  auto engine = Engine::start(fake, "chess", kGoOn, kShort);
  ASSERT_TRUE(engine);
  EXPECT_TRUE((*engine)->think(*question, kGoOn));
}

TEST(Seat, AsksFromTheLastCaptureOnWithAllThatIsLegal) {
  const auto moves = Json::array().push("e2e4").push("d7d5").push("e4d5").push("d8d5").push("b1c3");
  const auto question = api::question_of(Json::object().set("game", "chess").set("moves", moves));
  ASSERT_TRUE(question);
  EXPECT_EQ(question->fen, "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3");
  EXPECT_EQ(question->moves, std::vector<std::string>{"b1c3"});
  EXPECT_EQ(question->legal.size(), 47U);
}

TEST(Seat, TellsInXiangqiWhichMovesALawOfRepetitionForbids) {
  // The chariot checks along the ranks, again and again: the next check would be forbidden.
  std::ifstream in(LUATCO_DATA_DIR "/cases/engines/banned.jsonl");
  int rows = 0;
  for (std::string text; std::getline(in, text); ++rows) {
    SCOPED_TRACE(text);
    const auto row = api::parse_json(text);
    ASSERT_TRUE(row);
    const auto question = api::question_of(*row);
    ASSERT_TRUE(question);
    Json banned = Json::array();
    for (const std::string& move : question->banned) banned.push(move);
    EXPECT_EQ(banned, *row->find("banned"));
  }
  EXPECT_GE(rows, 2);
}

TEST(Seat, HasNothingToAskWhereTheGameIsOver) {
  const auto question = api::question_of(
      Json::object()
          .set("game", "chess")
          .set("moves", Json::array().push("f2f3").push("e7e5").push("g2g4").push("d8h4")));
  ASSERT_FALSE(question);
  EXPECT_EQ(question.error().text("id"), "engine.error.over");
}

TEST(Level, EachAllowsMoreThanTheOneBelow) {
  std::uint64_t before = 0;
  for (const Level& one : levels().first(levels().size() - 1)) {
    const std::uint64_t worth = one.nodes * static_cast<std::uint64_t>(one.share);
    EXPECT_GT(worth, before);
    before = worth;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const Limits limits = limits_of(one, seed);
      EXPECT_GE(limits.nodes, one.nodes * 4 / 5);
      EXPECT_LE(limits.nodes, one.nodes * 6 / 5);
    }
  }
  EXPECT_EQ(levels().back().nodes, 0U);
  EXPECT_EQ(level(levels().front().number - 1), nullptr);
}

}  // namespace
}  // namespace luatco::engine
