#include "luatco/say/add_text.h"

#include <gtest/gtest.h>

namespace luatco::say {
namespace {

std::string with_text(std::string_view json) {
  static const Speaker speaker("en", {});
  auto answer = api::parse_json(json);
  EXPECT_TRUE(answer);
  add_text(*answer, speaker);
  return answer->dump();
}

TEST(AddText, GivesEveryReasonOfAnAnswerItsSentence) {
  EXPECT_EQ(
      with_text(R"({"id":7,"ok":true,"reasons":[{"id":"chess.from.empty","args":{"from":"e4"}}]})"),
      R"({"id":7,"ok":true,"reasons":[{"id":"chess.from.empty","args":{"from":"e4"},)"
      R"("text":"e4 is empty. Pick one of your own pieces."}]})");
}

TEST(AddText, ReadsArgumentsBesideTheIdWhereThereAreNone) {
  EXPECT_EQ(with_text(R"({"closed":{"id":"chess.from.empty","from":"e4"}})"),
            R"({"closed":{"id":"chess.from.empty","from":"e4",)"
            R"("text":"e4 is empty. Pick one of your own pieces."}})");
}

TEST(AddText, TakesTheSideToMoveFromTheAnswer) {
  EXPECT_EQ(with_text(R"({"turn":"black","e":[{"id":"cli.play.prompt","args":{}}]})"),
            R"({"turn":"black","e":[{"id":"cli.play.prompt","args":{},"text":"Black to move:"}]})");
}

TEST(AddText, LeavesTheAnswersOwnIdAlone) {
  EXPECT_EQ(with_text(R"({"id":"chess.from.empty","ok":true})"),
            R"({"id":"chess.from.empty","ok":true})");
}

}  // namespace
}  // namespace luatco::say
