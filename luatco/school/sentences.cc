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
  explicit Sentences(const Json& lesson) : lesson_(lesson), game_(lesson.text("game")) {}

  std::vector<Said> run() {
    for (const char* name : {"title", "tip"}) add_text(lesson_.text(name));
    for (const char* list : {"learn", "play"}) {
      for (const Json& one : list_of(lesson_, list)) add_text(one.text("say"));
    }
    for (const Json& item : list_of(lesson_, "try")) {
      add_question(item);
      const Json hint = api::answer(ask("hint", item).set("notch", 1));
      if (!hint.text("id").empty()) add_text(hint.text("id"));
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] Json ask(std::string_view op, const Json& item) const {
    return Json::object().set("op", op).set("game", game_).set("item", item);
  }
  void add_text(std::string_view id) {
    found_.push_back({game_, {}, {{std::string(id), Json::object()}}});
  }

  void add_question(const Json& item) {
    const Json facts = api::answer(ask("exercise", item));
    Said said{game_, std::string(facts.text("turn")), {}};
    if (item.text("input") == "choose") {
      said.parts.push_back(choice(item, facts.text("turn")));
    } else {
      for (const Json& part : list_of(facts, "asks")) {
        const Json* args = part.find("args");
        said.parts.push_back(
            {in_the_page(part.text("id")), args != nullptr ? *args : Json::object()});
      }
    }
    if (!said.parts.empty()) found_.push_back(std::move(said));
  }

  /// "May the king go from e1 to g1?"
  [[nodiscard]] Said::Part choice(const Json& item, std::string_view turn) const {
    const std::string_view attempt = item.text("attempt");
    if (attempt.size() < 4) return {"school.choose_empty", Json::object()};
    Json args = Json::object().set("side", turn);
    const std::string piece = piece_on(item.text("fen"), attempt.substr(0, 2));
    if (!piece.empty()) args.set("piece", piece);
    args.set("from", attempt.substr(0, 2)).set("to", attempt.substr(2, 2));
    return {piece.empty() ? "school.choose_empty" : "school.choose", std::move(args)};
  }

  /// The FEN letter on a square; empty where nothing stands.
  [[nodiscard]] std::string piece_on(std::string_view fen, std::string_view square) const {
    const Json shape = api::answer(Json::object().set("op", "shape").set("game", game_));
    const std::int64_t top = *shape.find("first_rank")->integer() + *shape.find("ranks")->integer();
    std::int64_t rank = top - 1;
    char file = 'a';
    for (const char c : fen.substr(0, fen.find(' '))) {
      if (c == '/') {
        --rank;
        file = 'a';
      } else if (c >= '0' && c <= '9') {
        file = static_cast<char>(file + (c - '0'));
      } else {
        if (square[0] == file && square.substr(1) == std::to_string(rank)) return {c};
        ++file;
      }
    }
    return {};
  }

  const Json& lesson_;
  std::string game_;
  std::vector<Said> found_;
};

}  // namespace

std::vector<Said> sentences(const Json& lesson) { return Sentences(lesson).run(); }

}  // namespace luatco::school
