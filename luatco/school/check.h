// Is a lesson true? It keeps to the schema, every position can be played, every exercise solved,
// nothing is written down that the rules know better. A lesson that lies is a fault.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"
#include "luatco/school/lesson.h"
#include "luatco/school/sentences.h"

namespace luatco::school {

struct LessonFault {
  std::string file;
  std::string place;    // "try 3", "learn 1"; empty: the lesson as a whole
  std::string_view id;  // "lesson.fault.unsolvable"
  api::Json args = api::Json::object();
};

struct Checked {
  std::int64_t units = 0;
  std::int64_t items = 0;
  std::int64_t pictures = 0;
  std::int64_t texts = 0;
  std::int64_t themes = 0;
  std::int64_t clips = 0;  // sentences that are said aloud, each once in a unit
  std::vector<LessonFault> faults;
};

/// What is wrong with the words of a sentence: "lesson.fault.no_text",
/// "lesson.fault.unwritten", "lesson.fault.unsayable", or nothing; and the sign that cannot be
/// said.
struct TextFault {
  std::string_view id;
  std::string text;
};
using CheckText = std::function<TextFault(const Said& said, const Said::Part& part)>;

/// `before`: lessons that stand before these and are not checked, such as the course before the
/// lessons of a teacher's own folder. A unit may need one of them.
Checked check(const std::vector<Lesson>& lessons, const CheckText& check_text,
              const std::vector<Lesson>& before = {});

}  // namespace luatco::school
