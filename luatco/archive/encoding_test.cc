#include "luatco/archive/encoding.h"

#include <gtest/gtest.h>

#include "luatco/archive/test_source.h"

namespace luatco::archive {
namespace {

struct Text {
  std::string text;
  std::string encoding;
  std::uint64_t first_offset = 0;
  bool operator==(const Text&) const = default;
};

Text read_text(const std::string& bytes, std::size_t step, std::size_t room) {
  TextStream stream(std::make_unique<TestSource>(bytes, step));
  Text text{"", stream.encoding().name, stream.first_offset()};
  std::string buffer(room, '\0');
  while (const std::size_t got = stream.read(buffer)) text.text.append(buffer, 0, got);
  EXPECT_EQ(stream.read(buffer), 0U);
  return text;
}

std::string utf16(std::u16string_view text, bool big_endian) {
  std::string bytes;
  for (const char16_t unit : text) {
    const char low = static_cast<char>(unit & 0xFF);
    const char high = static_cast<char>(unit >> 8);
    bytes += big_endian ? high : low;
    bytes += big_endian ? low : high;
  }
  return bytes;
}

TEST(Encodings, AMarkNamesTheEncodingAndIsDropped) {
  const std::u16string_view text = u"[White \"Đỗ 象 \U0001F600\"]";
  const std::string utf8 = "[White \"Đỗ 象 \U0001F600\"]";
  for (const std::size_t step : {1U, 2U, 3U, 1000U}) {
    for (const std::size_t room : {4U, 5U, 1000U}) {
      EXPECT_EQ(read_text("\xEF\xBB\xBF" + utf8, step, room), (Text{utf8, "utf-8", 3}));
      EXPECT_EQ(read_text("\xFF\xFE" + utf16(text, false), step, room),
                (Text{utf8, "utf-16le", 2}));
      EXPECT_EQ(read_text("\xFE\xFF" + utf16(text, true), step, room), (Text{utf8, "utf-16be", 2}));
    }
  }
}

TEST(Encodings, WithoutAMarkBytesPassUnchanged) {
  for (const std::string text : {"", "[", "ab", "Fran\xE7ois", "Đỗ"}) {
    EXPECT_EQ(read_text(text, 1, 2), (Text{text, "utf-8", 0}));
  }
}

TEST(Encodings, HalfAUnitAtTheEndBecomesAReplacement) {
  EXPECT_EQ(read_text("\xFF\xFE" + utf16(u"ab", false) + "c", 1, 10).text, "ab\uFFFD");
}

TEST(Encodings, ALongTextInUtf16IsReadThrough) {
  std::u16string text;
  std::string expected;
  for (int i = 0; i < 100'000; ++i) {
    text += i % 7 == 0 ? u'Đ' : u'e';
    expected += i % 7 == 0 ? "Đ" : "e";
  }
  EXPECT_EQ(read_text("\xFF\xFE" + utf16(text, false), 4096, 8192).text, expected);
}

TEST(Encodings, Utf8IsRecognisedStrictly) {
  for (const char* good : {"", "ascii only, longer than eight", "Đỗ", "象棋", "\U0001F600",
                           "\xEF\xBF\xBD", "\xF4\x8F\xBF\xBF", "\xED\x9F\xBF"}) {
    EXPECT_TRUE(is_utf8(good)) << good;
  }
  for (const char* bad : {"\x80", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x9F\xBF",
                          "\xED\xA0\x80", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80",
                          "\xF5\x80\x80\x80", "\xE8\xB1", "12345678\xFF", "\xE2\x28\xA1"}) {
    EXPECT_FALSE(is_utf8(bad)) << bad;
  }
}

TEST(Encodings, WhatIsNotUtf8IsReadAsLatin1) {
  std::string storage;
  const Decoded decoded = decode("Fran\xE7ois, \xC5lesund", storage);
  EXPECT_EQ(decoded.text, "François, Ålesund");
  EXPECT_EQ(decoded.encoding, &kLatin1);
}

TEST(Encodings, BytesThatLatin1HasNotAreWindows1252) {
  std::string storage;
  const Decoded decoded = decode("\x93Gambit\x94 \x80 5 \x96 \xE9", storage);
  EXPECT_EQ(decoded.text, "“Gambit” € 5 – é");
  EXPECT_EQ(decoded.encoding, &kWindows1252);
}

TEST(Encodings, EveryByteOfWindows1252BecomesOneCharacter) {
  std::string all;
  for (int c = 1; c < 256; ++c) all += static_cast<char>(c);
  std::string storage;
  const Decoded decoded = decode(all, storage);
  EXPECT_TRUE(is_utf8(decoded.text));
  EXPECT_EQ(decoded.encoding->byte_count(decoded.text), all.size());
}

TEST(Encodings, APlaceInDecodedTextIsAPlaceInTheFile) {
  EXPECT_EQ(kUtf8.byte_count("Đỗ"), 5U);
  EXPECT_EQ(kLatin1.byte_count("François"), 8U);
  EXPECT_EQ(kUtf16Le.byte_count("Đỗ 象"), 8U);
  EXPECT_EQ(kUtf16Be.byte_count("\U0001F600!"), 6U);
}

}  // namespace
}  // namespace luatco::archive
