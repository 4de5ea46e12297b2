// Rulings of the sets of xiangqi on whole games, one row for a sentence of docs/laws/xiangqi.md:
// what must stand in the answer, and near misses that must not be ruled so. A row's "line" is its
// game: [times, [moves...]] after each other.
#include <gtest/gtest.h>

#include <string>

#include "luatco/api/api.h"
#include "tests/cases.h"

namespace luatco::api {
namespace {

/// Objects may hold more than what is expected of them; lists and values are the same.
bool holds(const Json& given, const Json& expected) {
  if (const auto* members = expected.members()) {
    for (const auto& [name, value] : *members) {
      const Json* found = given.find(name);
      if (found == nullptr || !holds(*found, value)) return false;
    }
    return true;
  }
  if (const auto* items = expected.items()) {
    const auto* found = given.items();
    if (found == nullptr || found->size() != items->size()) return false;
    for (std::size_t i = 0; i < items->size(); ++i) {
      if (!holds((*found)[i], (*items)[i])) return false;
    }
    return true;
  }
  return given == expected;
}

/// The request of a row with the moves of its line.
Json request_of(const Json& row) {
  Json moves = Json::array();
  for (const Json& part : *row.find("line")->items()) {
    const auto& [times, texts] = std::pair(part.items()->front(), part.items()->back());
    for (std::int64_t n = 0; n < *times.integer(); ++n) {
      for (const Json& text : *texts.items()) moves.push(text);
    }
  }
  Json request = *row.find("request");
  request.set("moves", std::move(moves));
  return request;
}

/// The same game with the colours changed, seen from the other side of the board.
Json colours_changed(const Json& request) {
  const std::string_view fen = request.text("fen");
  const std::string_view placement = fen.substr(0, fen.find(' '));
  std::string other;
  for (std::size_t end = placement.size() + 1; end > 0;) {
    const std::size_t slash = end >= 2 ? placement.rfind('/', end - 2) : placement.npos;
    const std::size_t begin = slash == placement.npos ? 0 : slash + 1;
    if (!other.empty()) other += '/';
    for (const char c : placement.substr(begin, end - 1 - begin)) {
      const bool upper = c >= 'A' && c <= 'Z';
      const bool lower = c >= 'a' && c <= 'z';
      other += upper   ? static_cast<char>(c - 'A' + 'a')
               : lower ? static_cast<char>(c - 'a' + 'A')
                       : c;
    }
    end = begin;
  }
  const std::string_view rest = fen.substr(placement.size());
  other += rest.starts_with(" w") ? " b" : " w";
  other += rest.substr(2);
  Json moves = Json::array();
  for (const std::string& move : strings(request, "moves")) {
    std::string turned = move;
    for (const std::size_t rank : {1U, 3U})
      turned[rank] = static_cast<char>('0' + '9' - move[rank]);
    moves.push(turned);
  }
  return Json::object()
      .set("op", "ruling")
      .set("game", "xiangqi")
      .set("rules", request.text("rules"))
      .set("fen", other)
      .set("moves", std::move(moves));
}

std::string colour_changed(std::string_view side) {
  return side == "red" ? "black" : side == "black" ? "red" : std::string(side);
}

TEST(Rulings, AreWhatTheSentencesOfTheLawSay) {
  const auto rows = read_cases("rulings/xiangqi_articles.jsonl");
  EXPECT_GE(rows.size(), 50U);
  for (const Json& row : rows) {
    const Json given = answer(request_of(row));
    EXPECT_TRUE(holds(given, *row.find("expect")))
        << row.text("id") << ": " << row.text("test") << '\n'
        << row.find("expect")->dump() << '\n'
        << given.dump();
  }
}

TEST(Rulings, AreTheSameForTheOtherColour) {
  for (const Json& row : read_cases("rulings/xiangqi_articles.jsonl")) {
    const Json request = request_of(row);
    const Json given = answer(request);
    const Json other = answer(colours_changed(request));
    SCOPED_TRACE(std::string(row.text("id")) + '\n' + given.dump() + '\n' + other.dump());
    ASSERT_EQ(other.text("state"), given.text("state"));
    EXPECT_EQ(other.find("claims")->items()->size(), given.find("claims")->items()->size());
    EXPECT_EQ(other.find("may_not_repeat")->items()->size(),
              given.find("may_not_repeat")->items()->size());
    if (given.text("state") != "over") continue;
    const Json& outcome = *given.find("outcome");
    EXPECT_EQ(other.find("outcome")->text("ending"), outcome.text("ending"));
    EXPECT_EQ(other.find("outcome")->text("winner"), colour_changed(outcome.text("winner")));
    ASSERT_EQ(other.find("cycle") == nullptr, given.find("cycle") == nullptr);
    if (given.find("cycle") == nullptr) continue;
    EXPECT_EQ(other.find("cycle")->text("row"), given.find("cycle")->text("row"));
  }
}

}  // namespace
}  // namespace luatco::api
