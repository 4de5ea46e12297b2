// luatco learn: the lessons of the school at a terminal. The same items, goals and hints as
// anywhere else: every answer here is the API's.
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "apps/cli/board_text.h"
#include "apps/cli/client.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/words.h"
#include "luatco/school/lesson.h"
#include "luatco/school/pool.h"

namespace luatco::cli {
namespace {

using api::Json;

constexpr int kLastNotch = 4;
constexpr int kExamItems = 20;
constexpr int kDailyItems = 6;

using school::list_of;

std::vector<std::string> words_in(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> found;
  for (std::string word; in >> word;) found.push_back(word);
  return found;
}

/// One lesson, from its pictures to its last exercise.
class Pupil {
 public:
  Pupil(const Common& common, const LearnOptions& options, const Json& lesson)
      : common_(common), words_(common.lang, lesson.text("game")), lesson_(lesson) {
    turn_to(lesson);
    view_.pieces = piece_style(options.pieces);
    view_.colour = isatty(STDOUT_FILENO) != 0;
  }

  int run() {
    print("\n" + words_(lesson_.text("title")) + "\n");
    for (const Json& picture : list_of(lesson_, "learn")) {
      if (!show(picture)) return kOk;
    }
    print(words_("learn.how"));
    // Grows: an item that had to be shown comes again as its twin.
    Json::Array tries = list_of(lesson_, "try");
    for (std::size_t i = 0; i < tries.size(); ++i) {
      const Json item = tries[i];
      print(words_("learn.item", Json::object()
                                     .set("n", static_cast<std::int64_t>(i + 1))
                                     .set("total", static_cast<std::int64_t>(tries.size()))));
      shown_ = false;
      if (!exercise(item)) return kOk;
      if (shown_ && !is_exam()) add_twin(item, tries);
    }
    return finish(static_cast<std::int64_t>(tries.size()));
  }

 private:
  [[nodiscard]] bool is_exam() const { return lesson_.text("title") == "learn.exam.title"; }

  /// So many right answers pass the exam: the core says it with the items.
  [[nodiscard]] std::int64_t pass() const {
    const Json* pass = lesson_.find("pass");
    return pass != nullptr && pass->integer() != nullptr ? *pass->integer() : 0;
  }

  int finish(std::int64_t total) {
    const Json args = Json::object().set("n", solved_).set("total", total).set("limit", pass());
    if (!is_exam()) {
      print(words_("learn.done", args));
      return kOk;
    }
    const bool passed = solved_ >= pass();
    print(words_(passed ? "learn.exam.passed" : "learn.exam.failed", args));
    return passed ? kOk : kFindings;
  }

  /// The game of what is shown now: a lesson may compare both.
  void turn_to(const Json& part) {
    common_.game = school::game_of(lesson_, part);
    words_.turn_to(common_.game);
    shape_ = api::answer(request("shape", common_, {}));
  }

  void add_twin(const Json& item, Json::Array& tries) const {
    Json ask = request("practice", common_, {});
    ask.set("twin_of", item).set("seed", static_cast<std::int64_t>(tries.size()));
    const Json twin = api::answer(ask);
    if (const Json* found = twin.find("item")) tries.push_back(*found);
  }

  static void print(const std::string& text) { std::printf("%s\n", text.c_str()); }

  void draw(std::string_view fen, const Json::Array& squares) {
    view_.marks.clear();
    for (const Json& square : squares) {
      if (square.string() == nullptr) continue;
      view_.marks.insert(square.string()->substr(0, square.string()->find(':')));
    }
    print(draw_board(shape_, fen, view_));
  }

  /// A picture with its sentence; Enter goes on. False where the input ends or the pupil leaves.
  bool show(const Json& picture) {
    turn_to(picture);
    draw(picture.text("fen"), list_of(picture, "signs"));
    print(words_(picture.text("say")));
    std::string line;
    return read(words_("learn.go_on"), line);
  }

  /// False where the input ends or the pupil leaves.
  bool read(const std::string& prompt, std::string& line) {
    std::printf("%s ", prompt.c_str());
    std::fflush(stdout);
    if (!std::getline(std::cin, line)) return false;
    return !is_command(line, "quit");
  }
  [[nodiscard]] bool is_command(const std::string& line, const std::string& name) const {
    for (const std::string& word : words_in(words_("learn.command." + name))) {
      if (line + "," == word || line == word) return true;
    }
    return false;
  }

  Json ask(std::string_view op, const Json& item) const {
    Json json = request(op, common_, {});
    json.set("item", item);
    return json;
  }

