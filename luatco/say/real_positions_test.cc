// Sentences about real positions: the rows of data/cases/<game>/, asked of the API and said. A
// golden page shows each sentence under its position.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "luatco/api/api.h"
#include "luatco/base/text.h"
#include "luatco/say/speaker.h"

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
  std::ifstream stream(std::string(LUATCO_DATA_DIR) + "/cases/" + std::string(game) + "/" +
                       std::string(question.rows) + ".jsonl");
  std::vector<api::Json> rows;
  for (std::string line; std::getline(stream, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    auto row = api::parse_json(line);
    EXPECT_TRUE(row) << line;
    if (row) rows.push_back(*row);
  }
  EXPECT_FALSE(rows.empty()) << game << " has no " << question.rows;
  return rows;
}

api::Json ask(std::string_view game, const Question& question, const api::Json& row) {
  api::Json request = api::Json::object().set("op", question.op).set("game", game);
  for (const char* field : {"fen", "attempt", "variant"}) {
    if (!row.text(field).empty()) request.set(field, row.text(field));
  }
  if (!row.text("variant").empty()) {
    request.set("options", api::Json::object().set("variant", row.text("variant")));
  }
  api::Json moves = api::Json::array();
  std::string_view rest = row.text("moves");
  for (auto move = take_word(rest); !move.empty(); move = take_word(rest)) moves.push(move);
  request.set("moves", std::move(moves));
  return api::answer(request);
}

/// A page of sentences in one language.
class Page {
 public:
  explicit Page(const std::string& language) : speaker_(language, {}) {}

  void add(std::string_view game, const api::Json& row, const api::Json& answer) {
    std::string lines;
    collect(answer, {.game = game, .side = answer.text("turn")}, lines);
    if (lines.empty()) return;
    text_ += row.text("fen");
    if (!row.text("moves").empty()) text_ += " moves " + std::string(row.text("moves"));
    if (!row.text("attempt").empty()) text_ += " | " + std::string(row.text("attempt"));
    text_ += "\n" + lines;
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void collect(const api::Json& value, const Scene& scene, std::string& lines) const {
    if (value.items() != nullptr) {
      for (const api::Json& item : *value.items()) collect(item, scene, lines);
    }
    if (value.members() == nullptr) return;
    const std::string_view id = value.text("id", value.text("ending"));
    if (id.find('.') != std::string_view::npos) {
      const api::Json* args = value.find("args");
      const Sentence sentence = speaker_.say(id, args_of(args == nullptr ? value : *args), scene);
      EXPECT_TRUE(sentence.known) << value.dump();
      EXPECT_THAT(sentence.missing, testing::IsEmpty()) << value.dump();
      lines += "    " + sentence.text + "\n";
    }
    for (const auto& [name, member] : *value.members()) collect(member, scene, lines);
  }

  Speaker speaker_;
  std::string text_;
};

void compare_with_golden(const Question& question, const std::string& language) {
  Page page(language);
  for (const api::GameFace& game : api::game_faces()) {
    for (const api::Json& row : rows(game.name, question)) {
      page.add(game.name, row, ask(game.name, question, row));
    }
  }
  const std::string path = std::string(LUATCO_DATA_DIR) + "/golden/" + std::string(question.rows) +
                           "_" + language + ".txt";
  if (std::getenv("LUATCO_UPDATE_GOLDEN") != nullptr) {
    std::ofstream(path, std::ios::binary) << page.text();
  }
  std::ifstream stream(path, std::ios::binary);
  const std::string golden{std::istreambuf_iterator<char>(stream), {}};
  EXPECT_EQ(page.text(), golden) << "tools/update_golden writes it anew; then read it aloud";
}

class RealPositions : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(GoldenPage, RealPositions, testing::Values("vi", "en"),
                         [](const auto& language) { return language.param; });

TEST_P(RealPositions, RefusalsAreSaid) { compare_with_golden(kRefusals, GetParam()); }
TEST_P(RealPositions, FaultsOfSetUpsAreSaid) { compare_with_golden(kSetups, GetParam()); }
TEST_P(RealPositions, SituationsAreSaid) { compare_with_golden(kSituations, GetParam()); }

}  // namespace
}  // namespace luatco::say
