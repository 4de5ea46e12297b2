// What a report on an archive keeps: counts of every game, examples of a few, the same for any way
// the archive was cut.
#include "luatco/check/digest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "luatco/archive/check.h"
#include "luatco/archive/test_source.h"

namespace luatco::archive {
namespace {

using check::Digest;
using check::Example;

std::string mixed() {
  std::ifstream stream(LUATCO_DATA_DIR "/cases/archive/mixed.pgn", std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

Digest digest(const std::string& bytes, std::size_t piece = 256 << 10, unsigned threads = 1) {
  TextStream stream(std::make_unique<TestSource>(bytes, 1 << 16));
  const DigestWriter writer("games.pgn");
  const std::atomic<bool> stop = false;
  Digest all;
  CheckOptions options{.boards = true, .threads = threads};
  options.sizes.target = piece;
  const CheckDoors doors{
      .writer = writer,
      .print = [](std::string_view) {},
      .progress = [](const Totals&) {},
      .stop = stop,
      .keep = [&](Digest&& more, std::uint64_t before) { all.add(std::move(more), before); }};
  check_archive(stream, options, doors);
  return all;
}

/// Everything an example says, to compare two digests.
std::string told(const Digest& digest) {
  std::ostringstream out;
  for (const auto& [game, games] : digest.games) {
    out << game << ' ' << games.games << ' ' << games.plies << '\n';
    for (const auto& [result, n] : games.results) out << "  " << result << ' ' << n << '\n';
    for (const auto& [ending, n] : games.endings) out << "  " << ending << ' ' << n << '\n';
  }
  for (const auto& [id, kind] : digest.kinds) {
    out << id.id << ' ' << id.reason << ' ' << kind.findings << '\n';
    for (const Example& one : kind.examples) {
      out << "  " << one.place.number << ' ' << one.place.first << ' '
          << one.finding.ply.value_or(0) << ' ' << one.finding.token.value_or("") << ' '
          << one.finding.fen << ' ' << one.finding.shown.dump() << '\n';
    }
  }
  for (const auto& bad : digest.bad_games) out << bad.place.number << ' ' << bad.result << '\n';
  return out.str();
}

TEST(Digest, CountsEveryGameAndItsEnding) {
  const Digest all = digest(mixed());
  std::uint64_t endings = 0;
  for (const auto& [ending, n] : all.games.at("chess").endings) endings += n;
  EXPECT_EQ(endings, all.games.at("chess").games);
  EXPECT_GT(all.games.at("chess").endings.at("chess.result.checkmate"), 0U);
}

TEST(Digest, IsTheSameForAnyPiecesAndThreads) {
  const std::string whole = told(digest(mixed()));
  EXPECT_EQ(told(digest(mixed(), 1)), whole);
  EXPECT_EQ(told(digest(mixed(), 1, 4)), whole);
}

TEST(Digest, ShowsWhatIsRefusedOnTheBoardBeforeIt) {
  const Digest all = digest("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Ke3 1-0\n");
  const Digest::Kind& kind = all.kinds.at({"pgn.illegal_move", "chess.king.too_far"});
  ASSERT_EQ(kind.examples.size(), 1U);
  const Example& example = kind.examples[0];
  EXPECT_EQ(example.place.first, "A");
  EXPECT_EQ(example.finding.token, "Ke3");
  EXPECT_EQ(example.finding.fen, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  EXPECT_NE(example.finding.shown.dump().find(R"("from":"e1","to":"e3","kind":"try")"),
            std::string::npos);
}

TEST(Digest, DoesNotGrowWithTheNumberOfGames) {
  std::string many;
  for (int i = 0; i < 1000; ++i) many += "1. e4 e5 2. Ke3 1-0\n\n";
  const Digest all = digest(many, 1000, 2);
  const Digest::Kind& kind = all.kinds.at({"pgn.illegal_move", "chess.king.too_far"});
  EXPECT_EQ(kind.findings, 1000U);
  EXPECT_EQ(kind.examples.size(), Digest::Limits{}.examples);
  EXPECT_EQ(all.bad_games.size(), Digest::Limits{}.bad_games);
  EXPECT_EQ(all.bad_games.back().place.number, Digest::Limits{}.bad_games);
  EXPECT_EQ(all.games.at("chess").lengths.size(), 3U);
}

TEST(Digest, LongNamesAndWordsAreCut) {
  const std::string name(5000, 'x');
  const Digest all = digest("[White \"" + name + "\"]\n\n1. " + name + " 1-0\n");
  for (const auto& [id, kind] : all.kinds) {
    for (const Example& one : kind.examples) {
      EXPECT_LE(one.place.first.size(), Digest::kNameLength);
      EXPECT_LE(one.finding.token.value_or("").size(), Digest::kNameLength);
    }
  }
}

}  // namespace
}  // namespace luatco::archive
