#include "luatco/archive/progress.h"

#include <fmt/format.h>

#include <algorithm>

namespace luatco::archive {

std::string progress_line(const Done& done, double seconds, std::string_view games_word,
                          std::string_view left_word) {
  constexpr double kMega = 1e6;
  const double megabytes = static_cast<double>(done.bytes) / kMega;
  std::string line = fmt::format("{} {}  {:.1f} MB", done.games, games_word, megabytes);
  if (seconds > 0) line += fmt::format("  {:.1f} MB/s", megabytes / seconds);
  if (done.total && *done.total > 0 && done.taken > 0) {
    const double part =
        std::min(1.0, static_cast<double>(done.taken) / static_cast<double>(*done.total));
    const auto left = static_cast<std::uint64_t>(seconds / part - seconds + 0.5);
    line += fmt::format("  {:.0f} %  {}:{:02} {}", 100 * part, left / 60, left % 60, left_word);
  }
  return line;
}

Progress::Progress(std::FILE* terminal, std::string games_word, std::string left_word)
    : terminal_(terminal),
      games_word_(std::move(games_word)),
      left_word_(std::move(left_word)),
      started_(Clock::now()),
      last_(started_) {}

void Progress::update(const Done& done) {
  constexpr auto kPause = std::chrono::milliseconds(200);
  const auto now = Clock::now();
  if (terminal_ == nullptr || now - last_ < kPause) return;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - started_).count();
  const std::string line = progress_line(done, seconds, games_word_, left_word_);
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
