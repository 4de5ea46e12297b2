#include "luatco/school/sheet.h"

#include <algorithm>

#include "luatco/api/api.h"
#include "luatco/base/markup.h"
#include "luatco/picture/picture.h"
#include "luatco/school/lesson.h"

namespace luatco::school {
namespace {

using api::Json;

constexpr std::string_view kStyle =
    "body{font:16px/1.4 sans-serif;margin:1rem auto;max-width:78rem;padding:0 1rem}"
    "section{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem}"
    "h2,.tip{grid-column:1/-1;margin:.5rem 0 0}figure{margin:0;break-inside:avoid}"
    "svg{width:100%;height:auto}figcaption{font-size:.85rem}b{color:#555}";

std::string joined(const Json::Array& list) {
  std::string text;
  for (const Json& one : list) {
    if (one.string() != nullptr) text += (text.empty() ? "" : " ") + *one.string();
  }
  return text;
}

class Cards {
 public:
  Cards(const Json& lesson, const SheetWords& words) : lesson_(lesson), words_(words) {}

  std::vector<Card> run() {
    int n = 0;
    for (const Json& picture : list_of(lesson_, "learn")) {
      Card card = at("learn " + std::to_string(++n), picture);
      for (const char* list : {"signs", "arrows"}) {
        Json& into = *list == 's' ? card.signs : card.arrows;
        if (const Json* given = picture.find(list)) into = *given;
      }
      for (const Json& move : list_of(picture, "moves")) card.arrows.push(*move.string() + ":move");
      card.lines.push_back(say(picture.text("say"), Json::object()));
      found_.push_back(std::move(card));
    }
    n = 0;
    for (const Json& item : list_of(lesson_, "try")) exercise("try " + std::to_string(++n), item);
    n = 0;
    for (const Json& game : list_of(lesson_, "play")) {
      Card card = at("play " + std::to_string(++n), game);
      card.lines.push_back(say(game.text("say"), Json::object()));
      found_.push_back(std::move(card));
    }
    return std::move(found_);
  }

 private:
  Card at(std::string place, const Json& position) {
    Card card;
    game_ = game_of(lesson_, position);
    card.game = game_;
    card.place = std::move(place);
    card.fen = position.text("fen");
    return card;
  }
  [[nodiscard]] std::string say(std::string_view id, const Json& args) const {
    return words_(game_, id, args);
  }
  [[nodiscard]] Json ask(std::string_view op, const Json& item) const {
    return api::answer(Json::object().set("op", op).set("game", game_).set("item", item));
  }

  void exercise(std::string place, const Json& item) {
    Card card = at(std::move(place), item);
    const Json facts = ask("exercise", item);
    card.fen = facts.text("fen", card.fen);
    std::string question;
    for (const Json& part : list_of(facts, "asks")) {
      const Json* args = part.find("args");
      question += (question.empty() ? "" : " ") +
                  say(part.text("id"), args != nullptr ? *args : Json::object());
    }
    card.lines.push_back(std::move(question));
    const Json hint = api::answer(
        Json::object().set("op", "hint").set("game", game_).set("item", item).set("notch", 1));
    card.lines.push_back("? " + say(hint.text("id"), Json::object()));
    const std::string right =
        joined(list_of(facts, "solutions")) + joined(list_of(facts, "squares"));
    if (!right.empty()) card.lines.push_back("✓ " + right);
    if (!facts.text("ruling").empty()) {
      card.lines.push_back("✓ " + std::string(facts.text("ruling")));
    }
    if (facts.find("allowed") != nullptr && list_of(facts, "reasons").empty()) {
      card.lines.push_back("✓ " + say("lesson.sheet.allowed", Json::object()));
    }
    for (const Json& reason : list_of(facts, "reasons")) {
      card.lines.push_back("✗ " + say(reason.text("id"), *reason.find("args")));
    }
    for (const Json& wrong : list_of(item, "wrong")) {
      card.lines.push_back("✗ " + std::string(wrong.text("try")) + " " +
                           std::string(wrong.text("why")));
    }
    if (!item.text("square").empty()) card.signs.push(std::string(item.text("square")) + ":note");
    if (!item.text("attempt").empty()) {
      card.arrows.push(std::string(item.text("attempt").substr(0, 4)) + ":try");
    }
    found_.push_back(std::move(card));
  }

  const Json& lesson_;
  const SheetWords& words_;
  std::string_view game_;  // of the card that is being written
  std::vector<Card> found_;
};

picture::Picture picture_of(const Card& card) {
  picture::Picture picture;
  for (const Json& sign : *card.signs.items()) {
    const std::string_view text = *sign.string();
    const std::size_t colon = std::min(text.find(':'), text.size() - 1);
    if (const auto kind = picture::find_sign(text.substr(colon + 1))) {
      picture.signs.push_back({std::string(text.substr(0, colon)), *kind});
    }
  }
  for (const Json& arrow : *card.arrows.items()) {
    const std::string_view text = *arrow.string();
    const std::size_t colon = std::min(text.find(':'), text.size() - 1);
    const auto stroke = picture::find_stroke(text.substr(colon + 1));
    if (!stroke || colon < 4) continue;
    picture.arrows.push_back(
        {std::string(text.substr(0, 2)), std::string(text.substr(2, 2)), *stroke});
  }
  return picture;
}

}  // namespace

std::vector<Card> cards(const Json& lesson, const SheetWords& words) {
  return Cards(lesson, words).run();
}

namespace {

std::string board_of(const Card& card, const SheetWords& words) {
  const Json shape = api::answer(Json::object().set("op", "shape").set("game", card.game));
  picture::View view;
  if (card.game == "xiangqi") {
    view.river = {words(card.game, "word.river.left", Json::object()),
                  words(card.game, "word.river.right", Json::object())};
  }
  view.title = card.fen;
  return picture::draw(shape, card.game, card.fen, picture_of(card), view);
}

}  // namespace

std::string contact_sheet(const std::vector<const Json*>& lessons, std::string_view language,
                          const SheetWords& words) {
  std::string page = "<!doctype html>\n<html lang=\"" + std::string(language) +
                     "\"><meta charset=\"utf-8\"><title>luatco</title><style>" +
                     std::string(kStyle) + "</style>\n";
  for (const Json* lesson : lessons) {
    const std::string_view game = lesson->text("game");
    page += "<section><h2>" + escaped(lesson->text("unit")) + " · " +
            escaped(words(game, lesson->text("title"), Json::object())) + "</h2><p class=\"tip\">" +
            escaped(words(game, lesson->text("tip"), Json::object())) + "</p>\n";
    for (const Card& card : cards(*lesson, words)) {
      page += "<figure>" + board_of(card, words) + "<figcaption><b>" + escaped(card.place) + "</b>";
      for (const std::string& line : card.lines) page += "<br>" + escaped(line);
      page += "</figcaption></figure>\n";
    }
    page += "</section>\n";
  }
  return page + "</html>\n";
}

}  // namespace luatco::school
