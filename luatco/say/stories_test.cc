// What is told in full, in each language: the rows of data/cases/explain/stories.jsonl, each story
// under its board.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "luatco/api/api.h"
#include "luatco/say/add_text.h"
#include "tests/told.h"

namespace luatco::say {
namespace {

class Stories : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(GoldenPage, Stories, testing::Values("vi", "en"),
                         [](const auto& language) { return language.param; });

api::Json tell(const api::Json& row, const Speaker& speaker) {
  api::Json answer = api::answer(request_of(row, "explain").set("lang", speaker.language()));
  add_text(answer, speaker, {.game = row.text("game"), .side = {}});
  return answer;
}

const api::Json::Array& steps_of(const api::Json& answer) {
  const api::Json* steps = answer.find("full");
  return *(steps != nullptr ? steps : answer.find("steps"))->items();
}

TEST_P(Stories, AreTold) {
  const Speaker speaker(GetParam(), {});
  std::string page;
  for (const api::Json& row : read_rows("explain/stories.jsonl")) {
    const api::Json answer = tell(row, speaker);
    ASSERT_EQ(answer.find("error"), nullptr) << answer.dump();
    std::vector<std::string> marks;
    for (const api::Json& step : steps_of(answer)) {
      const api::Json* marked = step.find("marks");
      if (marked == nullptr) continue;
      for (const api::Json& mark : *marked->items()) marks.emplace_back(mark.text("square"));
    }
    page += "=== " + std::string(row.text("says")) + " (" + std::string(row.text("op")) + " " +
            std::string(row.text("attempt")) + ")\n" +
            small_board(row.text("game"), answer.text("fen"), marks);
    for (const api::Json& step : steps_of(answer)) {
      EXPECT_EQ(step.text("text").find_first_of("{}"), std::string::npos) << step.dump();
      EXPECT_EQ(step.text("text").find("⟦"), std::string::npos) << step.dump();
      page += "    " + std::string(step.text("text")) + "\n";
    }
    page += "\n";
  }
  compare_with_golden_page(page, "stories_" + GetParam() + ".txt");
}

TEST(Stories, StandOnlyWhereALanguageIsNamed) {
  api::Json request = api::Json::object().set("op", "judge").set("attempt", "e2e5");
  EXPECT_EQ(api::answer(request).find("full"), nullptr);
  EXPECT_NE(api::answer(request.set("lang", "vi")).find("full"), nullptr);
}

/// The kind of consequence each row is about.
TEST(Consequence, IsTheShortestLineThatShowsWhy) {
  const auto kind = [](std::string_view moves, std::string_view attempt) {
    const api::Json row =
        api::Json::object().set("op", "consequence").set("moves", moves).set("attempt", attempt);
    return std::string(api::answer(request_of(row, {})).text("kind"));
  };
  EXPECT_EQ(kind("", "e2e5"), "refused");
  EXPECT_EQ(kind("", "e2e4"), "harmless");
  EXPECT_EQ(kind("f2f3 e7e5", "g2g4"), "mated");
  EXPECT_EQ(kind("f2f3 e7e5", "g2g3"), "harmless");
  EXPECT_EQ(kind("f2f3 e7e5 g2g4", "d8h4"), "wins");
  EXPECT_EQ(kind("e2e4 e7e5 d1h5 b8c6", "h5g6"), "loses");
  EXPECT_EQ(kind("e2e4 e7e5 g1f3 b8c6", "f1c4"), "harmless");
  EXPECT_EQ(kind("e2e4 e7e5", "e1e2"), "gives_up");
}

TEST(Consequence, OfARefusedMoveIsTheGhostThatTakesTheKing) {
  const api::Json row = api::Json::object()
                            .set("op", "consequence")
                            .set("fen", "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1")
                            .set("attempt", "e3c4");
  const api::Json answer = api::answer(request_of(row, {}));
  const api::Json& ghost = (*answer.find("steps")->items())[1];
  EXPECT_EQ(ghost.text("id"), "consequence.king_taken");
  EXPECT_EQ(ghost.find("arrows")->dump(), R"([{"from":"e7","to":"e1","kind":"reply"}])");
}

}  // namespace
}  // namespace luatco::say
