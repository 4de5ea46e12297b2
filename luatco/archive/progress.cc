#include "luatco/archive/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace luatco::archive {

std::string progress_line(const Done& done, double seconds, const ProgressWords& words) {
  constexpr double kTenthOfMega = 1e5;
  const double tenths = static_cast<double>(done.bytes) / kTenthOfMega;
  std::string line =
      fmt::format("{} {}  {} MB", done.games, words.games, words.tenths(std::llround(tenths)));
  if (seconds > 0) line += fmt::format("  {} MB/s", words.tenths(std::llround(tenths / seconds)));
  if (done.total && *done.total > 0 && done.taken > 0) {
    const double part =
        std::min(1.0, static_cast<double>(done.taken) / static_cast<double>(*done.total));
    const auto left = static_cast<std::uint64_t>(seconds / part - seconds + 0.5);
    line += fmt::format("  {:.0f} %  {}:{:02} {}", 100 * part, left / 60, left % 60, words.left);
  }
  return line;
}

Progress::Progress(std::FILE* terminal, ProgressWords words)
    : terminal_(terminal), words_(std::move(words)), started_(Clock::now()), last_(started_) {}

void Progress::update(const Done& done) {
  constexpr auto kPause = std::chrono::milliseconds(200);
  const auto now = Clock::now();
  if (terminal_ == nullptr || now - last_ < kPause) return;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - started_).count();
  const std::string line = progress_line(done, seconds, words_);
  // Spaces wipe what a longer line before it left behind.
  std::fprintf(terminal_, "\r%-*s", static_cast<int>(width_), line.c_str());
  std::fflush(terminal_);
  width_ = line.size();
}

void Progress::clear() {
  if (terminal_ == nullptr || width_ == 0) return;
  std::fprintf(terminal_, "\r%*s\r", static_cast<int>(width_), "");
  std::fflush(terminal_);
  width_ = 0;
}

}  // namespace luatco::archive