  bool exercise(const Json& item) {
    turn_to(item);
    const Json facts = api::answer(ask("exercise", item));
    print_record(item);
    draw(facts.text("fen", item.text("fen")), {});
    std::string question;
    for (const Json& part : list_of(facts, "asks")) {
      question += (question.empty() ? "" : " ") + words_.of(part);
    }
    print(question);
    choices_ = list_of(facts, "choices");
    print_choices(item, facts.text("turn"));
    played_.clear();
    line_.clear();
    int notch = 0;
    for (std::string line; read(words_("learn.prompt"), line);) {
      if (is_command(line, "skip")) return true;
      if (line.empty() || is_command(line, "hint")) {
        notch = std::min(notch + 1, kLastNotch);
        shown_ = shown_ || notch == kLastNotch;
        hint(item, notch);
      } else if (answered(item, line)) {
        return true;
      }
    }
    return false;
  }

  /// The moves that were played before the question, in the game's first notation.
  void print_record(const Json& item) const {
    if (item.find("record") == nullptr) return;
    Json ask = request("game", common_, {});
    ask.set("fen", item.text("fen")).set("moves", *item.find("record"));
    std::string line;
    for (const Json& ply : list_of(api::answer(ask), "plies")) {
      line += (line.empty() ? "" : " ") + std::string(ply.text("move"));
    }
    print(line);
  }

  /// What a ruling may be, numbered; or that yes or no is asked for.
  void print_choices(const Json& item, std::string_view turn) const {
    if (item.text("input") == "choose") return print(words_("learn.choose"));
    if (choices_.empty()) return;
    print(words_("learn.choices"));
    for (std::size_t i = 0; i < choices_.size(); ++i) {
      const std::string& choice = *choices_[i].string();
      const bool wins = choice != "draw" && choice != "claim" && choice != "goes_on";
      const Json args = Json::object().set("side", wins ? std::string_view(choice) : turn);
      print("  " + std::to_string(i + 1) + ". " +
            words_(wins ? "word.ruling.wins" : "word.ruling." + choice, args));
    }
  }

  /// The choice of that number; empty where there is none.
  [[nodiscard]] std::string choice_of(const std::string& line) const {
    for (std::size_t i = 0; i < choices_.size(); ++i) {
      if (line == std::to_string(i + 1)) return *choices_[i].string();
    }
    return {};
  }

  void hint(const Json& item, int notch) {
    Json json = ask("hint", item).set("notch", notch);
    if (!line_.empty()) {
      Json moves = Json::array();
      for (const std::string& move : line_) moves.push(move);
      json.set("moves", std::move(moves));
    }
    const Json help = api::answer(json);
    if (const Json* error = help.find("error")) return print(words_.of(*error));
    print(words_(help.text("id")));
    std::string shown;
    for (const Json& square : list_of(help, "squares")) shown += " " + *square.string();
    const std::string_view move = help.text("move", help.text("choice"));
    if (!move.empty()) shown = " " + std::string(move);
    if (!shown.empty()) print(words_("learn.look", Json::object().set("text", shown.substr(1))));
  }

  /// True when the item is done with.
  bool answered(const Json& item, const std::string& line) {
    const std::string_view input = item.text("input", "move");
    Json answer = Json::object();
    if (input == "move") {
      Json moves = Json::array();
      for (const std::string& move : played_) moves.push(move);
      answer.set("moves", moves.push(line));
    } else if (input == "tap") {
      Json squares = Json::array();
      for (const std::string& square : words_in(line)) squares.push(square);
      answer.set("squares", std::move(squares));
    } else if (input == "choose") {
      answer.set("choice", is_command(line, "yes") ? "allowed" : "refused");
    } else if (input == "rule") {
      answer.set("choice", choice_of(line));
    } else {
      answer.set("fen", line);
    }
    const Json graded = api::answer(ask("exercise", item).set("answer", std::move(answer)));
    if (const Json* error = graded.find("error")) {
      print(words_.of(*error));
      return false;
    }
    return tell(item, line, graded);
  }

