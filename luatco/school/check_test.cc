#include "luatco/school/check.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "luatco/school/lesson.h"

namespace luatco::school {
namespace {

using api::Json;

bool knows_all(std::string_view) { return true; }

Json unit(std::string_view name) {
  static const std::vector<Lesson> all = lessons({});
  return find_lesson(all, name)->json;
}
bool has_fault(const Json& json, std::string_view id) {
  const Checked checked = check({{"x.json", json}}, knows_all);
  return std::ranges::any_of(checked.faults, [&](const LessonFault& f) { return f.id == id; });
}

TEST(LessonCheck, TheCourseIsTrue) {
  const Checked checked = check(lessons({}), knows_all);
  EXPECT_EQ(checked.units, 35);
  EXPECT_GE(checked.items, 35 * 6);
  for (const LessonFault& fault : checked.faults) {
    ADD_FAILURE() << fault.file << " " << fault.place << ": " << fault.id << " "
                  << fault.args.dump();
  }
}

TEST(LessonCheck, TheCourseStandsInItsOrder) {
  const auto all = lessons({});
  ASSERT_EQ(all.size(), 35U);
  EXPECT_EQ(all[8].json.text("unit"), "c9");
  EXPECT_EQ(all[9].json.text("unit"), "c10");
  EXPECT_EQ(all[18].json.text("unit"), "x0");
}

TEST(LessonCheck, ALessonThatLiesIsFound) {
  const auto with_item = [](const char* text) {
    Json json = unit("c2");
    json.find("try")->items()->front() = *api::parse_json(text);
    return json;
  };
  EXPECT_TRUE(has_fault(with_item(R"({"fen":"4k3/8/8/8/8/8/8/R5K1 w - - 0 1","goal":"mate"})"),
                        "lesson.fault.unsolvable"));
  EXPECT_TRUE(has_fault(with_item(R"({"fen":"8/8/8/8/8/8/8/8 w - - 0 1","goal":"mate"})"),
                        "lesson.fault.item"));
  EXPECT_TRUE(has_fault(
      with_item(R"({"fen":"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1","goal":"mate","solution":"a1a8"})"),
      "lesson.fault.written_answer"));
}

TEST(LessonCheck, AnItemSeenInAMirrorIsTheSameItem) {
  Json json = unit("c2");
  Json::Array& tries = *json.find("try")->items();
  tries.push_back(*api::parse_json(R"({"fen":"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1","goal":"mate"})"));
  EXPECT_FALSE(has_fault(json, "lesson.fault.double"));
  tries.push_back(*api::parse_json(R"({"fen":"1k6/ppp5/8/8/8/8/8/1K5R w - - 0 1","goal":"mate"})"));
  EXPECT_TRUE(has_fault(json, "lesson.fault.double"));
  tries.pop_back();
  tries.push_back(*api::parse_json(R"({"fen":"r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1","goal":"mate"})"));
  EXPECT_TRUE(has_fault(json, "lesson.fault.double"));
}

TEST(LessonCheck, ATextNobodyKnowsIsAFault) {
  const Checked checked =
      check({{"x.json", unit("c2")}}, [](std::string_view id) { return id != "lesson.c2.tip"; });
  ASSERT_EQ(checked.faults.size(), 1U);
  EXPECT_EQ(checked.faults.front().id, "lesson.fault.no_text");
}

TEST(LessonCheck, ALessonNeedsItemsAndPictures) {
  Json json = unit("c2");
  json.find("try")->items()->resize(5);
  EXPECT_TRUE(has_fault(json, "lesson.fault.few_items"));
  *json.find("learn") = Json::array();
  EXPECT_TRUE(has_fault(json, "lesson.fault.no_picture"));
  EXPECT_TRUE(has_fault(Json(), "lesson.fault.form"));
}

}  // namespace
}  // namespace luatco::school
