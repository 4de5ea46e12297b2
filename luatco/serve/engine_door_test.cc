// Engines over HTTP, with the engine of the tests that misbehaves.
#include "luatco/serve/engine_door.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "luatco/serve/handler.h"

namespace luatco::serve {
namespace {

using api::Json;

engine::Description fake(const char* how) {
  return {"fake",
          {LUATCO_DATA_DIR "/cases/engines/fake_engine", how},
          engine::Protocol::Uci,
          {"chess"}};
}
Json asked(EngineDoor& door, const char* request) {
  auto answer = api::parse_json(door.ask(request));
  EXPECT_TRUE(answer) << request;
  return answer ? *answer : Json();
}
std::string error_of(EngineDoor& door, const char* request) {
  const Json answer = asked(door, request);
  EXPECT_FALSE(*answer.find("ok")->boolean());
  return std::string(answer.find("error")->text("id"));
}

TEST(EngineDoor, AnswersWithAMoveItsScoreAndTheLine) {
  EngineDoor door({fake("well")});
  const Json answer = asked(door, R"({"game":"chess","level":7,"id":"a"})");
  EXPECT_TRUE(*answer.find("ok")->boolean()) << answer.dump();
  EXPECT_EQ(answer.text("id"), "a");
  EXPECT_EQ(answer.text("san"), "e4");
  EXPECT_EQ(*answer.find("score")->find("cp")->integer(), 12);
  EXPECT_EQ(answer.find("line")->items()->size(), 1U);
  EXPECT_EQ(answer.text("engine"), "Fake 1");
}

TEST(EngineDoor, SaysWhatIsWrong) {
  EngineDoor door({fake("illegal_move")});
  EXPECT_EQ(error_of(door, "{"), "api.bad_json");
  EXPECT_EQ(error_of(door, R"({"game":"xiangqi"})"), "engine.error.none");
  EXPECT_EQ(error_of(door, R"({"engine":"other"})"), "engine.error.none");
  EXPECT_EQ(error_of(door, R"({"level":3})"), "engine.error.no_level");
  EXPECT_EQ(error_of(door, R"({"limits":{"nodes":"many"}})"), "api.bad_field");
  EXPECT_EQ(error_of(door, R"({"moves":["e2e5"]})"), "api.bad_move");
  EXPECT_EQ(error_of(door, R"({"moves":["f3","e5","g4","Qh4"]})"), "engine.error.over");
  EXPECT_EQ(error_of(door, "{}"), "engine.fault.illegal_move");
  const Json vietnamese = asked(door, R"({"lang":"vi"})");
  EXPECT_EQ(vietnamese.find("error")->text("text"),
            "Fake 1 muốn đi \"e2e5\", nước này luật không cho phép.");
  EngineDoor none({});
  EXPECT_EQ(error_of(none, "{}"), "engine.error.none");
}

TEST(EngineDoor, IsCalledOffByTheIdOfTheRequest) {
  EngineDoor door({fake("late")});
  std::string id;
  std::thread asking([&] { id = error_of(door, R"({"id":"x7","limits":{"millis":10000}})"); });
  Json stopped;
  do {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    stopped = *api::parse_json(door.cancel(R"({"cancel":"x7"})"));
  } while (*stopped.find("stopped")->integer() == 0);
  asking.join();
  EXPECT_EQ(id, "engine.fault.stopped");
  EXPECT_EQ(door.cancel("nonsense"), R"({"ok":true,"stopped":0})");
}

TEST(EngineDoor, AllAreCalledOffWhenTheServerStops) {
  EngineDoor door({fake("late")});
  door.stop();
  EXPECT_EQ(error_of(door, "{}"), "engine.fault.stopped");
}

TEST(EngineDoor, ListsTheEnginesAndTheLevels) {
  const auto list = api::parse_json(EngineDoor({fake("well")}).list());
  ASSERT_TRUE(list);
  EXPECT_EQ(list->find("engines")->items()->front().text("name"), "fake");
  EXPECT_EQ(*list->find("levels")->items()->front().find("level")->integer(), 4);
}

TEST(EngineDoor, HasItsPathsAndTakesNothingThatAForeignPageCanSend) {
  const auto echo = [](std::string_view body) { return std::string(body); };
  const Handler handler(Site(), echo, [] { return std::string(); }, {"none\n", "no page\n"}, {},
                        {.list = [] { return std::string("list"); }, .ask = echo, .cancel = echo});
  Request request{.method = Method::Get, .target = "/api/v1/engines"};
  EXPECT_EQ(handler.answer(request).content(), "list\n");
  request = {.method = Method::Post, .target = "/api/v1/engine", .body = "{}"};
  EXPECT_EQ(handler.answer(request).status, 415U);
  request.content_type = "application/json";
  EXPECT_EQ(handler.answer(request).content(), "{}\n");
  EXPECT_EQ(Handler::work_of(request), Handler::Work::Waits);
  request.target = "/api/v1/engine/cancel";
  EXPECT_EQ(Handler::work_of(request), Handler::Work::Computes);
  request.method = Method::Get;
  EXPECT_EQ(handler.answer(request).status, 405U);
  const Handler without(Site(), echo, [] { return std::string(); }, {"none\n", "no page\n"});
  EXPECT_EQ(without.answer({.method = Method::Get, .target = "/api/v1/engines"}).status, 404U);
}

}  // namespace
}  // namespace luatco::serve
