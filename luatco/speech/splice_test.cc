#include "luatco/speech/splice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace luatco::speech {
namespace {

using testing::ElementsAre;

TEST(Splice, PointsDivideAndAreNotSaid) {
  EXPECT_THAT(phrases_of("Mã ở e4, không. “Được”!"),
              ElementsAre(ElementsAre("Mã", "ở", "e4"), ElementsAre("không"), ElementsAre("Được")));
  EXPECT_TRUE(phrases_of(" .. ").empty());
}

TEST(Splice, ASentenceIsCutIntoAsFewPartsAsThereMayBe) {
  Splice splice;
  for (const char* part : {"Mã", "Mã trắng", "ở", "e4", "trắng ở", "không đi được"})
    splice.add(part);
  EXPECT_THAT(*splice.cut("Mã trắng ở e4 không đi được."),
              ElementsAre("Mã", "trắng ở", "e4", "không đi được"));
  EXPECT_THAT(*splice.cut("Mã trắng, e4"), ElementsAre("Mã trắng", "e4"));
}

TEST(Splice, OneWordThatNobodyRecordedLeavesTheWholeSentenceUnsaid) {
  Splice splice;
  splice.add("Mã");
  EXPECT_EQ(splice.cut("Mã nhảy"), std::nullopt);
  EXPECT_TRUE(splice.cut("").has_value());
}

TEST(Splice, FramesAreWhatStandsAroundTheWordsThatAreKnown) {
  Splice splice;
  splice.add("Mã trắng");
  splice.add("e4");
  EXPECT_THAT(splice.frames("Mã trắng ở e4 không đi được, vì bị ghim."),
              ElementsAre("ở", "không đi được", "vì bị ghim"));
}

}  // namespace
}  // namespace luatco::speech
