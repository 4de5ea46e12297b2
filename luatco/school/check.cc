#include "luatco/school/check.h"

#include <algorithm>
#include <set>

#include "luatco/api/api.h"
#include "luatco/school/item_check.h"
#include "luatco/school/likeness.h"
#include "luatco/school/pool.h"
#include "luatco/school/schema.h"

namespace luatco::school {
namespace {

using api::Json;

constexpr std::size_t kFewestItems = 6;
constexpr int kFewestChoices = 2;
constexpr std::size_t kFewestReasons = 3;
constexpr std::size_t kMostSchemaFaults = 5;

Json ask(std::string_view op, std::string_view game) {
  return Json::object().set("op", op).set("game", game);
}

class LessonCheck {
 public:
  LessonCheck(const std::vector<Lesson>& before, const std::vector<Lesson>& all,
              const Lesson& lesson, const CheckText& check_text, Checked& into)
      : before_(before),
        all_(all),
        lesson_(lesson),
        json_(lesson.json),
        check_text_(check_text),
        into_(into),
        game_(lesson.json.text("game")) {}

  void run() {
    if (json_.members() == nullptr) return fault("lesson.fault.form");
    ++into_.units;
    if (!keeps_to_schema()) return;
    check_place();
    check_texts();
    check_pictures();
    check_items();
    check_themes();
  }

 private:
  void fault(std::string_view id, const std::string& place = {}, Json args = Json::object()) {
    into_.faults.push_back({lesson_.file, place, id, std::move(args)});
  }

  /// A form nobody can read makes every other question moot. Counts are asked below, in words.
  bool keeps_to_schema() {
    auto faults = lesson_schema().faults(json_);
    std::erase_if(faults, [](const SchemaFault& f) { return f.keyword == "minItems"; });
    if (faults.size() > kMostSchemaFaults) faults.resize(kMostSchemaFaults);
    for (const SchemaFault& f : faults) {
      const bool answer = f.path.ends_with("/solution") || f.path.ends_with("/answer");
      fault(answer ? "lesson.fault.written_answer" : "lesson.fault.schema", {},
            Json::object().set("text", f.path).set("reason", f.keyword));
    }
    return faults.empty();
  }

  /// The unit is the only one of its name, its file is called so, and what it needs stands before.
  void check_place() {
    const std::string_view unit = json_.text("unit");
    const auto same = std::ranges::count_if(
        all_, [&](const Lesson& other) { return other.json.text("unit") == unit; });
    const std::string name = std::string(unit) + ".json";
    if (same > 1 || !lesson_.file.ends_with(name)) {
      fault("lesson.fault.name", {}, Json::object().set("text", unit));
    }
    for (const Json& needed : list_of(json_, "requires")) {
      if (find_lesson(before_, *needed.string()) != nullptr) continue;
      const Lesson* before = find_lesson(all_, *needed.string());
      if (before == nullptr || before >= &lesson_) {
        fault("lesson.fault.requires", {}, Json::object().set("text", *needed.string()));
      }
    }
  }

  void check_texts() {
    std::set<std::string> clips;
    for (const Said& said : sentences(json_)) {
      clips.insert(said.text([](const Said::Part& part) { return part.id + part.args.dump(); }));
      for (const Said::Part& part : said.parts) {
        if (part.id.starts_with("lesson.")) ++into_.texts;
        const TextFault found = check_text_(said, part);
        if (found.id.empty()) continue;
        fault(found.id, {}, Json::object().set("text", part.id).set("sign", found.text));
      }
    }
    into_.clips += static_cast<std::int64_t>(clips.size());
  }

  void check_pictures() {
    int n = 0;
    for (const Json& picture : list_of(json_, "learn")) {
      const std::string place = "learn " + std::to_string(++n);
      ++into_.pictures;
      // "picture" declares a position that only shows something: two generals that face each other.
      if (picture.find("picture") != nullptr) continue;
      Json request = ask("game", game_of(json_, picture));
      request.set("fen", picture.text("fen"));
      if (const Json* moves = picture.find("moves")) request.set("moves", *moves);
      if (api::answer(request).find("error") != nullptr) fault("lesson.fault.unplayable", place);
    }
    for (const Json& game : list_of(json_, "play")) {
      Json request = ask("moves", game.text("game"));
      request.set("fen", game.text("fen"));
      if (list_of(api::answer(request), "moves").empty()) fault("lesson.fault.unplayable", "play");
      if (const Json* goals = game.find("goals")) {
        Json mini = ask("mini", game.text("game"));
        mini.set("fen", game.text("fen")).set("goals", *goals);
        if (api::answer(mini).find("error") != nullptr) fault("lesson.fault.unplayable", "play");
      }
    }
    if (n == 0) fault("lesson.fault.no_picture");
  }

  void check_items() {
    const Json::Array& tries = list_of(json_, "try");
    if (tries.size() < kFewestItems) fault("lesson.fault.few_items");
    ItemCheck items(json_);
    std::set<std::string> seen;
    int choices = 0;
    int n = 0;
    for (const Json& item : tries) {
      const std::string place = "try " + std::to_string(++n);
      ++into_.items;
      if (!seen.insert(likeness(game_of(json_, item), item)).second)
        fault("lesson.fault.double", place);
      const std::string_view input = item.text("input");
      if (input == "choose" || input == "rule") ++choices;
      if (input == "choose" && item.text("attempt").empty()) fault("lesson.fault.item", place);
      items.check(item, [&](std::string_view id, Json args) { fault(id, place, std::move(args)); });
    }
    if (choices < kFewestChoices) fault("lesson.fault.few_choices");
    if (items.reasons().size() < kFewestReasons) fault("lesson.fault.few_reasons");
  }

  /// Every theme makes an item.
  void check_themes() {
    int n = 0;
    for (const Json& theme : list_of(json_, "practice")) {
      const std::string place = "practice " + std::to_string(++n);
      ++into_.themes;
      const auto filled = with_positions(theme);
      if (!filled) {
        fault("lesson.fault.pool", place, Json::object().set("text", theme.text("pool")));
        continue;
      }
      const Json made = api::answer(ask("practice", game_).set("theme", *filled).set("seed", 1));
      if (const Json* error = made.find("error")) {
        fault("lesson.fault.item", place, Json::object().set("text", error->text("id")));
      }
    }
  }

  const std::vector<Lesson>& before_;
  const std::vector<Lesson>& all_;
  const Lesson& lesson_;
  const Json& json_;
  const CheckText& check_text_;
  Checked& into_;
  std::string game_;
};

}  // namespace

Checked check(const std::vector<Lesson>& lessons, const CheckText& check_text,
              const std::vector<Lesson>& before) {
  Checked checked;
  for (const Lesson& lesson : lessons) {
    LessonCheck(before, lessons, lesson, check_text, checked).run();
  }
  return checked;
}

}  // namespace luatco::school
