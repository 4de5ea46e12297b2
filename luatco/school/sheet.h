// A contact sheet: every position of a unit with what is said and asked there, what helps and what
// solves it, on one page of HTML that needs nothing else. For the eyes of those who write lessons.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"

namespace luatco::school {

/// A sentence about a game, by its id and arguments.
using SheetWords =
    std::function<std::string(std::string_view game, std::string_view id, const api::Json& args)>;

/// What stands under one position of a unit.
struct Card {
  std::string place;  // "learn 1", "try 3"
  std::string_view game;
  std::string fen;
  api::Json signs = api::Json::array();   // "e4:bad"
  api::Json arrows = api::Json::array();  // "e2e4:try"
  std::vector<std::string> lines;
};

/// The cards of a unit, in its order.
std::vector<Card> cards(const api::Json& lesson, const SheetWords& words);

/// The page. `language` is that of the words.
std::string contact_sheet(const std::vector<const api::Json*>& lessons, std::string_view language,
                          const SheetWords& words);

}  // namespace luatco::school
