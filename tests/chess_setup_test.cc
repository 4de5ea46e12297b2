// data/cases/chess/setup.jsonl: set-ups and all their faults, by layer. A row:
//   fen       the text
//   variant   "chess960", or absent
//   faults    every fault, as "word", "word square" or "word @offset"
//   normal    the FEN in normal form, where the set-up can be played
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "luatco/chess/fault_id.h"
#include "luatco/chess/fen.h"
#include "tests/cases.h"

namespace luatco::chess {
namespace {

std::string describe(const Fault& fault) {
  constexpr std::string_view prefix = "chess.setup.";
  EXPECT_TRUE(fault.id.starts_with(prefix)) << fault.id;
  std::string text(fault.id.substr(prefix.size()));
  if (fault.square) text += " " + std::string(name(square_at(fault.square->index)));
  if (fault.offset) text += " @" + std::to_string(*fault.offset);
  return text;
}

Variant variant_of(const api::Json& row) {
  return row.text("variant") == "chess960" ? Variant::Chess960 : Variant::Standard;
}

TEST(Setup, IsAnsweredWithAllItsFaultsAtOnce) {
  for (const api::Json& row : read_cases("chess/setup.jsonl")) {
    const std::string fen(row.text("fen"));
    const auto checked = check_fen(fen, variant_of(row));
    std::vector<std::string> found;
    for (const Fault& fault : checked.faults) found.push_back(describe(fault));
    EXPECT_THAT(found, testing::UnorderedElementsAreArray(strings(row, "faults"))) << row.dump();
    EXPECT_EQ(checked.position.has_value(), !has_error(checked.faults)) << fen;
    EXPECT_EQ(checked.position ? normal_fen(*checked.position) : "", row.text("normal")) << fen;
  }
}

TEST(Setup, EachFaultIsMetByARowAndMissedByAnotherOne) {
  std::map<std::string, int> rows_with;
  int rows = 0;
  for (const api::Json& row : read_cases("chess/setup.jsonl")) {
    std::set<std::string> words;
    for (const std::string& fault : strings(row, "faults")) {
      words.insert("chess.setup." + fault.substr(0, fault.find(' ')));
    }
    for (const std::string& word : words) ++rows_with[word];
    ++rows;
  }
  for (const std::string_view id : fault_ids()) {
    EXPECT_GT(rows_with[std::string(id)], 0) << id;
    EXPECT_LT(rows_with[std::string(id)], rows) << id;
  }
}

TEST(Setup, TheNormalFormReadsBackAsTheSamePositionWithoutFaultsOfTheText) {
  for (const api::Json& row : read_cases("chess/setup.jsonl")) {
    const auto checked = check_fen(row.text("fen"), variant_of(row));
    if (!checked.position) continue;
    const std::string normal = normal_fen(*checked.position);
    const chess::Setup setup = checked.position->setup();
    const auto again = check_fen(normal, setup.variant);
    ASSERT_TRUE(again.position) << normal;
    EXPECT_EQ(*again.position, *checked.position) << normal;
    EXPECT_EQ(normal_fen(*again.position), normal);
    EXPECT_TRUE(parse_fen(normal, setup.variant).faults.empty()) << normal;
    for (const CastlingStyle style : {CastlingStyle::XFen, CastlingStyle::Shredder}) {
      EXPECT_EQ(Position::from_setup(parse_fen(write_fen(setup, style), setup.variant).setup)
                    .position->setup(),
                setup)
          << normal;
    }
  }
}

TEST(Setup, FaultsOfHostileTextsAreBounded) {
  const std::size_t limit = fault_ids().size() * kMaxSameFaults;
  for (const char c : {'/', '9', '8', 'k', '\xff', ' '}) {
    const std::string flood(1'000'000, c);
    for (const std::string& text : {flood, "8/8/8/8/8/8/8/8 w " + flood}) {
      EXPECT_LE(parse_fen(text).faults.size(), limit);
      EXPECT_FALSE(check_fen(text).position);
    }
  }
}

TEST(Chess960, StartNumber518IsTheStandardOne) {
  EXPECT_EQ(write_fen(chess960_setup(518)), kInitialFen);
}

TEST(Chess960, The960StartsDifferAndHaveNoFault) {
  std::set<std::string> seen;
  for (int n = 0; n < 960; ++n) {
    const chess::Setup setup = chess960_setup(n);
    const std::string fen = write_fen(setup);
    EXPECT_TRUE(check_fen(fen, Variant::Chess960).faults.empty()) << n << " " << fen;
    seen.insert(fen);
  }
  EXPECT_EQ(seen.size(), 960U);
}

}  // namespace
}  // namespace luatco::chess
