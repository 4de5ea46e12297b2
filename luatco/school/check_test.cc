#include "luatco/school/check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "luatco/api/api.h"
#include "luatco/api/describe.h"
#include "luatco/school/layout.h"
#include "luatco/school/lesson.h"
#include "luatco/school/new_unit.h"
#include "luatco/school/pool.h"
#include "luatco/school/sayable.h"
#include "luatco/school/schema.h"
#include "luatco/school/sheet.h"
#include "luatco/teach/twin.h"
#include "tests/cases.h"

namespace luatco::school {
namespace {

using api::Json;

TextFault knows_all(const Said&, const Said::Part&) { return {}; }

const std::vector<Lesson>& course() {
  static const std::vector<Lesson> all = lessons({});
  return all;
}
Json unit(std::string_view name) { return find_lesson(course(), name)->json; }

/// The part of `json` that a path "/try/0/goal" leads to; nullptr where there is none. The last
/// name may be new.
Json* at_path(Json& json, std::string_view path) {
  Json* here = &json;
  while (!path.empty() && here != nullptr) {
    path.remove_prefix(1);
    const std::string_view name = path.substr(0, path.find('/'));
    path = name.size() < path.size() ? path.substr(name.size()) : std::string_view{};
    if (here->items() != nullptr) {
      std::size_t index = 0;
      std::from_chars(name.data(), name.data() + name.size(), index);
      while (here->items()->size() <= index) here->items()->emplace_back();
      here = &(*here->items())[index];
    } else {
      if (here->find(name) == nullptr) here->set(name, Json());
      here = here->find(name);
    }
  }
  return here;
}

std::string faults_of(const Json& json) {
  const std::string file = std::string(json.text("unit")) + ".json";
  std::string ids;
  for (const LessonFault& fault : check({{file, json}}, knows_all).faults) {
    if (ids.find(fault.id) == std::string::npos) ids += std::string(fault.id) + " ";
  }
  return ids;
}

TEST(LessonCheck, TheCourseIsTrue) {
  const Checked checked = check(course(), knows_all);
  EXPECT_EQ(checked.units, 39);
  EXPECT_GE(checked.items, 39 * 6);
  EXPECT_GE(checked.clips, checked.texts);
  for (const LessonFault& fault : checked.faults) {
    ADD_FAILURE() << fault.file << " " << fault.place << ": " << fault.id << " "
                  << fault.args.dump();
  }
}

TEST(LessonCheck, TheCourseStandsInItsOrder) {
  ASSERT_EQ(course().size(), 39U);
  EXPECT_EQ(course()[8].json.text("unit"), "c9");
  EXPECT_EQ(course()[9].json.text("unit"), "c10");
  EXPECT_EQ(course()[20].json.text("unit"), "x0");
}

/// Rows of data/cases/school/lesson_faults.jsonl: a true unit, changed in one place.
TEST(LessonCheck, ALessonThatLiesIsFoundAndAlmostALieIsNot) {
  for (const Json& row : read_cases("school/lesson_faults.jsonl")) {
    Json json = unit(row.text("unit"));
    ASSERT_EQ(faults_of(json), json.find("requires") != nullptr ? "lesson.fault.requires " : "");
    for (const auto& [path, value] : *row.find("change")->members()) {
      Json* place = at_path(json, path);
      ASSERT_NE(place, nullptr) << path;
      *place = value;
    }
    EXPECT_EQ(faults_of(json), row.text("faults")) << row.text("says");
  }
}

TEST(LessonCheck, ATextNobodyKnowsIsAFault) {
  const Checked checked = check({{"c2.json", unit("c2")}}, [](const Said&, const Said::Part& part) {
    return TextFault{part.id == "lesson.c2.tip" ? "lesson.fault.no_text" : "", ""};
  });
  ASSERT_EQ(checked.faults.size(), 1U);
  EXPECT_EQ(checked.faults.front().id, "lesson.fault.no_text");
}

TEST(LessonCheck, AUnitStandsInAFileOfItsName) {
  const Checked checked = check({{"other.json", unit("c2")}}, knows_all);
  ASSERT_EQ(checked.faults.size(), 1U);
  EXPECT_EQ(checked.faults.front().id, "lesson.fault.name");
}

TEST(LessonCheck, WhatIsNoJsonIsNoLesson) {
  const Checked checked = check({{"x.json", Json()}}, knows_all);
  ASSERT_EQ(checked.faults.size(), 1U);
  EXPECT_EQ(checked.faults.front().id, "lesson.fault.form");
}

TEST(LessonSchema, EveryLessonKeepsToIt) {
  for (const Lesson& lesson : course()) {
    for (const SchemaFault& fault : lesson_schema().faults(lesson.json)) {
      ADD_FAILURE() << lesson.file << " " << fault.path << " " << fault.keyword;
    }
  }
}

TEST(LessonSchema, AKeywordNobodyReadsIsAFault) {
  const Schema schema(*api::parse_json(R"({"type":"object","dependentRequired":{}})"));
  const auto faults = schema.faults(Json::object());
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_EQ(faults.front().keyword, "unknown");
}

TEST(Sayable, SignsThatAVoiceSwallowsAreFound) {
  EXPECT_EQ(first_unsayable("Mã ép ba, chiếu! “Chạy” – đúng…"), "");
  EXPECT_EQ(first_unsayable("Tướng là chữ 帥."), "帥");
  EXPECT_EQ(first_unsayable("Nf3#"), "3");
  EXPECT_EQ(first_unsayable("{piece}"), "{");
}

TEST(LessonCheck, AUnitOfAnotherFolderMayNeedOneOfTheCourse) {
  Json json = unit("c2");
  json.set("requires", Json::array().push("c11"));
  const std::vector<Lesson> own = {{"c2.json", json}};
  ASSERT_EQ(check(own, knows_all).faults.size(), 1U);
  EXPECT_EQ(check(own, knows_all).faults.front().id, "lesson.fault.requires");
  EXPECT_TRUE(check(own, knows_all, course()).faults.empty());
}

TEST(NewUnit, IsTheOtherUnitUnderItsOwnName) {
  const Json made = unit_like(unit("c14"), "c30");
  EXPECT_EQ(made.text("unit"), "c30");
  EXPECT_TRUE(made.text("title").ends_with(".c30.title"));
  EXPECT_TRUE(made.find("learn")->items()->front().text("say").ends_with(".c30.learn1"));
  EXPECT_EQ(made.find("requires"), nullptr);
  EXPECT_EQ(faults_of(made), "");
  EXPECT_EQ(*api::parse_json(laid_out(made, 1)), made);
}

TEST(ContactSheet, HasACardForEveryPosition) {
  const Json c2 = unit("c2");
  const SheetWords words = [](std::string_view, std::string_view id, const Json&) {
    return "<" + std::string(id) + ">";
  };
  EXPECT_EQ(cards(c2, words).size(),
            list_of(c2, "learn").size() + list_of(c2, "try").size() + list_of(c2, "play").size());
  const std::string page = contact_sheet({&c2}, "vi", words);
  EXPECT_NE(page.find("&lt;lesson.c2.title&gt;"), std::string::npos);
  EXPECT_EQ(page.find("<lesson"), std::string::npos);
}

TEST(Pools, EveryPositionIsOneOfItsTheme) {
  for (const auto& [name, game, moves] :
       {std::tuple{"chess_mate_1", "chess", 1}, std::tuple{"chess_mate_2", "chess", 2},
        std::tuple{"xiangqi_mate_1", "xiangqi", 1}}) {
    const Json::Array positions = pool(name);
    EXPECT_GE(positions.size(), 100U) << name;
    for (const Json& fen : positions) {
      const Json item = Json::object().set("fen", fen).set("goal", "mate").set("moves", moves);
      const Json facts =
          api::answer(Json::object().set("op", "exercise").set("game", game).set("item", item));
      EXPECT_FALSE(list_of(facts, "solutions").empty()) << name << " " << fen.dump();
    }
  }
  EXPECT_FALSE(with_positions(Json::object().set("pool", "nowhere")).has_value());
}

/// The likenesses of everything a pupil of the course has been shown.
std::set<std::string> likenesses(const char* game) {
  std::set<std::string> seen;
  const auto faces = api::game_faces();
  const auto face = std::ranges::find(faces, game, &api::GameFace::name);
  for (const Json& fen : seen_positions(course(), game)) {
    seen.insert(teach::likeness(*fen.string(), *face->shape));
  }
  return seen;
}

TEST(Exam, AsksAboutEveryUnitAndNothingThatWasSeenNotEvenInAMirror) {
  for (const char* game : {"chess", "xiangqi"}) {
    const Json::Array units = themes_of(course(), game);
    const auto seen = likenesses(game);
    const auto faces = api::game_faces();
    const auto face = std::ranges::find(faces, game, &api::GameFace::name);
    Json ask = Json::object().set("op", "practice").set("game", game).set("count", 20);
    ask.set("seed", 7)
        .set("themes", Json(units))
        .set("unlike", Json(seen_positions(course(), game)));
    const Json made = api::answer(ask);
    EXPECT_EQ(list_of(made, "items").size(), 20U) << made.dump().substr(0, 300);
    EXPECT_EQ(made.find("pass")->dump(), "18");
    EXPECT_EQ(api::answer(ask).dump(), made.dump());
    std::set<std::string> asked;
    for (const Json& one : list_of(made, "items")) {
      asked.insert(one.find("theme")->dump());
      const auto like = teach::likeness(one.find("item")->text("fen"), *face->shape);
      EXPECT_FALSE(seen.contains(like)) << one.dump();
    }
    EXPECT_EQ(asked.size(), units.size()) << game;
  }
}

/// No unit of the course is left out of the exam.
TEST(Exam, EveryUnitOfTheCourseHasThemes) {
  for (const Lesson& lesson : course()) {
    if (lesson.json.find("roadmap") != nullptr) continue;
    EXPECT_FALSE(list_of(lesson.json, "practice").empty()) << lesson.file;
  }
}

}  // namespace
}  // namespace luatco::school
