#include "luatco/say/add_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "luatco/api/api.h"
#include "luatco/say/answer_line.h"

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

TEST(AnswerLine, SpeaksTheLanguageOfTheRequest) {
  Speakers speakers;
  const auto ask = [&](std::string_view language) {
    return answer_line(R"({"op":"judge","attempt":"e4e5","lang":")" + std::string(language) + "\"}",
                       speakers);
  };
  EXPECT_THAT(ask("vi"), testing::HasSubstr("Ô e4 đang trống."));
  EXPECT_THAT(ask("en"), testing::HasSubstr("e4 is empty."));
  EXPECT_THAT(ask(""), testing::Not(testing::HasSubstr("text")));
}

TEST(AnswerLine, SaysWhatIsWrongWithARequest) {
  Speakers speakers;
  EXPECT_THAT(answer_line(R"({"op":"fly","lang":"vi"})", speakers),
              testing::HasSubstr("Không có lệnh"));
  EXPECT_EQ(answer_line("nonsense", speakers), api::answer_line("nonsense"));
}

}  // namespace
}  // namespace luatco::say
