#include "luatco/school/sentences.h"

#include <array>
#include <utility>

#include "luatco/api/api.h"
#include "luatco/school/lesson.h"

namespace luatco::school {

using api::Json;

std::string Said::text(const std::function<std::string(const Part&)>& words) const {
  std::string all;
  for (const Part& part : parts) all += (all.empty() ? "" : " ") + words(part);
  return all;
}

namespace {

/// What is said otherwise in the page.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kInThePage = {{
    {"ask.tap.targets", "school.tap.targets"},
    {"ask.tap.captures", "school.tap.captures"},
    {"ask.tap.attackers", "school.tap.attackers"},
    {"ask.tap.movers", "school.tap.movers"},
    {"ask.tap.takers", "school.tap.takers"},
    {"ask.tap.pieces", "school.tap.pieces"},
}};

std::string in_the_page(std::string_view id) {
  for (const auto& [terminal, page] : kInThePage) {
    if (terminal == id) return std::string(page);
  }
  return std::string(id);
}

class Sentences {
 public:
  explicit Sentences(const Json& lesson) : lesson_(lesson) {}

  std::vector<Said> run() {
    for (const char* name : {"title", "tip"}) add_text(lesson_.text(name));
    for (const char* list : {"learn", "play"}) {
      for (const Json& one : list_of(lesson_, list)) add_text(one.text("say"));
    }
    for (const Json& item : list_of(lesson_, "try")) {
      add_question(item);
      const Json hint = api::answer(ask("hint", item).set("notch", 1));
      if (!hint.text("id").empty()) add_text(hint.text("id"), game_of(lesson_, item));
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] Json ask(std::string_view op, const Json& item) const {
    return Json::object().set("op", op).set("game", game_of(lesson_, item)).set("item", item);
  }
  void add_text(std::string_view id) { add_text(id, lesson_.text("game")); }
  void add_text(std::string_view id, std::string_view game) {
    found_.push_back({std::string(game), {}, {{std::string(id), Json::object()}}});
  }

  void add_question(const Json& item) {
    const Json facts = api::answer(ask("exercise", item));
    Said said{std::string(game_of(lesson_, item)), std::string(facts.text("turn")), {}};
    for (const Json& part : list_of(facts, "asks")) {
      const Json* args = part.find("args");
      said.parts.push_back(
          {in_the_page(part.text("id")), args != nullptr ? *args : Json::object()});
    }
    if (!said.parts.empty()) found_.push_back(std::move(said));
  }

  const Json& lesson_;
  std::vector<Said> found_;
};

}  // namespace

std::vector<Said> sentences(const Json& lesson) { return Sentences(lesson).run(); }

}  // namespace luatco::school
