// An archive that comes in stretches is checked as if it were all there.
#include "luatco/check/inspection.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "luatco/check/report_json.h"

namespace luatco::check {
namespace {

std::string read(const std::string& name) {
  std::ifstream stream(LUATCO_DATA_DIR "/cases/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

Inspection inspected(const std::string& bytes, std::size_t stretch, Inspection::Sizes sizes = {}) {
  Inspection inspection(sizes, {});
  inspection.begin("games");
  for (std::size_t at = 0; at < bytes.size(); at += stretch) {
    inspection.feed(std::string_view(bytes).substr(at, stretch));
  }
  inspection.finish();
  return inspection;
}
std::string told(const Inspection& inspection) {
  return report_json(inspection.totals(), inspection.digest()).dump();
}

TEST(Inspection, SaysTheSameHoweverTheBytesCome) {
  const std::string bytes = read("archive/mixed.pgn");
  const Inspection whole = inspected(bytes, bytes.size());
  EXPECT_GT(whole.totals().games, 20U);
  EXPECT_GT(whole.digest().kinds.size(), 5U);
  EXPECT_EQ(told(inspected(bytes, 1, {.piece = 1})), told(whole));
  EXPECT_EQ(told(inspected(bytes, 777, {.piece = 100})), told(whole));
}

TEST(Inspection, ReadsEveryFormatAndTellsTheGameOfEachRecord) {
  const Inspection both = inspected(
      "[Event \"a\"]\n\n1. e4 e5 1-0\n\n[Game \"Chinese Chess\"]\n\n1. C2.5 H8+7 *\n\n"
      "[Event \"b\"]\n\n1. d4 *\n",
      7);
  EXPECT_EQ(both.digest().games.at("chess").games, 2U);
  EXPECT_EQ(both.digest().games.at("xiangqi").games, 1U);
  EXPECT_EQ(both.totals().errors, 0U);
}

TEST(Inspection, HoldsGamesToTheSetThatIsNamed) {
  // Threefold and fivefold: a claim by the laws of the board, an end by itself among families.
  std::string game = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *\n";
  const auto ended = [&](std::string_view set) {
    Inspection inspection({}, {});
    if (!set.empty()) inspection.rule_by(set);
    inspection.begin("a");
    inspection.feed(game);
    inspection.finish();
    for (const auto& [kind, found] : inspection.digest().kinds) {
      if (kind.id == "pgn.move_after_end") return true;
    }
    return false;
  };
  EXPECT_FALSE(ended(""));
  EXPECT_FALSE(ended("fide"));
  EXPECT_TRUE(ended("fide-online"));
  EXPECT_FALSE(ended("wxf")) << "a set of another game is none of this one's";
}

TEST(Inspection, NumbersTheGamesOfEachFileByThemselves) {
  Inspection inspection({}, {});
  for (const char* file : {"a", "b"}) {
    inspection.begin(file);
    inspection.feed("1. e4 *\n\n1. Ke3 *\n");
    inspection.finish();
  }
  ASSERT_EQ(inspection.digest().bad_games.size(), 2U);
  EXPECT_EQ(inspection.digest().bad_games[1].place.file, "b");
  EXPECT_EQ(inspection.digest().bad_games[1].place.number, 2U);
  EXPECT_EQ(inspection.digest().bad_games[1].place.begin, 9U);
}

TEST(Inspection, HoldsNoMoreThanItsLimit) {
  const std::string endless = "{" + std::string(10'000, 'x');
  const Inspection cut = inspected(endless, 100, {.piece = 500, .limit = 2000});
  EXPECT_EQ(cut.totals().bytes, endless.size());
  EXPECT_GT(cut.totals().findings.at("archive.game_too_long"), 0U);
}

TEST(Inspection, AnythingIsReadToItsEnd) {
  for (const std::string& bytes :
       {std::string(), std::string("\0\xff\n", 3), std::string("XQ"), std::string("{\"moves\":"),
        std::string("[DhtmlXQ]"), std::string(5000, '(')}) {
    EXPECT_EQ(inspected(bytes, 3, {.piece = 4, .limit = 64}).totals().bytes, bytes.size());
  }
}

}  // namespace
}  // namespace luatco::check
