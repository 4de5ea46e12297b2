// What checking says: text for each game, and counts.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/check/digest.h"
#include "luatco/check/totals.h"

namespace luatco::archive {

using check::Totals;

/// The report on a piece. Games are numbered when it is written, not when it is made, because only
/// then is it known how many came before.
struct Report {
  /// A place in `text` where the number of a game belongs: the `game`-th of this piece, from 0.
  struct Gap {
    std::size_t at;
    std::uint64_t game;
  };
  std::string text;
  std::vector<Gap> gaps;
  Totals totals;
  /// Where the writer keeps one; else null.
  std::shared_ptr<check::Digest> digest;

  void leave_gap(std::uint64_t game) { gaps.push_back({text.size(), game}); }
  /// The text with its gaps filled; `games_before` is the count of games of earlier pieces.
  [[nodiscard]] std::string numbered(std::uint64_t games_before) const;
};

}  // namespace luatco::archive
