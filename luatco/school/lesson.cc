#include "luatco/school/lesson.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace luatco::school {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMaxLessonBytes = 1U << 20;

Lesson read(std::string file, std::string_view text) {
  auto json = api::parse_json(text);
  return {std::move(file), json ? *std::move(json) : api::Json()};
}

/// "c10" comes after "c9": by letters, then by number.
std::pair<std::string, int> place(const Lesson& lesson) {
  const std::string_view unit = lesson.json.text("unit");
  const std::size_t digits = std::min(unit.find_first_of("0123456789"), unit.size());
  int number = 0;
  std::from_chars(unit.data() + digits, unit.data() + unit.size(), number);
  return {std::string(lesson.json.text("game")) + " " + std::string(unit.substr(0, digits)),
          number};
}

std::vector<Lesson> in_folder(const std::string& folder) {
  std::vector<Lesson> found;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    // The texts of a teacher's lessons may stand beside them.
    if (at->is_directory() && at->path().filename() == "messages") {
      at.disable_recursion_pending();
    }
    if (!at->is_regular_file() || at->path().extension() != ".json") continue;
    if (at->path().filename() == "lesson.schema.json") continue;
    if (at->file_size() > kMaxLessonBytes) continue;
    std::ifstream in(at->path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    found.push_back(read(at->path().string(), text));
  }
  return found;
}

}  // namespace

std::vector<Lesson> lessons(const std::string& folder) {
  std::vector<Lesson> found;
  if (folder.empty()) {
    for (const EmbeddedLesson& one : embedded_lessons()) {
      found.push_back(read(std::string(one.file), one.text));
    }
  } else {
    found = in_folder(folder);
  }
  std::ranges::stable_sort(found, {}, place);
  return found;
}

const api::Json::Array& list_of(const api::Json& json, std::string_view name) {
  static const api::Json::Array none;
  const api::Json* member = json.find(name);
  return member != nullptr && member->items() != nullptr ? *member->items() : none;
}

std::string_view game_of(const api::Json& lesson, const api::Json& part) {
  return part.text("game", lesson.text("game"));
}

const Lesson* find_lesson(const std::vector<Lesson>& lessons, std::string_view unit) {
  const auto found = std::ranges::find_if(
      lessons, [&](const Lesson& lesson) { return lesson.json.text("unit") == unit; });
  return found == lessons.end() ? nullptr : &*found;
}

}  // namespace luatco::school
