// The book of laws of each game: which articles there are, the board of each, its questions, and
// which ids belong to it. Its words are in the catalogues, under law.<game>.<article>. The book is
// data/law/<game>.json, built in.
#pragma once

#include <span>
#include <string_view>

#include "luatco/api/json.h"

namespace luatco::api {

struct LawText {
  std::string_view game;
  std::string_view json;
};
std::span<const LawText> law_texts();

/// {"articles":[{"article","law","fen","marks","arrows","questions","covers"}]}; null for a game
/// without a book.
const Json& law_book(std::string_view game);

/// The article an id belongs to, the one with the longest beginning of it in "covers"; nullptr
/// where there is none. An id that is said of several kinds of piece may name its piece behind it:
/// "chess.path.blocked/Q".
const Json* law_article(std::string_view game, std::string_view id);

}  // namespace luatco::api
