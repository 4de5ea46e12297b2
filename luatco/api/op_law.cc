#include <string>

#include "luatco/api/law_book.h"
#include "luatco/api/ops.h"

namespace luatco::api {
namespace {

Json words(const std::string& id) { return Json::object().set("id", id); }

/// An article as it is read: its facts, and the ids of its words.
Json article_json(std::string_view game, const Json& article) {
  const std::string name(article.text("article"));
  const std::string key = "law." + std::string(game) + "." + name;
  Json questions = Json::array();
  const Json* count = article.find("questions");
  const std::int64_t n = count != nullptr && count->integer() != nullptr ? *count->integer() : 0;
  for (std::int64_t i = 1; i <= n; ++i) {
    questions.push(Json::object()
                       .set("question", words(key + ".q" + std::to_string(i)))
                       .set("answer", words(key + ".a" + std::to_string(i))));
  }
  Json board = Json::object();
  for (const std::string_view field : {"fen", "marks", "arrows"}) {
    if (const Json* value = article.find(field)) board.set(field, *value);
  }
  board.set("caption", words(key + ".board"));
  return Json::object()
      .set("article", name)
      .set("law", article.text("law"))
      .set("title", words(key + ".name"))
      .set("body", words(key + ".text"))
      .set("board", std::move(board))
      .set("questions", std::move(questions));
}

}  // namespace

/// law: the pages of the book, all of them, the one named "article", or the one that "about" (an
/// id) belongs to.
Answer op_law(const Json& request) {
  const std::string_view game = game_name(request);
  return for_game(request, [&]<Rules G>() -> Answer {
    const Json* all = law_book(G::kName).find("articles");
    const std::string_view name = request.text("article");
    const std::string_view about = request.text("about");
    const Json* belongs = about.empty() ? nullptr : law_article(G::kName, about);
    if (!about.empty() && belongs == nullptr) return bad_field("about");
    Json articles = Json::array();
    if (all != nullptr && all->items() != nullptr) {
      for (const Json& article : *all->items()) {
        const bool wanted = belongs != nullptr ? &article == belongs
                                               : name.empty() || article.text("article") == name;
        if (wanted) articles.push(article_json(game, article));
      }
    }
    if (!name.empty() && articles.items()->empty()) return bad_field("article");
    return Json::object().set("articles", std::move(articles));
  });
}

}  // namespace luatco::api
