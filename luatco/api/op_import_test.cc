#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "luatco/api/api.h"
#include "luatco/api/base64.h"

namespace luatco::api {
namespace {

std::string base64(std::string_view bytes) {
  constexpr std::string_view kSigns =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t j = 0; j < 3; ++j) {
      const auto byte = i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U;
      group = group << 8 | byte;
    }
    for (int shift = 18; shift >= 0; shift -= 6) text += kSigns[group >> shift & 63];
  }
  const std::size_t over = (3 - bytes.size() % 3) % 3;
  return text.substr(0, text.size() - over) + std::string(over, '=');
}

TEST(Base64, ComesBackAsItWas) {
  for (const std::string_view bytes :
       {std::string_view(""), std::string_view("f"), std::string_view("fo"),
        std::string_view("foo"), std::string_view("\xFF\x00\x80x", 4)}) {
    EXPECT_EQ(base64_bytes(base64(bytes)), bytes);
  }
  EXPECT_EQ(base64_bytes("Zm8"), "fo");
  for (const char* bad : {"A", "A===", "AB*D", "Zm9vYmFyA"}) EXPECT_FALSE(base64_bytes(bad)) << bad;
}

Json import_xqf(std::string_view bytes) {
  return answer(Json::object().set("op", "import").set("xqf", base64(bytes)));
}

TEST(Import, AFileOfXqfIsReadWithItsTextsAByteACharacter) {
  std::ifstream stream(LUATCO_DATA_DIR "/cases/records/v18_keyed_variations.xqf", std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
  const Json answer = import_xqf(bytes);
  ASSERT_TRUE(*answer.find("ok")->boolean()) << answer.dump();
  const Json& game = answer.find("games")->items()->front();
  EXPECT_EQ(game.text("game"), "xiangqi");
  EXPECT_GT(game.find("moves")->items()->size(), 3U);
  EXPECT_TRUE(parse_json(answer.dump())) << "no byte that is no UTF-8";
}

TEST(Import, WhatIsNoXqfIsRefused) {
  for (const std::string_view bytes : {std::string_view("XQ"), std::string_view("PGN")}) {
    EXPECT_EQ(import_xqf(bytes).find("error")->text("id"), "api.bad_field");
  }
}

}  // namespace
}  // namespace luatco::api
