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

namespace luatco::cli {
namespace {

using api::Json;

constexpr int kLastNotch = 4;

const Json::Array& items(const Json& json, std::string_view name) {
  static const Json::Array none;
  const Json* member = json.find(name);
  return member != nullptr && member->items() != nullptr ? *member->items() : none;
}

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
      : common_(common), words_(common.lang), lesson_(lesson) {
    common_.game = lesson.text("game");
    view_.pieces = piece_style(options.pieces);
    view_.colour = isatty(STDOUT_FILENO) != 0;
    shape_ = api::answer(request("shape", common_, {}));
  }

  int run() {
    print("\n" + words_(lesson_.text("title")) + "\n");
    for (const Json& picture : items(lesson_, "learn")) {
      if (!show(picture)) return kOk;
    }
    const Json::Array& tries = items(lesson_, "try");
    std::int64_t n = 0;
    for (const Json& item : tries) {
      print(words_("learn.item", Json::object().set("n", ++n).set(
                                     "total", static_cast<std::int64_t>(tries.size()))));
      if (!exercise(item)) return kOk;
    }
    print(words_(
        "learn.done",
        Json::object().set("n", solved_).set("total", static_cast<std::int64_t>(tries.size()))));
    return kOk;
  }

 private:
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
    draw(picture.text("fen"), items(picture, "signs"));
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
    const Json facts = api::answer(ask("exercise", item));
    draw(item.text("fen"), {});
    std::string question;
    for (const Json& part : items(facts, "asks")) {
      question += (question.empty() ? "" : " ") + words_.of(part);
    }
    print(question);
    played_.clear();
    line_.clear();
    int notch = 0;
    for (std::string line; read(words_("learn.prompt"), line);) {
      if (is_command(line, "skip")) return true;
      if (line.empty() || is_command(line, "hint")) {
        notch = std::min(notch + 1, kLastNotch);
        hint(item, notch);
      } else if (answered(item, line)) {
        return true;
      }
    }
    return false;
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
    for (const Json& square : items(help, "squares")) shown += " " + *square.string();
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
    for (const Json& reason : items(graded, "reasons")) print("  " + words_.of(reason));
    for (const Json& wrong : items(graded, "wrong")) {
      const std::string_view square =
          wrong.string() != nullptr ? std::string_view(*wrong.string()) : wrong.text("square");
      print("  " + words_("learn.not_here", Json::object().set("square", square)));
      for (const Json& reason : items(wrong, "reasons")) print("    " + words_.of(reason));
    }
    const Json::Array& missing = items(graded, "missing");
    if (!missing.empty()) {
      print("  " + words_("learn.missing",
                          Json::object().set("n", static_cast<std::int64_t>(missing.size()))));
    }
    if (*graded.find("solved") == Json(true)) {
      ++solved_;
      print(words_("learn.right"));
      return true;
    }
    if (item.text("input", "move") == "move" && graded.find("legal") != nullptr &&
        *graded.find("legal") == Json(true)) {
      moved(line, graded);
    }
    return false;
  }

  /// A legal move that did not solve the item: the answer to it, or once more from the start.
  void moved(const std::string& line, const Json& graded) {
    if (*graded.find("over") == Json(true)) {
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
  std::int64_t solved_ = 0;
};

}  // namespace

int run_learn(const Common& common, const LearnOptions& options) {
  const Words words(common.lang);
  const auto lessons = school::lessons(options.folder);
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
