#include "luatco/school/pool.h"

#include <string>

namespace luatco::school {

using api::Json;

Json::Array pool(std::string_view name) {
  Json::Array positions;
  for (const EmbeddedPool& one : embedded_pools()) {
    if (one.name != name) continue;
    std::string_view rest = one.text;
    while (!rest.empty()) {
      const std::size_t end = rest.find('\n');
      const std::string_view line = rest.substr(0, end);
      if (!line.empty() && line.front() != '#') positions.emplace_back(line);
      rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    }
  }
  return positions;
}

std::optional<Json> with_positions(const Json& theme) {
  if (theme.find("pool") == nullptr) return theme;
  Json::Array positions = pool(theme.text("pool"));
  if (positions.empty() || theme.members() == nullptr) return std::nullopt;
  Json filled = Json::object();
  for (const auto& [name, value] : *theme.members()) {
    if (name != "pool") filled.set(name, value);
  }
  filled.set("positions", std::move(positions));
  return filled;
}

Json::Array themes_of(const std::vector<Lesson>& lessons, std::string_view game) {
  Json::Array themes;
  for (const Lesson& lesson : lessons) {
    if (lesson.json.text("game") != game) continue;
    for (const Json& theme : list_of(lesson.json, "practice")) {
      if (auto filled = with_positions(theme)) themes.push_back(*std::move(filled));
    }
  }
  return themes;
}

}  // namespace luatco::school
