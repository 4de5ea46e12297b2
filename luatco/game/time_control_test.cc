#include "luatco/game/time_control.h"

#include <gtest/gtest.h>

namespace luatco::game {
namespace {

TEST(TimeControl, IsReadAsPeopleWriteIt) {
  const auto classical = parse_time_control("40/90+30,30+30", 60'000);
  ASSERT_TRUE(classical);
  ASSERT_EQ(classical->size(), 2U);
  EXPECT_EQ((*classical)[0], (Period{.moves = 40, .base = 5'400'000, .extra = 30'000}));
  EXPECT_EQ((*classical)[1], (Period{.base = 1'800'000, .extra = 30'000}));
  EXPECT_EQ((*parse_time_control("300+2", 1000))[0], (Period{.base = 300'000, .extra = 2000}));
  EXPECT_EQ((*parse_time_control("40/7200:3600", 1000))[1], (Period{.base = 3'600'000}));
  EXPECT_EQ((*parse_time_control("5+3b", 60'000))[0].mode, Extra::Bronstein);
  EXPECT_EQ((*parse_time_control("5+3d", 60'000))[0].mode, Extra::Delay);
}

TEST(TimeControl, AnythingElseIsRefused) {
  for (const char* text :
       {"", "?", "-", "*180", "5+", "+3", "0/5", "40/", "5+3x", "-5", "5+-3", "0", "5,5",
        "1/5,1/5,1/5,1/5,1/5,1/5,1/5,1/5,5", "99999999999", "5 + 3"}) {
    EXPECT_FALSE(parse_time_control(text, 60'000)) << text;
  }
}

}  // namespace
}  // namespace luatco::game
