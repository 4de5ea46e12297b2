#include "luatco/process/process.h"

#include <gtest/gtest.h>

namespace luatco::process {
namespace {

TEST(Process, AProgramReadsItsInputAndSaysHowItEnded) {
  EXPECT_EQ(run({"grep", "-q", "needle"}, "hay\nneedle\n"), Ended::Well);
  EXPECT_EQ(run({"grep", "-q", "needle"}, "hay\n"), Ended::Badly);
}

TEST(Process, WordsAreNoShell) {
  EXPECT_EQ(run({"test", "$HOME; exit 0", "=", "$HOME; exit 0"}, ""), Ended::Well);
}

TEST(Process, AProgramThatIsMissingIsToldApart) {
  EXPECT_EQ(run({"no-such-program-of-luatco"}, ""), Ended::NotThere);
  EXPECT_FALSE(is_there("no-such-program-of-luatco"));
  EXPECT_TRUE(is_there("grep"));
}

TEST(Process, AReaderThatGoesAwayDoesNotEndUs) {
  EXPECT_EQ(run({"true"}, std::string(1U << 20, 'x')), Ended::Well);
}

}  // namespace
}  // namespace luatco::process