  bool tell(const Json& item, const std::string& line, const Json& graded) {
    for (const Json& reason : list_of(graded, "reasons")) print("  " + words_.of(reason));
    for (const Json& wrong : list_of(graded, "wrong")) {
      const std::string_view square =
          wrong.string() != nullptr ? std::string_view(*wrong.string()) : wrong.text("square");
      print("  " + words_("learn.not_here", Json::object().set("square", square)));
      for (const Json& reason : list_of(wrong, "reasons")) print("    " + words_.of(reason));
    }
    for (const Json& step : list_of(graded, "steps")) {
      if (!step.text("id").starts_with("explain.")) print("  " + words_.of(step));
    }
    const Json::Array& missing = list_of(graded, "missing");
    if (!missing.empty()) {
      print("  " + words_("learn.missing",
                          Json::object().set("n", static_cast<std::int64_t>(missing.size()))));
    }
    if (*graded.find("solved") == Json(true)) {
      ++solved_;
      print(words_("learn.right"));
      if (item.text("input", "move") == "move") tell_steps("why_good", item, line);
      return true;
    }
    if (item.text("input", "move") == "move" && graded.find("legal") != nullptr &&
        *graded.find("legal") == Json(true)) {
      moved(item, line, graded);
    }
    return false;
  }

  /// Why the move was good, or what would follow from it.
  void tell_steps(std::string_view op, const Json& item, const std::string& line) {
    Json moves = Json::array();
    for (const std::string& move : line_) moves.push(move);
    Json json = Json::object().set("op", op).set("game", common_.game).set("fen", item.text("fen"));
    if (const Json* goal = item.find("goal"); goal != nullptr && op == "why_good") {
      json.set("goal", *goal);
    }
    const Json told =
        api::answer(json.set("moves", std::move(moves)).set("attempt", line).set("lang", "en"));
    for (const Json& step : list_of(told, "steps")) print("  " + words_.of(step));
  }

  /// A legal move that did not solve the item: the answer to it, or once more from the start.
  void moved(const Json& item, const std::string& line, const Json& graded) {
    if (*graded.find("over") == Json(true)) {
      tell_steps("consequence", item, line);
      if (is_exam()) return;
      print(words_("learn.try_again"));
      played_.clear();
      line_.clear();
      return;
    }
    played_.push_back(line);
    line_.emplace_back(graded.text("move"));
    if (!graded.text("reply").empty()) line_.emplace_back(graded.text("reply"));
    draw(graded.text("fen"), {});
    print(words_("learn.go_further"));
  }

  Common common_;
  Words words_;
  const Json& lesson_;
  Json shape_;
  BoardView view_;
  std::vector<std::string> played_;  // the pupil's moves
  std::vector<std::string> line_;    // all moves
  Json::Array choices_;              // of a ruling
  std::int64_t solved_ = 0;
  bool shown_ = false;  // the solution of this item was asked for
};

/// New exercises of all the course's themes: an exam, or those of a day.
int run_set(const Common& common, const LearnOptions& options, const Words& words,
            const std::vector<school::Lesson>& lessons) {
  const bool exam = options.exam;
  Json ask = request("practice", common, {});
  ask.set("themes", Json(school::themes_of(lessons, common.game)));
  ask.set("count", exam ? kExamItems : kDailyItems);
  ask.set("unlike", Json(school::seen_positions(lessons, common.game)));
  exam ? ask.set("seed", options.seed) : ask.set("date", options.daily);
  const Json made = api::answer(ask);
  if (const Json* error = made.find("error")) {
    report_error(words, *error);
    return kUsageError;
  }
  Json items = Json::array();
  for (const Json& one : list_of(made, "items")) items.push(*one.find("item"));
  Json lesson = Json::object();
  lesson.set("game", common.game).set("title", exam ? "learn.exam.title" : "learn.daily.title");
  lesson.set("try", std::move(items)).set("pass", *made.find("pass"));
  return Pupil(common, options, lesson).run();
}

}  // namespace

int run_learn(const Common& common, const LearnOptions& options) {
  const Words words(common.lang);
  const auto lessons = school::lessons(options.folder);
  if (options.exam || !options.daily.empty()) return run_set(common, options, words, lessons);
  if (options.unit.empty()) {
    for (const school::Lesson& lesson : lessons) {
      std::printf("%-5s %s\n", std::string(lesson.json.text("unit")).c_str(),
                  words(lesson.json.text("title")).c_str());
    }
    std::printf("%s\n", words("learn.which").c_str());
    return kOk;
  }
  const school::Lesson* lesson = school::find_lesson(lessons, options.unit);
  if (lesson == nullptr) {
    std::fprintf(stderr, "%s\n",
                 words("learn.error.no_unit", Json::object().set("text", options.unit)).c_str());
    return kUsageError;
  }
  return Pupil(common, options, lesson->json).run();
}

}  // namespace luatco::cli
