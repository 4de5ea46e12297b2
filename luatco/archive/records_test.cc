// data/cases/records: archives of xiangqi in every format, encoding and notation, and what must be
// said of each.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "luatco/archive/check.h"
#include "luatco/archive/convert.h"
#include "luatco/archive/test_source.h"

namespace luatco::archive {
namespace {

const std::string kFolder = std::string(LUATCO_DATA_DIR) + "/cases/records/";

std::string file_bytes(std::string_view name) {
  std::ifstream in(kFolder + std::string(name), std::ios::binary);
  EXPECT_TRUE(in) << name;
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<api::Json> rows() {
  std::ifstream in(kFolder + "expected.jsonl");
  std::vector<api::Json> all;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with('#')) all.push_back(*api::parse_json(line));
  }
  EXPECT_GE(all.size(), 20U);
  return all;
}

std::vector<api::Json> check(const std::string& bytes, PieceSizes sizes = {}) {
  TextStream stream(std::make_unique<TestSource>(bytes, 1000));
  const JsonWriter writer("file", {});
  std::string out;
  check_archive(stream, {.moves = true, .sizes = sizes},
                {.writer = writer,
                 .print = [&](std::string_view text) { out += text; },
                 .progress = [](const Totals&) {},
                 .stop = kNeverStopped});
  std::vector<api::Json> games;
  for (std::size_t at = 0, end = 0; (end = out.find('\n', at)) != std::string::npos; at = end + 1) {
    games.push_back(*api::parse_json(std::string_view(out).substr(at, end - at)));
  }
  return games;
}

std::string convert(const std::string& bytes, const ConvertOptions& options) {
  TextStream stream(std::make_unique<TestSource>(bytes, 1000));
  std::string out;
  convert_archive(stream, options, [&](std::string_view text) { out += text; }, kNeverStopped);
  return out;
}

std::vector<std::string> moves_of(const std::vector<api::Json>& games) {
  std::vector<std::string> moves;
  for (const api::Json& game : games) {
    const api::Json* list = game.find("moves");
    if (list == nullptr) continue;
    for (const api::Json& move : *list->items()) moves.push_back(*move.string());
    moves.emplace_back("-");
  }
  return moves;
}

/// "game ply token id", one for each error.
std::vector<std::string> errors_of(const std::vector<api::Json>& games) {
  std::vector<std::string> errors;
  for (std::size_t i = 0; i < games.size(); ++i) {
    for (const api::Json& finding : *games[i].find("findings")->items()) {
      if (finding.text("severity") != "error") continue;
      errors.push_back(std::to_string(i + 1) + " " +
                       std::to_string(*finding.find("ply")->integer()) + " " +
                       std::string(finding.text("token")) + " " + std::string(finding.text("id")));
      // All illegal records of the collection are of one kind, one of them after mate.
      EXPECT_THAT(std::string(finding.find("args")->find("reason")->text("id")),
                  testing::AnyOf("xq.check.not_answered", "xq.game.over"));
    }
  }
  return errors;
}

TEST(Records, EveryFileIsReadAsItsRowSays) {
  for (const api::Json& row : rows()) {
    SCOPED_TRACE(row.text("file"));
    const auto games = check(file_bytes(row.text("file")));
    EXPECT_EQ(games.size(), static_cast<std::size_t>(*row.find("games")->integer()));
    std::int64_t plies = 0;
    for (const api::Json& game : games) {
      plies += *game.find("plies")->integer();
      EXPECT_EQ(game.text("game"), "xiangqi");
      EXPECT_EQ(game.text("format"), row.text("format"));
      EXPECT_EQ(game.text("encoding"), row.text("encoding"));
      EXPECT_EQ(game.text("notation"), row.text("notation"));
      if (row.find("result") != nullptr) {
        EXPECT_EQ(game.text("result"), row.text("result"));
      }
    }
    EXPECT_EQ(plies, *row.find("plies")->integer());
    std::vector<std::string> errors;
    for (const api::Json& error : *row.find("errors")->items()) {
      errors.push_back(std::to_string(*error.find("game")->integer()) + " " +
                       std::to_string(*error.find("ply")->integer()) + " " +
                       std::string(error.text("token")) + " " + std::string(error.text("id")));
    }
    EXPECT_EQ(errors_of(games), errors);
    if (const api::Json* moves = row.find("moves")) {
      EXPECT_EQ(games.at(0).find("moves")->dump(), moves->dump());
    }
  }
}

TEST(Records, PlacesInAFileAreBytesOfItsOwnEncoding) {
  const std::string bytes = file_bytes("gbk_footer.pgn");
  const auto games = check(bytes);
  ASSERT_EQ(games.size(), 1U);
  const auto& findings = *games[0].find("findings")->items();
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].text("id"), "pgn.text_after_result");
  EXPECT_EQ(*findings[0].find("offset")->integer(), static_cast<std::int64_t>(bytes.find("====")));
}

