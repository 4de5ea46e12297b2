// Everything of a unit that is said aloud before anybody has played a move: its texts, what its
// exercises ask, the questions its hints begin with. As the page says it, which is what clips are
// for: at a terminal squares are named, in the page they are tapped.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"

namespace luatco::school {

/// What is said in one breath: one message or several, a blank between.
struct Said {
  struct Part {
    std::string id;
    api::Json args = api::Json::object();
  };
  std::string game;
  std::string side;  // to move; empty where nobody is
  std::vector<Part> parts;

  /// In words; `words` says one part.
  [[nodiscard]] std::string text(const std::function<std::string(const Part&)>& words) const;
};

/// In the order of the unit; the same may come again.
std::vector<Said> sentences(const api::Json& lesson);

}  // namespace luatco::school
