#include "luatco/school/page_units.h"

#include <set>

#include "luatco/school/pool.h"

namespace luatco::school {
namespace {

using api::Json;

/// What only the check reads is left out.
Json without_mistakes(const Json& item) {
  Json bare = Json::object();
  for (const auto& [name, value] : *item.members()) {
    if (name != "wrong") bare.set(name, value);
  }
  return bare;
}

Json for_the_page(const Json& lesson) {
  Json unit = Json::object();
  for (const auto& [name, value] : *lesson.members()) {
    if (name != "try" && name != "practice") unit.set(name, value);
  }
  Json items = Json::array();
  for (const Json& item : list_of(lesson, "try")) items.push(without_mistakes(item));
  unit.set("try", std::move(items));
  Json themes = Json::array();
  for (const Json& theme : list_of(lesson, "practice")) {
    if (auto filled = with_positions(theme)) themes.push(*std::move(filled));
  }
  if (!themes.items()->empty()) unit.set("practice", std::move(themes));
  return unit;
}

std::set<std::string> texts_of(const Json& lesson) {
  std::set<std::string> ids;
  for (const char* name : {"title", "tip"}) ids.emplace(lesson.text(name));
  for (const char* list : {"learn", "play"}) {
    for (const Json& one : list_of(lesson, list)) ids.emplace(one.text("say"));
  }
  return ids;
}

}  // namespace

Json page_units(const std::vector<Lesson>& lessons, std::span<const std::string_view> languages,
                const TextOf& text) {
  Json units = Json::array();
  std::set<std::string> ids;
  for (const Lesson& lesson : lessons) {
    if (lesson.json.members() == nullptr) continue;
    units.push(for_the_page(lesson.json));
    ids.merge(texts_of(lesson.json));
  }
  Json messages = Json::object();
  for (const std::string_view language : languages) {
    Json own = Json::object();
    for (const std::string& id : ids) own.set(id, text(language, id));
    messages.set(language, std::move(own));
  }
  return Json::object().set("units", std::move(units)).set("messages", std::move(messages));
}

}  // namespace luatco::school
