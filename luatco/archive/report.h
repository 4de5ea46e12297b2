// What checking says: text for each game, and counts.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace luatco::archive {

struct Digest;

/// What is counted, of a piece or of everything.
struct Totals {
  std::uint64_t games = 0;
  /// Games that end in a result token: where it is less than `games`, something was cut off.
  std::uint64_t results = 0;
  std::uint64_t plies = 0;
  std::uint64_t bytes = 0;
  std::uint64_t games_with_errors = 0;
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;
  std::uint64_t notes = 0;
  /// Findings about text that belongs to no game.
  std::uint64_t orphans = 0;
  /// Games by game, format, encoding and notation.
  std::map<std::array<std::string_view, 4>, std::uint64_t> kinds;
  /// Findings by id.
  std::map<std::string, std::uint64_t, std::less<>> findings;

  void add(const Totals& other);
};

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
  std::shared_ptr<Digest> digest;

  void leave_gap(std::uint64_t game) { gaps.push_back({text.size(), game}); }
  /// The text with its gaps filled; `games_before` is the count of games of earlier pieces.
  [[nodiscard]] std::string numbered(std::uint64_t games_before) const;
};

}  // namespace luatco::archive