TEST(Records, GamesOfDifferentEncodingsAndGamesStandInOneFile) {
  const std::string bytes = file_bytes("big5_g00989.pgn") + "\n" + file_bytes("gbk_footer.pgn") +
                            "\n" + file_bytes("ccpd_wxf.pgn") +
                            "[White \"A\"]\n\n1. e4 e5 1-0\n\n" + file_bytes("tcvn3.pgn");
  const auto games = check(bytes);
  ASSERT_EQ(games.size(), 16U);
  EXPECT_EQ(games[0].text("encoding"), "big5");
  EXPECT_EQ(games[1].text("encoding"), "gbk");
  EXPECT_EQ(games[2].text("encoding"), "utf-8");
  EXPECT_EQ(games[14].text("game"), "chess");
  EXPECT_EQ(games[14].text("notation"), "san");
  EXPECT_EQ(games[15].text("encoding"), "tcvn3");
  EXPECT_THAT(errors_of(games), testing::IsEmpty());
  for (const std::size_t target : {1U, 700U, 5000U}) {
    EXPECT_EQ(check(bytes, {.target = target}), games) << "pieces of " << target;
  }
}

/// The games of every file come back the same from every way of writing them.
TEST(Records, WhatIsConvertedIsReadBackTheSame) {
  for (const api::Json& row : rows()) {
    const std::string bytes = file_bytes(row.text("file"));
    const auto moves = moves_of(check(bytes));
    for (const std::string notation : {"", "uci", "uci_rank1", "wxf", "wxf_fairy", "chinese",
                                       "vietnamese", "vietnamese_long", "spoken"}) {
      const auto games = check(convert(bytes, {.notation = notation}));
      EXPECT_EQ(moves_of(games), moves) << row.text("file") << ' ' << notation;
      EXPECT_EQ(games.at(0).text("notation"), notation.empty() ? "iccs" : notation);
    }
    for (const OutputFormat format : {OutputFormat::DhtmlXq, OutputFormat::Jsonl}) {
      EXPECT_EQ(moves_of(check(convert(bytes, {.format = format}))), moves) << row.text("file");
    }
  }
}

TEST(Records, VariationsAndCommentsGoFromXqfThroughPgnAndDhtmlXq) {
  const std::string pgn = convert(file_bytes("v18_keyed_variations.xqf"), {});
  EXPECT_THAT(pgn, testing::HasSubstr("("));
  const std::string ubb = convert(pgn, {.format = OutputFormat::DhtmlXq});
  EXPECT_THAT(ubb, testing::HasSubstr("[DhtmlXQ_move_0_"));
  EXPECT_EQ(convert(ubb, {}), pgn);
}

TEST(Records, NamesComeOutInUtf8) {
  for (const std::string_view file : {"tcvn3.pgn", "vni.pgn", "windows1258.pgn"}) {
    EXPECT_THAT(convert(file_bytes(file), {}),
                testing::AnyOf(testing::HasSubstr("[Red \"Nguyễn Văn An\"]"),
                               testing::HasSubstr("[Red \"Lê Hữu Phước\"]")))
        << file;
  }
}

TEST(Records, ADamagedXqfFileGivesWhatCouldBeRead) {
  for (const std::string_view file : {"v10_endgame.xqf", "v18_keyed_variations.xqf"}) {
    const std::string bytes = file_bytes(file);
    for (std::size_t size = 0; size < bytes.size(); size += 7) {
      EXPECT_LE(check(bytes.substr(0, size)).size(), 1U);
    }
    for (std::size_t at = 0; at < bytes.size(); ++at) {
      std::string broken = bytes;
      broken[at] = static_cast<char>(broken[at] ^ 0x55);
      EXPECT_LE(check(broken).size(), 1U);
    }
  }
}

}  // namespace
}  // namespace luatco::archive
