#include "luatco/school/new_unit.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "luatco/school/layout.h"
#include "luatco/school/lesson.h"

namespace luatco::school {
namespace {

namespace fs = std::filesystem;
using api::Json;

/// The id with the name of another unit in the middle.
std::string renamed(std::string_view id, std::string_view unit) {
  const std::size_t last = id.rfind('.');
  const std::string_view end = last == std::string_view::npos ? id : id.substr(last);
  return "lesson." + std::string(unit) + std::string(end);
}

bool is_text(std::string_view name) { return name == "title" || name == "tip" || name == "say"; }

std::vector<std::string> texts_of(const Json& unit) {
  std::vector<std::string> ids;
  for (const char* name : {"title", "tip"}) ids.emplace_back(unit.text(name));
  for (const char* list : {"learn", "play"}) {
    for (const Json& one : list_of(unit, list)) ids.emplace_back(one.text("say"));
  }
  return ids;
}

/// An empty object where there is no file; nullopt where it is none of ours.
std::optional<Json> catalogue(const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return Json::object();
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  auto json = api::parse_json(text);
  if (!json || json->members() == nullptr) return std::nullopt;
  return *std::move(json);
}

bool write(const fs::path& file, const std::string& text) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  std::ofstream out(file, std::ios::binary);
  out << text;
  return static_cast<bool>(out.flush());
}

}  // namespace

Json unit_like(const Json& lesson, std::string_view unit) {
  if (lesson.items() != nullptr) {
    Json list = Json::array();
    for (const Json& one : *lesson.items()) list.push(unit_like(one, unit));
    return list;
  }
  if (lesson.members() == nullptr) return lesson;
  Json made = Json::object();
  for (const auto& [name, value] : *lesson.members()) {
    if (name == "unit") {
      made.set(name, unit);
    } else if (is_text(name) && value.string() != nullptr) {
      made.set(name, renamed(*value.string(), unit));
    } else if (name != "requires" && name != "roadmap") {
      made.set(name, unit_like(value, unit));
    }
  }
  return made;
}

NewUnitFault write_unit(const Json& unit, const NewUnitFolders& folders,
                        std::span<const std::string_view> languages, const Placeholder& words,
                        std::string& file) {
  const fs::path lesson = fs::path(folders.lessons) / std::string(unit.text("game")) /
                          (std::string(unit.text("unit")) + ".json");
  std::vector<std::pair<fs::path, std::string>> files = {{lesson, laid_out(unit, 1)}};
  file = lesson.string();
  std::error_code error;
  if (fs::exists(lesson, error)) return NewUnitFault::Exists;
  for (const std::string_view language : languages) {
    const fs::path path = fs::path(folders.messages) / std::string(language) / "lesson.json";
    file = path.string();
    auto texts = catalogue(path);
    if (!texts) return NewUnitFault::BadText;
    for (const std::string& id : texts_of(unit)) {
      if (texts->find(id) != nullptr) return NewUnitFault::Exists;
      texts->set(id, words(language, id));
    }
    files.emplace_back(path, laid_out(*texts, 2));
  }
  for (const auto& [path, text] : files) {
    file = path.string();
    if (!write(path, text)) return NewUnitFault::NotWritten;
  }
  file = lesson.string();
  return NewUnitFault::None;
}

}  // namespace luatco::school
