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
  /// 0-0: neither side scores (FIDE 11.8). Then there is no winner.
  bool both_lose = false;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The score, in the one form that says who won, too.
constexpr std::string_view score(const Outcome& outcome) {
  if (outcome.both_lose) return "0-0";
  if (!outcome.winner) return "1/2-1/2";
  return *outcome.winner == Side::First ? "1-0" : "0-1";
}

}  // namespace luatco
