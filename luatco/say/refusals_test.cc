// Sentences about real positions: every row of data/cases/<game>/refusals.jsonl, asked of the API
// and said. The golden page shows a sentence under its position.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "luatco/api/api.h"
#include "luatco/base/text.h"
#include "luatco/say/add_text.h"

namespace luatco::say {
namespace {

constexpr const char* kGames[] = {"chess"};

std::vector<api::Json> rows(std::string_view game) {
  std::ifstream stream(std::string(LUATCO_DATA_DIR) + "/cases/" + std::string(game) +
                       "/refusals.jsonl");
  std::vector<api::Json> rows;
  for (std::string line; std::getline(stream, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    auto row = api::parse_json(line);
    EXPECT_TRUE(row) << line;
    if (row) rows.push_back(*row);
  }
  return rows;
}

api::Json judged(std::string_view game, const api::Json& row) {
  api::Json request = api::Json::object().set("op", "judge").set("game", game);
  if (!row.text("fen").empty() && row.text("fen") != "startpos")
    request.set("fen", row.text("fen"));
  api::Json moves = api::Json::array();
  std::string_view rest = row.text("moves");
  for (auto move = take_word(rest); !move.empty(); move = take_word(rest)) moves.push(move);
  request.set("moves", std::move(moves)).set("attempt", row.text("attempt"));
  return api::answer(request);
}

class EveryRefusal : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Refusals, EveryRefusal, testing::Values("vi", "en"),
                         [](const auto& language) { return language.param; });

TEST_P(EveryRefusal, IsSaidWithNothingMissing) {
  const Speaker speaker(GetParam(), {});
  std::string page;
  for (const char* game : kGames) {
    ASSERT_FALSE(rows(game).empty()) << game;
    for (const api::Json& row : rows(game)) {
      api::Json answer = judged(game, row);
      ASSERT_EQ(answer.find("error"), nullptr) << answer.dump();
      const api::Json* reasons = answer.find("reasons");
      if (reasons == nullptr) continue;  // a near miss that is legal
      page += std::string(row.text("fen")) +
              (row.text("moves").empty() ? "" : " moves " + std::string(row.text("moves"))) +
              " | " + std::string(row.text("attempt")) + "\n";
      for (const api::Json& reason : *reasons->items()) {
        const Sentence sentence =
            speaker.say(reason.text("id"), args_of(*reason.find("args")), {.game = game});
        EXPECT_TRUE(sentence.known) << reason.dump();
        EXPECT_THAT(sentence.missing, testing::IsEmpty()) << reason.dump();
        page += "    " + sentence.text + "\n";
      }
    }
  }
  const std::string path = std::string(LUATCO_DATA_DIR) + "/golden/refusals_" + GetParam() + ".txt";
  if (std::getenv("LUATCO_UPDATE_GOLDEN") != nullptr) std::ofstream(path) << page;
  std::ifstream stream(path);
  const std::string golden{std::istreambuf_iterator<char>(stream), {}};
  EXPECT_EQ(page, golden) << "tools/update_golden writes it anew; then read it aloud";
}

}  // namespace
}  // namespace luatco::say
