#include "luatco/archive/convert.h"

#include <gtest/gtest.h>

#include <fstream>

#include "luatco/archive/check.h"
#include "luatco/archive/test_source.h"

namespace luatco::archive {
namespace {

const std::atomic<bool> kGoOn = false;

std::string convert(const std::string& bytes, const ConvertOptions& options) {
  TextStream stream(std::make_unique<TestSource>(bytes, 100));
  std::string out;
  convert_archive(stream, options, [&](std::string_view text) { out += text; }, kGoOn);
  return out;
}

constexpr const char* kGame =
    "[White \"A\"]\n[Black \"B \\\"x\\\"\"]\n[Result \"1-0\"]\n\n"
    "1. e2-e4 {first} e5 (1... c5 2. Nf3 $2 (2. c3)) 2. Nf3 Nc6! 3. Bb5 1-0\n";

TEST(Convert, PgnKeepsVariationsCommentsAndAnnotationsInExportForm) {
  EXPECT_EQ(convert(kGame, {}),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n"
            "[Black \"B \\\"x\\\"\"]\n[Result \"1-0\"]\n\n"
            "1. e4 {first} 1... e5 (1... c5 2. Nf3 $2 (2. c3)) 2. Nf3 Nc6 $1 3. Bb5 1-0\n\n");
}

TEST(Convert, PgnOfPgnIsItself) {
  std::ifstream stream(LUATCO_DATA_DIR "/cases/archive/mixed.pgn", std::ios::binary);
  const std::string mixed{std::istreambuf_iterator<char>(stream), {}};
  const std::string once = convert(mixed, {});
  EXPECT_EQ(convert(once, {}), once);
  for (const std::size_t target : {1U, 100U, 1000U}) {
    EXPECT_EQ(convert(mixed, {.threads = 3, .sizes = {.target = target}}), once);
  }
  std::size_t at = 0;
  for (std::size_t end = 0; (end = once.find('\n', at)) != std::string::npos; at = end + 1) {
    EXPECT_TRUE(end - at <= 80 || once[at] == '[') << once.substr(at, end - at);
  }
}

TEST(Convert, LettersMayBeVietnamese) {
  const std::string out = convert(kGame, {.notation = "san_vi"});
  EXPECT_NE(out.find("2. Mf3 Mc6 $1 3. Tb5 1-0"), std::string::npos) << out;
}

TEST(Convert, UciIsWhatEnginesTake) {
  EXPECT_EQ(convert(kGame, {.format = OutputFormat::Uci}),
            "position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5\n");
  EXPECT_EQ(convert("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n",
                    {.format = OutputFormat::Uci}),
            "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1\n");
  EXPECT_EQ(convert("*\n", {.format = OutputFormat::Uci}), "position startpos\n");
}

TEST(Convert, FenIsALineAPosition) {
  EXPECT_EQ(convert("1. e4 *\n", {.format = OutputFormat::Fen}),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n\n");
}

TEST(Convert, EpdIsTheFinalPositionWithPlayersAndResult) {
  EXPECT_EQ(convert(kGame, {.format = OutputFormat::Epd}),
            "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - hmvc 3; fmvn 3; "
            "c0 \"1-0\"; id \"A - B 'x'\";\n");
}

TEST(Convert, JsonlHasTagsAndMoves) {
  EXPECT_EQ(convert("[White \"A\"]\n\n1. e4 1-0\n", {.format = OutputFormat::Jsonl}),
            "{\"game\":\"chess\",\"tags\":{\"White\":\"A\"},"
            "\"fen\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\","
            "\"moves\":[\"e2e4\"],\"san\":[\"e4\"],\"result\":\"1-0\",\"complete\":true}\n");
}

TEST(Convert, AGameNobodyCanPlayKeepsItsFen) {
  const std::string out = convert("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n", {});
  EXPECT_NE(out.find("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]"), std::string::npos) << out;
}

TEST(Convert, NotationsAreKnownOrNot) {
  EXPECT_TRUE(can_convert({.notation = "san_vi"}));
  EXPECT_TRUE(can_convert({.notation = "san_de"}));
  EXPECT_FALSE(can_convert({.notation = "san_xx"}));
  EXPECT_FALSE(can_convert({.game = "go"}));
}

}  // namespace
}  // namespace luatco::archive
