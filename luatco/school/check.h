// Is a lesson true? Every position can be played, every exercise solved, nothing is written down
// that the rules know better. A lesson that lies is a fault.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"
#include "luatco/school/lesson.h"

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
  std::vector<LessonFault> faults;
};

/// Does a catalogue of every language know the id of a text?
using KnowsText = std::function<bool(std::string_view id)>;

Checked check(const std::vector<Lesson>& lessons, const KnowsText& knows_text);

}  // namespace luatco::school
