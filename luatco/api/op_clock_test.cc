#include <gtest/gtest.h>

#include <string>

#include "luatco/api/api.h"

namespace luatco::api {
namespace {

constexpr std::string_view kFive =
    R"({"do":"clock","setting":{"periods":[{"base":300000,"extra":3000}]}})";

/// The answer for events after a control of five minutes and three seconds, seen at `t`.
Json seen(std::string_view events, std::int64_t t, std::string_view control = kFive) {
  const std::string line = R"({"op":"clock","events":[)" + std::string(control) + "," +
                           std::string(events) + R"(],"t":)" + std::to_string(t) + "}";
  const auto request = parse_json(line);
  EXPECT_TRUE(request) << line;
  return answer(*request);
}
std::int64_t left(const Json& answer, std::string_view side) {
  return *answer.find("clocks")->find(side)->integer();
}

TEST(Clock, APressStopsTheOwnClockAddsItsSecondsAndStartsTheOther) {
  const Json answer = seen(R"({"do":"start"},{"do":"press","by":"white","t":10000})", 15000);
  EXPECT_EQ(left(answer, "white"), 293000);
  EXPECT_EQ(left(answer, "black"), 295000);
  EXPECT_EQ(answer.text("running"), "black");
  EXPECT_EQ(*answer.find("moves")->find("white")->integer(), 1);
}

TEST(Clock, NobodyPressesForTheOther) {
  const Json answer = seen(R"({"do":"start"},{"do":"press","by":"black","t":10000})", 10000);
  EXPECT_EQ(answer.text("running"), "white");
  EXPECT_EQ(answer.find("refused")->dump(), "[2]");
}

TEST(Clock, APressTakenOutOfTheEventsGivesTheTimeSinceToItsSide) {
  const Json answer = seen(R"({"do":"start"})", 15000);
  EXPECT_EQ(left(answer, "white"), 285000);
  EXPECT_EQ(left(answer, "black"), 300000);
}

TEST(Clock, APauseIsNobodysTime) {
  const Json answer = seen(
      R"({"do":"start"},{"do":"arbiter","act":"pause","t":1000},{"do":"arbiter","act":"resume","t":61000})",
      62000);
  EXPECT_EQ(left(answer, "white"), 298000);
  EXPECT_EQ(answer.text("running"), "white");
}

TEST(Clock, WhileItIsPausedItSaysWhoseItIs) {
  const Json answer = seen(R"({"do":"start","by":"black"},{"do":"arbiter","act":"pause"})", 9000);
  EXPECT_EQ(answer.text("paused"), "black");
  EXPECT_EQ(answer.find("running"), nullptr);
  EXPECT_EQ(left(answer, "black"), 300000);
}

TEST(Clock, AfterTheFallOfAFlagNoPressCountsUntilTheArbiterGivesTime) {
  const std::string fall = R"({"do":"start"},{"do":"press","by":"white","t":300000})";
  const Json fallen = seen(fall, 300000);
  EXPECT_EQ(fallen.text("fallen"), "white");
  EXPECT_EQ(fallen.find("refused")->dump(), "[2]");
  const Json given = seen(
      fall +
          R"(,{"do":"arbiter","act":"time","of":"white","ms":60000},{"do":"press","by":"white","t":310000})",
      310000);
  EXPECT_EQ(given.find("fallen"), nullptr);
  EXPECT_EQ(left(given, "white"), 53000);
}

TEST(Clock, TheSecondPeriodBeginsWithItsMove) {
  const Json answer = seen(
      R"({"do":"start"},{"do":"press","by":"white","t":1000},{"do":"press","by":"black","t":2000})",
      2000, R"({"do":"clock","setting":{"periods":[{"moves":1,"base":60000},{"base":30000}]}})");
  EXPECT_EQ(left(answer, "white"), 89000);
  EXPECT_EQ(left(answer, "black"), 89000);
}

TEST(Clock, TheSidesAreThoseOfTheGame) {
  const auto request = parse_json(
      R"({"op":"clock","game":"xiangqi","events":[{"do":"clock","setting":{"periods":[{"base":1000}]}},{"do":"start","by":"red"}],"t":400})");
  EXPECT_EQ(left(answer(*request), "red"), 600);
}

TEST(Clock, WithoutAControlNothingRuns) {
  const auto request =
      parse_json(R"({"op":"clock","events":[{"do":"start"},{"do":"resign","by":"white"}]})");
  EXPECT_EQ(answer(*request).find("refused")->dump(), "[0,1]");
}

}  // namespace
}  // namespace luatco::api
