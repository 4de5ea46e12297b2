#include "luatco/api/law_book.h"

#include <utility>
#include <vector>

namespace luatco::api {
namespace {

struct Book {
  std::string_view game;
  Json json;
};

std::vector<Book> read_books() {
  std::vector<Book> books;
  for (const LawText& text : law_texts()) {
    auto json = parse_json(text.json);
    if (json) books.push_back({text.game, std::move(*json)});
  }
  return books;
}

}  // namespace

const Json& law_book(std::string_view game) {
  static const std::vector<Book> books = read_books();
  static const Json none;
  for (const Book& book : books) {
    if (book.game == game) return book.json;
  }
  return none;
}

const Json* law_article(std::string_view game, std::string_view id) {
  const Json* articles = law_book(game).find("articles");
  if (articles == nullptr || articles->items() == nullptr) return nullptr;
  const Json* best = nullptr;
  std::size_t longest = 0;
  for (const Json& article : *articles->items()) {
    const Json* covers = article.find("covers");
    if (covers == nullptr || covers->items() == nullptr) continue;
    for (const Json& beginning : *covers->items()) {
      const std::string* text = beginning.string();
      if (text == nullptr || !id.starts_with(*text) || text->size() <= longest) continue;
      longest = text->size();
      best = &article;
    }
  }
  return best;
}

}  // namespace luatco::api
