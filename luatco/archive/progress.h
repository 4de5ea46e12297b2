// A line on a terminal that says how far a long job is.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
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

/// "12,345 games  56.7 MB  8.9 MB/s  63 %  0:12 left": units and figures only, no words to
/// translate but the one handed in.
std::string progress_line(const Done& done, double seconds, std::string_view games_word,
                          std::string_view left_word);

/// Writes over itself on `terminal`, at most five times a second; nullptr writes nowhere.
class Progress {
 public:
  Progress(std::FILE* terminal, std::string games_word, std::string left_word);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void update(const Done& done);
  /// Wipes the line, for other text to be written; the next update brings it back.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  std::FILE* terminal_;
  std::string games_word_;
  std::string left_word_;
  Clock::time_point started_;
  Clock::time_point last_;
  std::size_t width_ = 0;
};

}  // namespace luatco::archive
