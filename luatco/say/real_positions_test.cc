// Sentences about real positions: the rows of data/cases/<game>/, asked of the API and said. A
// golden page shows each sentence under its position.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "luatco/api/api.h"
#include "luatco/say/speaker.h"
#include "tests/told.h"

namespace luatco::say {
namespace {

/// A kind of question: what it is asked of, and where its rows stand.
struct Question {
  std::string_view op;
  std::string_view rows;  // data/cases/<game>/<rows>.jsonl, data/golden/<rows>_<language>.txt
};
constexpr Question kRefusals{"judge", "refusals"};
constexpr Question kSetups{"setup", "setup"};
constexpr Question kSituations{"explain", "situations"};

std::vector<api::Json> rows(std::string_view game, const Question& question) {
  auto rows = read_rows(std::string(game) + "/" + std::string(question.rows) + ".jsonl");
  for (api::Json& row : rows) {
    if (row.text("game").empty()) row.set("game", game);
  }
  return rows;
}

/// A page of sentences in one language.
class Page {
 public:
  explicit Page(const std::string& language) : speaker_(language, {}) {}

  void add(std::string_view game, const api::Json& row, const api::Json& answer) {
    std::string lines;
    std::vector<std::string> marks;
    collect(answer, {.game = game, .side = answer.text("turn")}, lines, marks);
    if (lines.empty()) return;
    if (!answer.text("fen").empty()) text_ += small_board(game, answer.text("fen"), marks);
    text_ += row.text("fen");
    if (!row.text("moves").empty()) text_ += " moves " + std::string(row.text("moves"));
    if (!row.text("attempt").empty()) text_ += " | " + std::string(row.text("attempt"));
    text_ += "\n" + lines;
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void collect(const api::Json& value, const Scene& scene, std::string& lines,
               std::vector<std::string>& marks) const {
    if (value.items() != nullptr) {
      for (const api::Json& item : *value.items()) collect(item, scene, lines, marks);
    }
    if (value.members() == nullptr) return;
    const std::string_view id = value.text("id", value.text("ending"));
    if (id.find('.') != std::string_view::npos) {
      const api::Json* args = value.find("args");
      const Sentence sentence = speaker_.say(id, args_of(args == nullptr ? value : *args), scene);
      EXPECT_TRUE(sentence.known) << value.dump();
      EXPECT_THAT(sentence.missing, testing::IsEmpty()) << value.dump();
      lines += "    " + sentence.text + "\n";
      const api::Json* squares = value.find("squares");
      if (squares != nullptr && squares->items() != nullptr) {
        for (const api::Json& square : *squares->items()) marks.push_back(*square.string());
      }
    }
    for (const auto& [name, member] : *value.members()) collect(member, scene, lines, marks);
  }

  Speaker speaker_;
  std::string text_;
};

void compare_with_golden(const Question& question, const std::string& language) {
  Page page(language);
  for (const api::GameFace& game : api::game_faces()) {
    for (const api::Json& row : rows(game.name, question)) {
      page.add(game.name, row, api::answer(request_of(row, question.op)));
    }
  }
  compare_with_golden_page(page.text(), std::string(question.rows) + "_" + language + ".txt");
}

class RealPositions : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(GoldenPage, RealPositions, testing::Values("vi", "en"),
                         [](const auto& language) { return language.param; });

TEST_P(RealPositions, RefusalsAreSaid) { compare_with_golden(kRefusals, GetParam()); }
TEST_P(RealPositions, FaultsOfSetUpsAreSaid) { compare_with_golden(kSetups, GetParam()); }
TEST_P(RealPositions, SituationsAreSaid) { compare_with_golden(kSituations, GetParam()); }

}  // namespace
}  // namespace luatco::say
