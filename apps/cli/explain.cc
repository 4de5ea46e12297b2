#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "apps/cli/board_text.h"
#include "apps/cli/client.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/reason_picture.h"
#include "apps/cli/words.h"
#include "luatco/say/add_text.h"

namespace luatco::cli {
namespace {

class Explainer {
 public:
  Explainer(const Common& common, const ExplainOptions& options)
      : common_(common), options_(options), words_(common.lang) {}

  /// kOk where every attempt is legal, kFindings where one is not.
  int run() {
    if (const int code = check_rules(words_, common_.game, options_.rules); code != kOk) {
      return code;
    }
    if (options_.attempts.empty()) return explain_position();
    int code = kOk;
    for (const std::string& attempt : options_.attempts) {
      const int one = explain_attempt(attempt);
      if (one == kUsageError) return one;
      if (one != kOk) code = one;
    }
    return code;
  }

 private:
  /// Where a picture goes to standard output there are no words.
  [[nodiscard]] bool silent() const { return options_.svg == "-" || options_.png == "-"; }
  [[nodiscard]] bool draws() const { return !options_.svg.empty() || !options_.png.empty(); }

  void print(const std::string& text) const {
    if (!silent()) std::printf("%s\n", text.c_str());
  }

  void draw(const api::Json& answer, const api::Json* reason) const {
    if (silent()) return;
    const api::Json shape = api::answer(request("shape", common_, {}));
    BoardView view{.pieces = piece_style(options_.pieces),
                   .colour = isatty(STDOUT_FILENO) != 0,
                   .letters = words_.letters(shape)};
    const api::Json* squares = reason != nullptr ? reason->find("squares") : nullptr;
    if (squares != nullptr && squares->items() != nullptr) {
      for (const api::Json& square : *squares->items()) {
        if (square.string() != nullptr) view.marks.insert(*square.string());
      }
    }
    std::printf("%s\n", draw_board(shape, answer.text("fen"), view).c_str());
  }

  /// The answer, in words too where the whole story is wanted or drawn.
  api::Json ask(api::Json question) const {
    const bool story = options_.full || draws();
    if (story) question.set("lang", common_.lang);
    api::Json answer = api::answer(question);
    if (story) say::add_text(answer, words_.speaker(), {.game = common_.game, .side = {}});
    return answer;
  }

  void print_story(const api::Json& answer) const {
    for (const api::Json& step : *answer.find("full")->items()) {
      print("  " + std::string(step.text("text")));
    }
  }

  /// How the moves played so far are ruled on; null where there is nothing to tell of them.
  api::Json ruling() const {
    api::Json question = request("ruling", common_, options_.start);
    if (!options_.rules.empty()) question.set("rules", options_.rules);
    api::Json answer = ask(std::move(question));
    const api::Json* story = answer.find("full");
    if (story == nullptr || story->items()->empty()) return {};
    return answer;
  }

  [[nodiscard]] int draw_story(const api::Json& answer) const {
    return draws() ? draw_reason(words_, common_, options_, answer) : kOk;
  }

  int explain_attempt(const std::string& attempt) const {
    api::Json json = request("judge", common_, options_.start);
    json.set("attempt", attempt);
    const api::Json answer = ask(std::move(json));
    if (const api::Json* error = answer.find("error")) return report_error(words_, *error);
    if (const api::Json* reasons = answer.find("reasons")) {
      draw(answer, &reasons->items()->front());
      print(words_("cli.explain.refused", api::Json::object().set("text", attempt)));
      if (options_.full) {
        print_story(answer);
      } else {
        for (const api::Json& reason : *reasons->items()) print_reason(reason);
      }
      return std::max(kFindings, draw_story(answer));
    }
    print(words_(
        "cli.explain.legal",
        api::Json::object().set("text", attempt).set("move", words_.move(answer, common_.game))));
    return options_.full || draws() ? explain_consequence(std::string(answer.text("move"))) : kOk;
  }

  /// What would follow a legal move. The picture is of the board after it.
  int explain_consequence(const std::string& move) const {
    api::Json json = request("consequence", common_, options_.start);
    api::Json answer = ask(std::move(json.set("attempt", move)));
    if (const api::Json* error = answer.find("error")) return report_error(words_, *error);
    answer.set("full", *answer.find("steps"));
    if (options_.full) print_story(answer);
    if (options_.full) print_exchange(move);
    if (!draws()) return kOk;
    ExplainOptions after = options_;
    after.start.moves.push_back(move);
    return draw_reason(words_, common_, after, answer);
  }

  /// Of a capture: what both sides take, and what comes of it.
  void print_exchange(const std::string& move) const {
    api::Json answer = ask(request("exchange", common_, options_.start).set("attempt", move));
    if (answer.find("captures")->items()->empty()) return;
    answer.set("full", *answer.find("steps"));
    print_story(answer);
  }

  void print_reason(const api::Json& reason) const {
    print("  " + words_.of(reason));
    print("    " + std::string(reason.text("law")) + " · " + std::string(reason.text("id")));
  }

  int explain_position() const {
    const api::Json answer = ask(request("explain", common_, options_.start));
    if (const api::Json* error = answer.find("error")) return report_error(words_, *error);
    draw(answer, nullptr);
    const api::Json ruled = options_.full || draws() ? ruling() : api::Json();
    const api::Json& told = ruled.is_null() ? answer : ruled;
    if (options_.full) print_story(told);
    if (!options_.full || told.find("full")->items()->empty()) print_position(answer);
    return draw_story(told);
  }

  void print_position(const api::Json& answer) const {
    const bool in_check = *answer.find("in_check")->boolean();
    const api::Json* outcome = answer.find("outcome");
    if (outcome == nullptr) {
      print(words_(in_check ? "cli.explain.in_check" : "cli.explain.not_in_check"));
    } else {
      print(words_.of(*outcome));
    }
    for (const char* kind : {"run", "block", "capture", "unscreen"}) print_ways(answer, kind);
    for (const api::Json& remark : *answer.find("remarks")->items())
      print("  " + words_.of(remark));
    for (const api::Json& failed : *answer.find("proof")->items()) {
      print("  " + std::string(failed.text("from")) + " → " + std::string(failed.text("to")) +
            ": " + words_.of(*failed.find("reason")));
    }
  }

  /// One line a kind: the moves it offers, or why it is closed; nothing where neither applies.
  void print_ways(const api::Json& answer, std::string_view kind) const {
    std::string moves;
    for (const api::Json& way : *answer.find("ways")->items()) {
      if (way.text("kind") != kind) continue;
      moves += moves.empty() ? "" : ", ";
      moves += words_.move(way, common_.game);
    }
    const std::string label = words_("word.way." + std::string(kind));
    if (!moves.empty()) print("  " + label + ": " + moves);
    for (const api::Json& closed : *answer.find("closed")->items()) {
      if (closed.text("kind") == kind) print("  " + label + ": " + words_.of(*closed.find("why")));
    }
  }

  const Common& common_;
  const ExplainOptions& options_;
  Words words_;
};

}  // namespace

int run_explain(const Common& common, const ExplainOptions& options) {
  return Explainer(common, options).run();
}

}  // namespace luatco::cli
