// A language is one folder: made-up ones, dropped in, speak without a change of code.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "luatco/api/json.h"
#include "luatco/say/speaker.h"

namespace luatco::say {
namespace {

using testing::Contains;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class PseudoLanguage : public testing::Test {
 protected:
  void SetUp() override {
    directory_ =
        std::filesystem::temp_directory_path() /
        ("luatco_pseudo_" + std::to_string(testing::UnitTest::GetInstance()->random_seed()) +
         testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::create_directories(directory_);
    setenv("LUATCO_MESSAGES", directory_.c_str(), 1);
  }
  void TearDown() override {
    unsetenv("LUATCO_MESSAGES");
    std::filesystem::remove_all(directory_);
  }

  void write(const std::string& language, const std::string& file, const std::string& content) {
    std::filesystem::create_directories(directory_ / language);
    std::ofstream(directory_ / language / file, std::ios::binary) << content;
  }
  /// Every English message between `before` and `after`.
  void write_pseudo(const std::string& language, const std::string& before,
                    const std::string& after) {
    api::Json json = api::Json::object();
    const Catalogue english("en");
    for (const auto& [id, pattern] : english.patterns()) json.set(id, before + pattern + after);
    write(language, "all.json", json.dump());
  }

  std::filesystem::path directory_;
};

const Args kBlocked{{"side", "white"}, {"blocker", "n"}, {"blocker_at", "a2"}};

TEST_F(PseudoLanguage, OneThatReadsFromLeftToRightSpeaks) {
  write_pseudo("qps", "«", "»");
  EXPECT_THAT(languages(messages_directory()), Contains("qps"));
  EXPECT_EQ(choose_language("qps"), "qps");
  const Speaker speaker("qps");
  EXPECT_EQ(speaker("chess.path.blocked", kBlocked),
            "«The way is blocked: a «black knight» stands on a2. Only the knight jumps.»");
}

TEST_F(PseudoLanguage, OneThatReadsFromRightToLeftSpeaks) {
  write_pseudo("ar-XB", "\u2067", "\u2069");
  const Speaker speaker("ar-XB");
  EXPECT_THAT(speaker("chess.path.blocked", kBlocked), StartsWith("\u2067The way"));
  EXPECT_THAT(speaker("chess.path.blocked", kBlocked), EndsWith("\u2069"));
}

TEST_F(PseudoLanguage, NounsMayHaveForms) {
  write("pl", "words.json",
        R"({"word.chess.black_knight":"czarny skoczek",
            "word.chess.black_knight.acc":"czarnego skoczka",
            "chess.path.blocked":"{blocker_role, select, knight {Masz} other {}} {blocker_acc} na {blocker_at}."})");
  EXPECT_EQ(Speaker("pl")("chess.path.blocked", kBlocked), "Masz czarnego skoczka na a2.");
}

TEST_F(PseudoLanguage, AYoungTranslationFallsBackToEnglish) {
  write("qps", "few.json", R"({"chess.from.empty":"# {from}"})");
  const Speaker speaker("qps");
  EXPECT_EQ(speaker("chess.from.empty", {{"from", "e4"}}), "# e4");
  EXPECT_THAT(speaker("chess.pawn.backward"), HasSubstr("Pawns never go back"));
}

TEST_F(PseudoLanguage, ANameItLacksIsSaidInEnglish) {
  write("qps", "few.json", R"({"chess.game.over":"# {text_name}"})");
  const Speaker speaker("qps");
  EXPECT_EQ(speaker("chess.game.over", {{"text", "chess.result.resign"}}), "# resignation");
  EXPECT_EQ(speaker("explain.read", {{"title", "law.chess.castling"}}),
            "More in the book of laws: Castling.");
  EXPECT_EQ(speaker.spoken("chess.input.unreadable", {{"text", "Zx9"}}),
            "I don't understand that move. Try: knight F three, or castles short.");
}

TEST_F(PseudoLanguage, AFolderReplacesSentencesOfABuiltInLanguage) {
  write("vi", "mine.json", R"({"chess.from.empty":"Trống: {from}."})");
  const Speaker speaker("vi");
  EXPECT_EQ(speaker("chess.from.empty", {{"from", "e4"}}), "Trống: e4.");
  EXPECT_THAT(speaker("chess.pawn.backward"), HasSubstr("Tốt"));
}

TEST_F(PseudoLanguage, ABrokenFileOrPatternIsNamedAndDoesNoHarm) {
  write("qps", "broken.json", "{\"chess.from.empty\": ");
  write("qps", "other.json", R"({"chess.pawn.backward":"{n, plural, one {x}}", "word.x": 7})");
  const Speaker speaker("qps");
  EXPECT_THAT(speaker("chess.pawn.backward"), HasSubstr("Pawns never go back"));
  EXPECT_THAT(speaker.catalogue().problems(),
              testing::ElementsAre(HasSubstr("qps/broken.json: no JSON from byte"),
                                   HasSubstr("qps/other.json: word.x is no text"),
                                   HasSubstr("qps: chess.pawn.backward: U_")));
}

TEST_F(PseudoLanguage, NoFolderIsNoProblem) {
  const Speaker speaker("vi", "/nowhere/at/all");
  EXPECT_THAT(speaker.catalogue().problems(), IsEmpty());
  EXPECT_THAT(speaker("chess.pawn.backward"), HasSubstr("Tốt"));
}

}  // namespace
}  // namespace luatco::say
