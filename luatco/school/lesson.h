// The lessons of data/lessons: built into the program, or read from a folder a teacher works in.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"

namespace luatco::school {

/// One file of data/lessons.
struct EmbeddedLesson {
  std::string_view file;  // "chess/c1.json"
  std::string_view text;
};
/// Every lesson; defined by the file that cmake/embed_lessons.cmake writes.
std::span<const EmbeddedLesson> embedded_lessons();
/// data/lessons/lesson.schema.json; defined there, too.
std::string_view embedded_lesson_schema();

struct Lesson {
  std::string file;
  api::Json json;  // null where the text is no JSON
};

/// The built-in lessons, or where `folder` is not empty those in it, in the order of the course.
std::vector<Lesson> lessons(const std::string& folder);

/// The items of the array member of that name; empty where there is none.
const api::Json::Array& list_of(const api::Json& json, std::string_view name);

/// The lesson with that "unit" ("c7"); nullptr where there is none.
const Lesson* find_lesson(const std::vector<Lesson>& lessons, std::string_view unit);

/// The game of a picture or exercise: the lesson's, but where it shows the other one beside it.
std::string_view game_of(const api::Json& lesson, const api::Json& part);

}  // namespace luatco::school
