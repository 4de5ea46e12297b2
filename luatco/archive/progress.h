// A line on a terminal that says how far a long job is.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>

namespace luatco::archive {

struct Done {
  std::uint64_t games = 0;
  std::uint64_t bytes = 0;  // unpacked
  /// Of the file as it lies on the disk, and its size where that is known.
  std::uint64_t taken = 0;
  std::optional<std::uint64_t> total;
};

/// What the reader's language has for it.
struct ProgressWords {
  std::string games;
  std::string left;
  std::function<std::string(std::int64_t)> tenths;  // 567 -> "56.7", or "56,7"
};

/// "12345 games  56.7 MB  8.9 MB/s  63 %  0:12 left"
std::string progress_line(const Done& done, double seconds, const ProgressWords& words);

/// Writes over itself on `terminal`, at most five times a second; nullptr writes nowhere.
class Progress {
 public:
  Progress(std::FILE* terminal, ProgressWords words);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void update(const Done& done);
  /// Wipes the line, for other text to be written; the next update brings it back.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  std::FILE* terminal_;
  ProgressWords words_;
  Clock::time_point started_;
  Clock::time_point last_;
  std::size_t width_ = 0;
};

}  // namespace luatco::archive
