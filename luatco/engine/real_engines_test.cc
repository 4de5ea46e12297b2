// Real engines, where they are installed: games to the end in both games and over two protocols.
#include <gtest/gtest.h>

#include "luatco/api/api.h"
#include "luatco/api/engine_seat.h"
#include "luatco/engine/finder.h"

namespace luatco::engine {
namespace {

using api::Json;
const std::atomic<bool> kGoOn = false;

struct Table {
  std::string program;
  Protocol protocol;
  std::string game;
};

class RealEngines : public testing::TestWithParam<Table> {};

/// Plays the engine against itself until the arbiter ends the game; returns the last ruling.
Json play_to_the_end(Engine& engine, const std::string& game, int& plies) {
  Json request = Json::object().set("game", game).set("moves", Json::array());
  // So that it does end: whoever looks at more positions wins sooner or later.
  for (plies = 0; plies < 400; ++plies) {
    Json asked = request;
    const Json ruling = api::answer(asked.set("op", "ruling"));
    if (ruling.text("state") != "ongoing") return ruling;
    auto question = api::question_of(request);
    EXPECT_TRUE(question) << ruling.dump();
    if (!question) return ruling;
    question->limits.nodes = plies % 2 == 0 ? 3000 : 60;
    const auto thought = engine.think(*question, kGoOn);
    EXPECT_TRUE(thought) << fault_json(thought.error()).dump() << request.dump();
    if (!thought) return ruling;
    EXPECT_FALSE(thought->banned);
    request.find("moves")->push(thought->move);
  }
  return Json::object();
}

TEST_P(RealEngines, PlayGamesToTheEndUnderTheRules) {
  const Table& table = GetParam();
  const Description engine = describe(table.program, table.protocol);
  if (engine.command.front().find('/') == std::string::npos) {
    GTEST_SKIP() << table.program << " is not there: install the package of that name";
  }
  auto started = Engine::start(engine, table.game, kGoOn);
  ASSERT_TRUE(started) << fault_json(started.error()).dump();
  EXPECT_EQ((*started)->protocol(), table.protocol);
  int plies = 0;
  const Json ruling = play_to_the_end(**started, table.game, plies);
  EXPECT_EQ(ruling.text("state"), "over") << plies;
  EXPECT_EQ(ruling.find("violations")->items()->size(), 0U) << ruling.dump();
}

INSTANTIATE_TEST_SUITE_P(Installed, RealEngines,
                         testing::Values(Table{"stockfish", Protocol::Uci, "chess"},
                                         Table{"fairy-stockfish", Protocol::Uci, "chess"},
                                         Table{"fairy-stockfish", Protocol::Uci, "xiangqi"},
                                         Table{"fairy-stockfish", Protocol::Ucci, "xiangqi"}),
                         [](const auto& tested) {
                           std::string name = tested.param.program + "_" +
                                              std::string(engine::name(tested.param.protocol)) +
                                              "_" + tested.param.game;
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

TEST(RealEnginesOfOneGame, AreNotAskedForAnother) {
  const Description stockfish = describe("stockfish", {});
  if (stockfish.command.front().find('/') == std::string::npos) GTEST_SKIP() << "no stockfish";
  const auto started = Engine::start(stockfish, "xiangqi", kGoOn);
  ASSERT_FALSE(started);
  EXPECT_EQ(started.error().kind, FaultKind::WrongGame);
}

}  // namespace
}  // namespace luatco::engine
