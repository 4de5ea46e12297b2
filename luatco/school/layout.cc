#include "luatco/school/layout.h"

#include <cstddef>

namespace luatco::school {
namespace {

using api::Json;

constexpr std::size_t kLine = 110;

/// ", " and ": " between what is on one line, as people write it.
std::string on_one_line(const Json& json) {
  std::string text;
  if (json.members() != nullptr) {
    for (const auto& [name, value] : *json.members()) {
      text += (text.empty() ? "{ " : ", ") + Json(name).dump() + ": " + on_one_line(value);
    }
    return text.empty() ? "{}" : text + " }";
  }
  if (json.items() == nullptr) return json.dump();
  for (const Json& item : *json.items()) text += (text.empty() ? "[" : ", ") + on_one_line(item);
  return text.empty() ? "[]" : text + "]";
}

void lay_out(const Json& json, int step, int depth, bool open, std::string& text) {
  const std::string line = on_one_line(json);
  if ((json.members() == nullptr && json.items() == nullptr) ||
      (!open && line.size() + static_cast<std::size_t>(step * depth) <= kLine)) {
    text += line;
    return;
  }
  const std::string margin(static_cast<std::size_t>(step * (depth + 1)), ' ');
  const bool object = json.members() != nullptr;
  const char* between = "";
  text += object ? '{' : '[';
  const auto begin_line = [&] {
    text += between;
    text += '\n' + margin;
    between = ",";
  };
  if (object) {
    for (const auto& [name, value] : *json.members()) {
      begin_line();
      text += Json(name).dump() + ": ";
      lay_out(value, step, depth + 1, false, text);
    }
  } else {
    for (const Json& item : *json.items()) {
      begin_line();
      lay_out(item, step, depth + 1, false, text);
    }
  }
  text += '\n' + std::string(static_cast<std::size_t>(step * depth), ' ');
  text += object ? '}' : ']';
}

}  // namespace

std::string laid_out(const Json& json, int step) {
  std::string text;
  lay_out(json, step, 0, true, text);
  return text + '\n';
}

}  // namespace luatco::school
