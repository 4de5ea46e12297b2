// What is counted, of a piece of an archive or of everything.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "luatco/check/finding.h"

namespace luatco::check {

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
  void add(const GameReport& game);
  /// A finding about text that belongs to no game.
  void add_orphan(const Finding& finding);
};

}  // namespace luatco::check
