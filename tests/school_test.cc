// The school's operations by rows: an exercise, what is answered to it, and what has to come back.
#include <gtest/gtest.h>

#include "luatco/api/api.h"
#include "tests/cases.h"

namespace luatco {
namespace {

using api::Json;

/// Every member of `wanted` is in `answer` as it stands.
void expect_members(const Json& answer, const Json& wanted, const std::string& says) {
  for (const auto& [name, value] : *wanted.members()) {
    const Json* member = answer.find(name);
    ASSERT_NE(member, nullptr) << says << ": " << name << " in " << answer.dump();
    EXPECT_EQ(member->dump(), value.dump()) << says << ": " << name;
  }
}

/// The first step of what is told is said by that id; "" where nothing is told.
void expect_told(const Json& answer, std::string_view id, const std::string& says) {
  const Json* steps = answer.find("steps");
  ASSERT_NE(steps, nullptr) << says << ": " << answer.dump();
  const bool silent = steps->items()->empty();
  EXPECT_EQ(silent ? std::string_view{} : steps->items()->front().text("id"), id) << says;
}

/// A made item has so many solutions, and is the same when made again.
void expect_item(const Json& request, const Json& answer, std::int64_t solutions,
                 const std::string& says) {
  const Json* item = answer.find("item");
  ASSERT_NE(item, nullptr) << says << ": " << answer.dump();
  EXPECT_EQ(api::answer(request).dump(), answer.dump()) << says;
  Json exercise = Json::object();
  exercise.set("op", "exercise");
  exercise.set("game", request.text("game", "chess"));
  exercise.set("item", *item);
  const Json facts = api::answer(exercise);
  ASSERT_NE(facts.find("solutions"), nullptr) << says << ": " << facts.dump();
  EXPECT_EQ(static_cast<std::int64_t>(facts.find("solutions")->items()->size()), solutions)
      << says << ": " << facts.dump();
}

TEST(School, EveryExerciseIsJudgedByTheRules) {
  for (const Json& row : read_cases("school/exercises.jsonl")) {
    const std::string says(row.text("says"));
    const Json& request = *row.find("request");
    const Json answer = api::answer(request);
    if (const Json* error = row.find("error")) {
      ASSERT_NE(answer.find("error"), nullptr) << says << ": " << answer.dump();
      EXPECT_EQ(answer.find("error")->text("id"), *error->string()) << says;
    } else if (const Json* solutions = row.find("solutions")) {
      expect_item(request, answer, *solutions->integer(), says);
    } else if (const Json* told = row.find("tells")) {
      expect_told(answer, *told->string(), says);
    } else {
      expect_members(answer, *row.find("has"), says);
    }
  }
}

}  // namespace
}  // namespace luatco
