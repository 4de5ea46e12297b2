// What a report on a whole archive keeps: counts of everything, and a few examples of each kind of
// finding. Its size depends on the kinds there are, not on the number of games.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/check/finding.h"

namespace luatco::check {

/// A game as a reader finds it again.
struct GamePlace {
  std::string file;
  std::uint64_t number = 0;  // in its file, from 1
  std::uint64_t begin = 0;   // the byte at which the game begins
  std::uint64_t offset = 0;  // and what is said of it
  std::string first;         // the players' names; empty where the record has none
  std::string second;
};

/// A finding with its place and its board.
struct Example {
  GamePlace place;
  std::string game;  // "chess"
  Finding finding;   // its words cut to kNameLength
};

/// The same finding for the same reason.
struct KindId {
  std::string id;
  std::string reason;  // of what is not allowed: the rule; else empty
  friend auto operator<=>(const KindId&, const KindId&) = default;
};

struct Digest {
  struct Limits {
    std::size_t examples = 3;     // of a kind
    std::size_t bad_games = 200;  // that are named
  };
  static constexpr std::size_t kLongest = 600;    // plies; longer games are counted as this long
  static constexpr std::size_t kNameLength = 80;  // bytes of a name or a token that are kept

  /// The games of one game: how they ended.
  struct Games {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::map<std::string, std::uint64_t, std::less<>> results;  // by token; "" where there is none
    /// By the ending on the board; "" where players ended it (resignation, agreement, time) or it
    /// was not played to an end.
    std::map<std::string, std::uint64_t, std::less<>> endings;
    std::vector<std::uint64_t> lengths;  // by plies
  };
  struct Kind {
    Weight weight = Weight::Note;
    std::uint64_t findings = 0;
    std::vector<Example> examples;
  };
  struct BadGame {
    GamePlace place;
    std::string result;
    std::vector<KindId> errors;  // each kind once
  };

  Limits limits;
  std::map<std::string, Games, std::less<>> games;
  std::map<KindId, Kind> kinds;
  std::vector<BadGame> bad_games;

  /// May another example of this finding be kept?
  [[nodiscard]] bool has_room(const KindId& kind) const;
  /// `number` is the game's in its file, or in its piece.
  void add(const GameReport& report, std::string_view file, std::uint64_t number);
  /// Adds what comes later in the archive; its games' numbers grow by `games_before`.
  void add(Digest&& later, std::uint64_t games_before);
};

KindId kind_of(const Finding& finding);

}  // namespace luatco::check
