// All the games of a file, examined one after the other.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "luatco/archive/encoding.h"
#include "luatco/review/examiner.h"
#include "luatco/review/report.h"
#include "luatco/say/speaker.h"

namespace luatco::review {

struct ReviewOptions {
  std::string game;  // or archive::kAnyGame
  engine::Limits limits;
  std::string limits_words;
};

/// One game, done: told and written.
struct ReviewedGame {
  GameReport report;
  std::string pgn;
};

struct ReviewDoors {
  /// The examiner for a game; nullptr where no engine plays it.
  std::function<Examiner*(std::string_view game)> examiner;
  std::function<void(ReviewedGame&&)> take;
  /// Before a game is examined and after every position.
  std::function<void(std::size_t game, std::size_t done, std::size_t all)> progress;
  const std::atomic<bool>& stop;
};

/// Each game is handed over as soon as it is done, as far as it is legal and was examined before
/// `stop`; after that no further game is begun. Returns how many there were.
std::size_t review_archive(archive::TextStream& stream, const ReviewOptions& options,
                           const say::Speaker& speaker, const ReviewDoors& doors);

}  // namespace luatco::review
