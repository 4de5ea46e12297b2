#include "luatco/archive/cutter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "luatco/archive/test_source.h"

namespace luatco::archive {
namespace {

/// A toy: games begin with '['.
std::size_t last_bracket(std::string_view text) {
  const auto at = text.rfind('[');
  return at == std::string_view::npos ? 0 : at;
}

std::vector<Piece> cut(const std::string& text, PieceSizes sizes, std::size_t step = 7) {
  TextStream stream(std::make_unique<TestSource>(text, step));
  Cutter cutter(stream, last_bracket, sizes);
  std::vector<Piece> pieces;
  for (Piece piece; cutter.next(piece);) pieces.push_back(piece);
  return pieces;
}

TEST(Cutter, PiecesTogetherAreTheText) {
  std::string text;
  for (int i = 0; i < 50; ++i) text += "[game " + std::string(static_cast<std::size_t>(i), 'x');
  for (std::size_t target = 1; target < 200; ++target) {
    std::string together;
    for (const Piece& piece : cut(text, {target, 1000})) {
      EXPECT_EQ(piece.offset, together.size());
      EXPECT_EQ(piece.bytes, piece.text.size());
      EXPECT_EQ(piece.text.front(), '[');
      EXPECT_FALSE(piece.broken);
      together += piece.text;
    }
    EXPECT_EQ(together, text);
  }
}

TEST(Cutter, AGameLongerThanTheTargetStaysWhole) {
  const std::string text = "[" + std::string(1000, 'x') + "[" + std::string(1000, 'y');
  const auto pieces = cut(text, {10, 4000});
  ASSERT_EQ(pieces.size(), 2U);
  EXPECT_EQ(pieces[0].text.size(), 1001U);
}

TEST(Cutter, AGameLongerThanTheLimitIsCutAndSaysSo) {
  const auto pieces = cut("[" + std::string(1000, 'x') + "[short", {10, 100});
  ASSERT_EQ(pieces.size(), 11U);
  EXPECT_TRUE(pieces[0].broken);
  EXPECT_EQ(pieces[0].text.size(), 100U);
  EXPECT_FALSE(pieces[10].broken);
  EXPECT_EQ(pieces[10].text, "x[short");
}

TEST(Cutter, NothingGivesNoPiece) { EXPECT_TRUE(cut("", {10, 100}).empty()); }

TEST(Cutter, OffsetsCountTheBytesOfTheFileNotOfUtf8) {
  std::string bytes = "\xFF\xFE";
  for (const char c : std::string_view("[a[b[c")) bytes += std::string{c, '\0'};
  const auto pieces = cut(bytes, {2, 100});
  ASSERT_EQ(pieces.size(), 3U);
  EXPECT_EQ(pieces[0].offset, 2U);
  EXPECT_EQ(pieces[1].offset, 6U);
  EXPECT_EQ(pieces[2].offset, 10U);
  EXPECT_EQ(pieces[2].bytes, 4U);
}

}  // namespace
}  // namespace luatco::archive
