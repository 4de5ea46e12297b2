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

namespace {

/// The lessons of the course itself, without the steps after it.
template <class Use>
void each_of_course(const std::vector<Lesson>& lessons, std::string_view game, Use use) {
  for (const Lesson& lesson : lessons) {
    if (lesson.json.text("game") == game && lesson.json.find("roadmap") == nullptr) {
      use(lesson.json);
    }
  }
}

}  // namespace

Json::Array themes_of(const std::vector<Lesson>& lessons, std::string_view game) {
  Json::Array units;
  each_of_course(lessons, game, [&](const Json& lesson) {
    Json themes = Json::array();
    for (const Json& theme : list_of(lesson, "practice")) {
      if (auto filled = with_positions(theme)) themes.push(*std::move(filled));
    }
    if (!themes.items()->empty()) units.push_back(std::move(themes));
  });
  return units;
}

Json::Array seen_positions(const std::vector<Lesson>& lessons, std::string_view game) {
  Json::Array seen;
  each_of_course(lessons, game, [&](const Json& lesson) {
    for (const char* list : {"learn", "try"}) {
      for (const Json& one : list_of(lesson, list)) {
        if (game_of(lesson, one) == game) seen.emplace_back(one.text("fen"));
      }
    }
  });
  return seen;
}

}  // namespace luatco::school
