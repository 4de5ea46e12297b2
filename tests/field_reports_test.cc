// data/cases/field_reports_*.jsonl: what went wrong elsewhere, asked of our API. Keys of
// "expect": error, legal, reason_prefix, count, moves_exactly, moves_contain, moves_exclude,
// faults (the last words of all fault ids), fen; of a ruling: state, result, ending, article,
// repetitions, claims ("id" or "id move"), violations, steps (effects and refusals), clocks; answer
// (can_mate).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "luatco/api/api.h"
#include "tests/cases.h"

namespace luatco::api {
namespace {

using testing::Contains;
using testing::IsSupersetOf;
using testing::Not;
using testing::UnorderedElementsAreArray;

/// The string members `name` of the objects in a list of the answer.
std::vector<std::string> column(const Json& answer, std::string_view list, std::string_view name) {
  std::vector<std::string> out;
  if (const Json* rows = answer.find(list); rows != nullptr && rows->items() != nullptr) {
    for (const Json& row : *rows->items()) out.emplace_back(row.text(name));
  }
  return out;
}

/// "id", or "id move" where the move has to be written down.
std::vector<std::string> claims(const Json& answer) {
  std::vector<std::string> out;
  for (const Json& claim : *answer.find("claims")->items()) {
    out.emplace_back(claim.text("id"));
    if (claim.find("with_move") != nullptr) out.back().append(" ").append(claim.text("with_move"));
  }
  return out;
}

std::vector<std::string> steps(const Json& answer) {
  std::vector<std::string> out;
  for (const Json& step : *answer.find("steps")->items()) {
    const Json* refusal = step.find("refusal");
    out.emplace_back(refusal != nullptr ? refusal->text("id") : step.text("effect"));
  }
  return out;
}

/// What a ruling answers; false for a key of another operation.
bool check_ruling(const Json& answer, const Json& expect, const std::string& key,
                  const Json& value) {
  if (key == "state" || key == "answer") {
    EXPECT_EQ(answer.text(key), *value.string());
  } else if (key == "result" || key == "ending" || key == "article") {
    const Json* outcome = answer.find("outcome");
    EXPECT_TRUE(outcome != nullptr && outcome->text(key) == *value.string());
  } else if (key == "repetitions") {
    EXPECT_EQ(*answer.find("counts")->find(key), value);
  } else if (key == "claims") {
    EXPECT_EQ(claims(answer), strings(expect, key));
  } else if (key == "violations") {
    EXPECT_EQ(column(answer, key, "kind"), strings(expect, key));
  } else if (key == "steps") {
    EXPECT_EQ(steps(answer), strings(expect, key));
  } else if (key == "clocks") {
    EXPECT_EQ(*answer.find(key), value);
  } else {
    return false;
  }
  return true;
}

void check(const std::string& game, const Json& answer, const Json& expect, const std::string& key,
           const Json& value) {
  if (check_ruling(answer, expect, key, value)) return;
  const auto moves = column(answer, "moves", "move");
  if (key == "error") {
    ASSERT_NE(answer.find("error"), nullptr);
    EXPECT_EQ(answer.find("error")->text("id"), *value.string());
  } else if (key == "legal") {
    ASSERT_NE(answer.find("legal"), nullptr);
    EXPECT_EQ(*answer.find("legal"), value);
  } else if (key == "reason_prefix") {
    for (const std::string& prefix : strings(expect, key)) {
      EXPECT_THAT(column(answer, "reasons", "id"), Contains(testing::StartsWith(prefix)));
    }
  } else if (key == "count") {
    EXPECT_EQ(static_cast<std::int64_t>(moves.size()), *value.integer());
  } else if (key == "moves_exactly") {
    EXPECT_THAT(moves, UnorderedElementsAreArray(strings(expect, key)));
  } else if (key == "moves_contain") {
    EXPECT_THAT(moves, IsSupersetOf(strings(expect, key)));
  } else if (key == "moves_exclude") {
    ASSERT_FALSE(moves.empty());
    for (const std::string& move : strings(expect, key)) EXPECT_THAT(moves, Not(Contains(move)));
  } else if (key == "faults") {
    std::vector<std::string> ids;
    for (const std::string& word : strings(expect, key)) ids.push_back(game + ".setup." + word);
    EXPECT_THAT(column(answer, "faults", "id"), UnorderedElementsAreArray(ids));
  } else if (key == "fen") {
    EXPECT_EQ(answer.text("fen"), *value.string());
  } else {
    ADD_FAILURE() << "unknown key " << key;
  }
}

void expect_rows(const std::string& file, const std::string& prefix) {
  for (const Json& row : read_cases(file)) {
    const Json given = answer(*row.find("request"));
    SCOPED_TRACE(row.dump() + "\n" + given.dump());
    for (const auto& [key, value] : *row.find("expect")->members()) {
      check(prefix, given, *row.find("expect"), key, value);
    }
  }
}

TEST(FieldReports, OfChessProgramsDoNotHappenHere) {
  expect_rows("field_reports_chess.jsonl", "chess");
}
TEST(FieldReports, OfXiangqiProgramsDoNotHappenHere) {
  expect_rows("field_reports_xiangqi.jsonl", "xq");
}

}  // namespace
}  // namespace luatco::api
