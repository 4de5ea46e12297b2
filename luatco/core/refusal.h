// Why a move is not allowed. Each game has an enum of reasons with one table of ids and articles;
// what leaves the game is this game-neutral form of it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "luatco/core/evidence.h"

namespace luatco {

/// One broken rule. `id` is the catalogue key, the JSON field, the docs anchor and the word in test
/// data; `law` names the article it comes from. Both point to static text.
struct Reason {
  std::string_view id;
  std::string_view law;
  std::vector<Evidence> evidence;

  [[nodiscard]] const Evidence* find(Arg arg) const {
    for (const Evidence& item : evidence) {
      if (item.arg == arg) return &item;
    }
    return nullptr;
  }
};

/// Never empty; in the order a teacher would name them, the first being the one to show.
using Refusal = std::vector<Reason>;

}  // namespace luatco
