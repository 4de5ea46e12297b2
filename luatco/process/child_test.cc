#include "luatco/process/child.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

namespace luatco::process {
namespace {

using std::chrono::milliseconds;

const std::atomic<bool> kGoOn = false;

std::unique_ptr<Child> shell(const std::string& script) {
  auto started = Child::start({"/bin/sh", "-c", script});
  return started ? std::move(*started) : nullptr;
}
Clock::time_point in(int millis) { return Clock::now() + milliseconds(millis); }

TEST(Child, AnswersLineByLine) {
  const auto child = shell("while read line; do echo \"<$line>\"; done");
  ASSERT_TRUE(child->write("one\ntwo\n", in(5000)));
  ASSERT_EQ(child->read_line(in(5000), kGoOn), Heard::Line);
  EXPECT_EQ(child->line(), "<one>");
  ASSERT_EQ(child->read_line(in(5000), kGoOn), Heard::Line);
  EXPECT_EQ(child->line(), "<two>");
  EXPECT_EQ(child->read_line(in(20), kGoOn), Heard::TimeUp);
}

TEST(Child, ThatSaysNothingIsNotWaitedForBeyondTheDeadline) {
  const auto child = shell("sleep 60");
  EXPECT_EQ(child->read_line(in(100), kGoOn), Heard::TimeUp);
}

TEST(Child, ThatNeverEndsItsLineIsCut) {
  const auto child = shell("head -c 3000000 /dev/zero | tr '\\0' x; echo; echo after");
  ASSERT_EQ(child->read_line(in(5000), kGoOn), Heard::Line);
  EXPECT_EQ(child->line(), std::string(Child::kMaxLine, 'x'));
  ASSERT_EQ(child->read_line(in(5000), kGoOn), Heard::Line);
  EXPECT_EQ(child->line(), "after");
  EXPECT_GE(child->bytes_read(), 3'000'000U);
}

TEST(Child, ThatBabblesWithoutAPauseIsNotListenedToBeyondTheDeadline) {
  const auto child = shell("exec tr '\\0' x < /dev/zero");
  ASSERT_EQ(child->read_line(in(200), kGoOn), Heard::Line);
  EXPECT_EQ(child->read_line(in(200), kGoOn), Heard::TimeUp);
}

TEST(Child, ThatEndsSaysHow) {
  const auto child = shell("printf half; exit 7");
  ASSERT_EQ(child->read_line(in(5000), kGoOn), Heard::Line);
  EXPECT_EQ(child->line(), "half");
  EXPECT_EQ(child->read_line(in(5000), kGoOn), Heard::Closed);
  EXPECT_EQ(child->end()->code, 7);
  EXPECT_FALSE(child->write(std::string(1 << 20, 'x'), in(5000)));

  const auto killed = shell("kill -SEGV $$");
  EXPECT_EQ(killed->read_line(in(5000), kGoOn), Heard::Closed);
  EXPECT_EQ(killed->end()->signal, SIGSEGV);
}

TEST(Child, ThatDoesNotReadDoesNotBlockUs) {
  const auto child = shell("sleep 60");
  EXPECT_FALSE(child->write(std::string(1 << 20, 'x'), in(100)));
}

TEST(Child, IsStoppedWaitingForByTheCallersFlag) {
  const auto child = shell("sleep 60");
  const std::atomic<bool> stop = true;
  EXPECT_EQ(child->read_line(in(60'000), stop), Heard::Stopped);
}

TEST(Child, ThatDoesNotLeaveIsKilledWithAllItHasStarted) {
  const auto begin = Clock::now();
  pid_t grandchild = 0;
  {
    const auto child = shell("trap '' TERM HUP; sleep 600 & echo $!; wait");
    ASSERT_EQ(child->read_line(in(5000), kGoOn), Heard::Line);
    grandchild = std::stoi(child->line());
    ASSERT_EQ(kill(grandchild, 0), 0);
  }
  EXPECT_LT(Clock::now() - begin, milliseconds(4000));
  // Its new parent may take a moment to bury it.
  for (int i = 0; i < 100 && kill(grandchild, 0) == 0; ++i) usleep(10'000);
  const auto status = shell("cat /proc/" + std::to_string(grandchild) + "/stat | cut -d' ' -f3");
  const bool buried = status->read_line(in(5000), kGoOn) != Heard::Line;
  EXPECT_TRUE(buried || status->line() == "Z") << status->line();
}

TEST(Child, ThatIsNotThereIsNotStarted) {
  const auto started = Child::start({"/nowhere/no-such-engine"});
  ASSERT_FALSE(started);
  EXPECT_EQ(started.error(), Ended::NotThere);
}

}  // namespace
}  // namespace luatco::process
