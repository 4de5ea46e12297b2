// Read, work, write: the three stages of everything that is done to an archive.
#pragma once

#include <functional>

#include "luatco/archive/cutter.h"
#include "luatco/archive/report.h"

namespace luatco::archive {

struct Stages {
  /// The next piece; false when there is none. Called one at a time, in order.
  std::function<bool(Piece&)> read;
  /// Called from several threads at once.
  std::function<Report(const Piece&)> work;
  /// Called one at a time, in the order of reading.
  std::function<void(Report&&)> write;
};

/// Runs the stages with `threads` threads (at least 1) and returns when everything read is
/// written. At most 2 * threads + 2 pieces are under way at any moment.
void run_pipeline(unsigned threads, const Stages& stages);

}  // namespace luatco::archive
