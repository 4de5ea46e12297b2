// How a game ended. The winner is absolute, never "the side that moved".
#pragma once

#include <optional>
#include <string_view>

#include "luatco/core/side.h"

namespace luatco {

/// `ending` is an id such as "chess.result.stalemate"; no winner means a draw.
struct Outcome {
  std::optional<Side> winner;
  std::string_view ending;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace luatco
