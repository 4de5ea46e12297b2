// Checking archives: every game of a stream against the laws of its game.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/archive/cutter.h"
#include "luatco/archive/finding.h"
#include "luatco/archive/progress.h"
#include "luatco/archive/record_stream.h"

namespace luatco::archive {

struct CheckOptions {
  /// The game of the records; kAnyGame: told from each.
  std::string game = std::string(kAnyGame);
  /// A rule set; empty: the game's first one. So it is for games that have no such set, where the
  /// game is told from the records, and each of them says so (archive.other_rules).
  std::string rules;
  /// Report the moves themselves, in coordinates and in the game's own notation?
  bool moves = false;
  /// Give findings the boards they are about, a few of each kind?
  bool boards = false;
  unsigned threads = 1;
  PieceSizes sizes = {};
};

/// What a run meets besides the text: where its report goes, who looks on, who stops it.
struct CheckDoors {
  const Writer& writer;
  std::function<void(std::string_view)> print;
  std::function<void(const Totals&)> progress;
  /// Set from outside (a signal handler) to end early; what was read is still reported.
  const std::atomic<bool>& stop;
  /// Takes the digests that the writer keeps, in order, and the number of games before them.
  std::function<void(check::Digest&&, std::uint64_t)> keep = {};
};

/// Whether `options` name a game there is, or any, and a rule set of it.
bool has_rules(const CheckOptions& options);

/// Checks every game of the stream and reports on each, in order. Precondition: has_rules(options).
/// A bad game never stops the rest. Look at the stream's fault() afterwards.
Totals check_archive(TextStream& stream, const CheckOptions& options, const CheckDoors& doors);

}  // namespace luatco::archive
