// The report on data/cases/archive/mixed.pgn, whatever way the bytes come in; and the endings of
// games whose true ending is known.
#include "luatco/archive/check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "luatco/archive/test_source.h"

namespace luatco::archive {
namespace {

std::string read_file(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  EXPECT_TRUE(stream) << path;
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string mixed() { return read_file(LUATCO_DATA_DIR "/cases/archive/mixed.pgn"); }

/// Sentences are the catalogues' business: here an id and its arguments.
std::string plain(std::string_view id, const api::Json& args) {
  return std::string(id) + args.dump();
}

struct Checked {
  std::string text;
  Totals totals;
};

Checked check(const std::string& bytes, const CheckOptions& options, std::size_t step = 1 << 16,
              const std::atomic<bool>& stop = false) {
  TextStream stream(std::make_unique<TestSource>(bytes, step));
  const JsonWriter writer("games.pgn", {});
  Checked checked;
  const CheckDoors doors{.writer = writer,
                         .print = [&](std::string_view text) { checked.text += text; },
                         .progress = [](const Totals&) {},
                         .stop = stop};
  checked.totals = check_archive(stream, options, doors);
  return checked;
}

std::vector<api::Json> games_of(const Checked& checked) {
  std::vector<api::Json> games;
  std::size_t at = 0;
  for (std::size_t end = 0; (end = checked.text.find('\n', at)) != std::string::npos;
       at = end + 1) {
    const auto json = api::parse_json(std::string_view(checked.text).substr(at, end - at));
    EXPECT_TRUE(json) << checked.text.substr(at, end - at);
    if (json) games.push_back(*json);
  }
  return games;
}

/// The first line that differs, so that a failure can be read.
std::string first_difference(const std::string& a, const std::string& b) {
  std::istringstream as(a);
  std::istringstream bs(b);
  for (int n = 1;; ++n) {
    std::string x;
    std::string y;
    const bool more_of_a = static_cast<bool>(std::getline(as, x));
    const bool more_of_b = static_cast<bool>(std::getline(bs, y));
    if (!more_of_a && !more_of_b) return "";
    if (x != y) return "line " + std::to_string(n) + "\n" + x + "\n" + y;
  }
}

void expect_golden(const std::string& text, const std::string& name) {
  const std::string path = LUATCO_DATA_DIR "/golden/" + name;
  if (std::getenv("LUATCO_UPDATE_GOLDEN") != nullptr) {
    std::ofstream(path, std::ios::binary) << text;
  }
  EXPECT_EQ(first_difference(text, read_file(path)), "") << "tools/update_golden writes it anew";
}

TEST(Check, ReportsLikeItsGoldenPage) {
  expect_golden(check(mixed(), {.moves = true}).text, "check_mixed.jsonl");
}

TEST(Check, SaysTheSameWhereverTheStreamIsCut) {
  const std::string bytes = mixed();
  const Checked whole = check(bytes, {});
  for (std::size_t target = 1; target <= bytes.size(); ++target) {
    const Checked cut = check(bytes, {.sizes = {.target = target}});
    ASSERT_EQ(first_difference(cut.text, whole.text), "") << "pieces of " << target;
  }
}

TEST(Check, SaysTheSameWhateverTheReadsGive) {
  const std::string bytes = mixed();
  const Checked whole = check(bytes, {});
  for (std::size_t step = 1; step < 300; ++step) {
    const Checked slow = check(bytes, {.sizes = {.target = 400}}, step);
    ASSERT_EQ(first_difference(slow.text, whole.text), "") << step;
  }
}

TEST(Check, SaysTheSameWithOneThreadAndWithMany) {
  std::string bytes;
  for (int i = 0; i < 40; ++i) bytes += mixed();
  const CheckOptions one{.moves = true, .threads = 1, .sizes = {.target = 1000}};
  CheckOptions many = one;
  many.threads = 4;
  EXPECT_EQ(first_difference(check(bytes, many).text, check(bytes, one).text), "");
}

TEST(Check, APrefixOfAnArchiveIsCheckedAsFarAsItGoes) {
  const std::string bytes = mixed();
  for (std::size_t size = 0; size <= bytes.size(); ++size) {
    const Checked checked = check(bytes.substr(0, size), {});
    EXPECT_EQ(games_of(checked).size(), checked.totals.games) << size;
  }
}

TEST(Check, CountsGamesAgainstResultTokens) {
  const Totals totals =
      check("1. e4 e5 1-0\n\n1. d4 d5 *\n\n[White \"A\"]\n\n1. c4 c5\n", {}).totals;
  EXPECT_EQ(totals.games, 3U);
  EXPECT_EQ(totals.results, 2U);
  EXPECT_EQ(totals.plies, 6U);
}

TEST(Check, TextWithoutAGameIsNoGame) {
  const Totals totals = check("This is a letter, not a game.\n", {}).totals;
  EXPECT_EQ(totals.games, 0U);
  EXPECT_EQ(totals.orphans, 1U);
  EXPECT_EQ(check("", {}).totals.games, 0U);
  EXPECT_EQ(check(" \r\n\n", {}).totals.orphans, 0U);
}

TEST(Check, OneHugeLineIsCheckedLikeAnyOther) {
  std::string line;
  for (int i = 0; i < 20'000; ++i) line += "1. e4 e5 2. Ke3 1-0 ";
  const Checked checked = check(line, {.sizes = {.target = 1000}});
  EXPECT_EQ(checked.totals.plies, 2 * checked.totals.games);
  EXPECT_EQ(checked.totals.errors, checked.totals.games);
}

TEST(Check, AGameLongerThanTheLimitIsCutAndSaysSo) {
  const std::string bytes = "1. e4 {" + std::string(5000, 'x') + "} e5 1-0\n";
  const Checked checked = check(bytes, {.sizes = {.target = 100, .limit = 1000}});
  EXPECT_EQ(checked.totals.findings.count("archive.game_too_long"), 1U);
}

TEST(Check, Utf16IsCheckedWithItsOwnOffsets) {
  const std::string text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 1-0\n";
  std::string bytes = "\xFF\xFE";
  for (const char c : text) bytes += std::string{c, '\0'};
  const auto games = games_of(check(bytes, {}));
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].text("encoding"), "utf-16le");
  const api::Json& finding = games[0].find("findings")->items()->front();
  EXPECT_EQ(finding.text("token"), "Ke3");
  EXPECT_EQ(*finding.find("offset")->integer(), 2 + 2 * static_cast<int>(text.find("Ke3")));
}

TEST(Check, StopsWhenAskedTo) {
  const std::atomic<bool> stop = true;
  EXPECT_EQ(check(mixed(), {}, 100, stop).totals.games, 0U);
}

TEST(Check, NamesOfRuleSetsAreKnownOrNot) {
  EXPECT_TRUE(has_rules({.game = "chess"}));
  EXPECT_TRUE(has_rules({.game = "chess", .rules = "fide-online"}));
  EXPECT_FALSE(has_rules({.game = "chess", .rules = "club"}));
  EXPECT_FALSE(has_rules({.game = "go"}));
}

TEST(Check, AGameThatHasNoSuchRuleSetSaysByWhichItIsChecked) {
  const auto games = games_of(check(mixed(), {.rules = "wxf"}));
  ASSERT_FALSE(games.empty());
  for (const api::Json& game : games) {
    int told = 0;
    for (const api::Json& finding : *game.find("findings")->items()) {
      if (finding.text("id") != "archive.other_rules") continue;
      ++told;
      EXPECT_EQ(finding.find("args")->text("wanted"), "wxf");
      EXPECT_EQ(finding.find("args")->text("rules"), "fide");
    }
    EXPECT_EQ(told, game.text("game") == "xiangqi" ? 0 : 1) << game.dump();
  }
  EXPECT_EQ(check(mixed(), {.rules = "fide"}).totals.findings.count("archive.other_rules"), 0U);
}

/// "id ply" of every finding of the first game.
std::vector<std::string> findings_of(const std::string& game) {
  std::vector<std::string> found;
  const auto games = games_of(check(game, {}));
  for (const api::Json& finding : *games.at(0).find("findings")->items()) {
    const api::Json* ply = finding.find("ply");
    found.push_back(std::string(finding.text("id")) + " " + (ply != nullptr ? ply->dump() : "-"));
  }
  return found;
}

TEST(Check, ClockReadingsAreHeldAgainstTheTimeControl) {
  const std::string tag = "[TimeControl \"60+2\"]\n\n";
  EXPECT_THAT(
      findings_of(tag + "1. e4 {[%clk 0:01:02]} e5 {[%clk 0:01:03]} 2. Nf3 {[%clk 0:01:04]} *"),
      testing::IsEmpty());
  EXPECT_THAT(
      findings_of(tag + "1. e4 {[%clk 0:01:00]} e5 {[%clk 0:01:00]} 2. Nf3 {[%clk 0:01:09]} *"),
      testing::ElementsAre("archive.clock_grew 3"));
  const std::string periods = "[TimeControl \"2/60:30\"]\n\n";
  EXPECT_THAT(findings_of(periods + "1. e4 {[%clk 0:00:50]} e5 2. Nf3 {[%clk 0:01:15]} *"),
              testing::IsEmpty());
  EXPECT_THAT(findings_of(periods + "1. e4 {[%clk 0:01:25]} e5 2. Nf3 {[%clk 0:01:15]} *"),
              testing::ElementsAre("archive.clock_grew 1"));
  // Without a time control nobody knows what a clock may gain.
  EXPECT_THAT(findings_of("1. e4 {[%clk 0:01:00]} e5 2. Nf3 {[%clk 0:09:00]} *"),
              testing::IsEmpty());
}

TEST(Check, PlayThatGoesOnWithoutTimeIsNoted) {  // FIDE 6.8
  EXPECT_THAT(findings_of("1. e4 {[%clk 0:00:00]} e5 {[%clk 0:00:09]} 2. Nf3 Nc6 0-1"),
              testing::ElementsAre("archive.clock_ran_out 3"));
  EXPECT_THAT(findings_of("1. e4 {[%clk 0:00:00]} e5 {[%clk 0:00:09]} 0-1"), testing::IsEmpty());
  EXPECT_THAT(
      findings_of("1. e4 {[%clk -0:00:03]} e5 {[%clk 0:00:09]} 2. Nf3 {[%clk -0:00:05]} 0-1"),
      testing::ElementsAre("archive.clock_negative 1"));
}

TEST(Check, ADeadPositionIsFoundAtItsFirstPly) {  // FIDE 5.2.2
  const std::string wall = "[SetUp \"1\"]\n[FEN \"4k3/8/6p1/p2p4/P2P2P1/8/8/4K3 b - - 0 1\"]\n\n";
  EXPECT_THAT(findings_of(wall + "1... g5 2. Ke2 Ke7 3. Kd3 1/2-1/2"),
              testing::ElementsAre("pgn.move_after_end 2"));
}

TEST(Check, UnderOnlineRulesThreefoldEndsTheGame) {
  const std::string game = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n";
  const auto fide = games_of(check(game, {}));
  const auto online = games_of(check(game, {.rules = "fide-online"}));
  EXPECT_EQ(fide.at(0).find("computed")->text("state"), "ongoing");
  EXPECT_EQ(online.at(0).find("computed")->find("outcome")->text("ending"),
            "chess.result.threefold");
}

TEST(Check, TextReportNamesFileGamePlyByteTokenAndReason) {
  TextStream stream(std::make_unique<TestSource>("1. e4 e5 1-0\n\n1. e4 e5 2. Ke3 1-0\n", 100));
  const TextWriter writer("games.pgn", plain);
  std::string text;
  check_archive(stream, {},
                {writer, [&](std::string_view t) { text += t; }, [](const Totals&) {},
                 std::atomic<bool>(false)});
  EXPECT_THAT(text, testing::HasSubstr("\"file\":\"games.pgn\""));
  EXPECT_THAT(text, testing::HasSubstr("\"ply\":\"3\",\"token\":\"Ke3\""));
  EXPECT_THAT(text, testing::HasSubstr("\"offset\":\"26\""));
  EXPECT_THAT(text, testing::HasSubstr("pgn.illegal_move"));
  EXPECT_THAT(text, testing::HasSubstr("chess.king.too_far"));
}

/// How the true ending of data/games/engine_games.pgn (its Termination tag) shows in
/// the report: an ending, or a claim with a move, since those games were ended by such claims.
std::string ending_of(const api::Json& game) {
  const api::Json& computed = *game.find("computed");
  if (computed.text("state") == "over")
    return std::string(computed.find("outcome")->text("ending"));
  std::string claims;
  for (const api::Json& claim : *computed.find("claims")->items()) claims += claim.text("id");
  return claims;
}

TEST(Check, FindsTheTrueEndingOfEveryEngineGame) {
  const std::map<std::string, std::string, std::less<>> endings = {
      {"checkmate", "chess.result.checkmate"},
      {"stalemate", "chess.result.stalemate"},
      {"insufficient_material", "chess.result.dead_position"},
      {"fivefold_repetition", "chess.result.fivefold"},
      {"seventyfive_moves", "chess.result.seventyfive"},
      {"threefold_repetition", "chess.claim.threefold"},
      {"fifty_moves", "chess.claim.fifty_moves"},
  };
  const std::string bytes = read_file(LUATCO_DATA_DIR "/games/engine_games.pgn");
  const auto games = games_of(check(bytes, {}));
  constexpr std::string_view kTag = "[Termination \"";
  std::size_t at = 0;
  for (const api::Json& game : games) {
    at = bytes.find(kTag, at) + kTag.size();
    const std::string termination = bytes.substr(at, bytes.find('"', at) - at);
    EXPECT_EQ(ending_of(game), endings.at(termination)) << game.dump();
    for (const api::Json& finding : *game.find("findings")->items()) {
      // The engines' arbiter saw a dead position by the men alone; where the only legal move takes
      // the last of them, it was dead a ply before (5.2.2).
      const bool dead_before = finding.text("id") == "pgn.move_after_end" &&
                               finding.find("args")->text("ending") == "chess.result.dead_position";
      EXPECT_TRUE(dead_before || finding.text("severity") == "note") << finding.dump();
    }
  }
  EXPECT_EQ(games.size(), 575U);
}

}  // namespace
}  // namespace luatco::archive
