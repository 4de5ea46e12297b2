// data/cases/pgn_quirks: one oddity a file, and what must be read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "luatco/api/json.h"
#include "tests/pgn_recorder.h"

namespace luatco::formats {
namespace {

const std::string kFolder = std::string(LUATCO_DATA_DIR) + "/cases/pgn_quirks/";

std::string file_text(const std::string& name) {
  std::ifstream in(kFolder + name, std::ios::binary);
  EXPECT_TRUE(in) << name;
  return {std::istreambuf_iterator<char>(in), {}};
}

/// What the edge does before the core sees a text: here only Latin-1, byte by byte.
std::string utf8_from_latin1(const std::string& bytes) {
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      text += c;
    } else {
      text += static_cast<char>(0xC0 | byte >> 6);
      text += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return text;
}

std::vector<std::string> strings(const api::Json* array) {
  std::vector<std::string> all;
  if (array == nullptr) return all;
  for (const api::Json& item : *array->items()) all.push_back(*item.string());
  return all;
}

/// The last word of an id: "pgn.duplicate_tag" -> "duplicate_tag".
std::string word_of(std::string_view id) { return std::string(id.substr(id.rfind('.') + 1)); }

void expect_game(const api::Json& expected, const RecordedGame& game) {
  EXPECT_EQ(game.moves, strings(expected.find("moves")));
  EXPECT_EQ(name(game.end.result), expected.text("result"));
  std::set<std::string> warnings;
  for (const std::string& word : strings(expected.find("warnings"))) {
    if (word != "decoded_as_latin1") warnings.insert(word);  // said by the edge
  }
  std::set<std::string> found;
  const Finding* error = nullptr;
  for (const Finding& finding : game.findings) {
    found.insert(word_of(finding.id));
    if (finding.severity == FindingSeverity::Error && finding.ply != 0) error = &finding;
  }
  EXPECT_EQ(found, warnings);
  const api::Json* fault = expected.find("error");
  ASSERT_EQ(fault != nullptr, error != nullptr);
  if (fault != nullptr) {
    EXPECT_EQ(error->ply, *fault->find("ply")->integer());
    EXPECT_EQ(game.tokens[static_cast<std::size_t>(error - game.findings.data())],
              fault->text("token"));
    EXPECT_TRUE(error->reason && !error->reason->id.empty());
    EXPECT_FALSE(game.end.complete);
  }
  if (const api::Json* tags = expected.find("tags")) {
    for (const auto& [name, value] : *tags->members()) {
      EXPECT_THAT(game.tags, testing::Contains(testing::Pair(name, *value.string())));
    }
  }
  if (const api::Json* comments = expected.find("comments_before")) {
    EXPECT_EQ(game.comments_before, strings(comments));
  }
  if (const api::Json* variations = expected.find("variations")) {
    EXPECT_EQ(game.variations, *variations->integer());
  }
}

TEST(PgnQuirks, EveryFileIsReadAsItsRowSays) {
  std::ifstream rows(kFolder + "expected.jsonl");
  ASSERT_TRUE(rows);
  int files = 0;
  for (std::string line; std::getline(rows, line); ++files) {
    const auto row = api::parse_json(line);
    ASSERT_TRUE(row) << line;
    const std::string file(row->text("file"));
    SCOPED_TRACE(file);
    std::string text = file_text(file);
    if (line.find("decoded_as_latin1") != std::string::npos) text = utf8_from_latin1(text);
    const auto games = read_games(text);
    const auto& expected = *row->find("games")->items();
    ASSERT_EQ(games.size(), expected.size());
    for (std::size_t i = 0; i < games.size(); ++i) expect_game(expected[i], games[i]);
    for (const RecordedGame& game : games) {
      for (std::size_t i = 0; i < game.findings.size(); ++i) {
        const std::string& token = game.tokens[i];
        EXPECT_EQ(text.substr(game.findings[i].offset, token.size()), token);
      }
    }
  }
  EXPECT_GE(files, 31);
}

}  // namespace
}  // namespace luatco::formats
