// Another program that runs beside this one and is talked to line by line. Nothing it does or
// leaves undone can block us for longer than we said, fill our memory or end us.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/base/result.h"
#include "luatco/process/process.h"

namespace luatco::process {

using Clock = std::chrono::steady_clock;

/// What came of waiting for a line.
enum class Heard : std::uint8_t {
  Line,
  TimeUp,   // nothing by the deadline
  Closed,   // it has ended, or closed its output
  Stopped,  // the caller's flag was set
};

/// How a program ended: with a code, or by a signal.
struct EndOfChild {
  int code = 0;
  int signal = 0;  // 0: by itself
};

class Child {
 public:
  /// No line is longer; what is longer is cut here and the rest of it dropped.
  static constexpr std::size_t kMaxLine = 1U << 14;

  /// Starts `words.front()` with the rest as its arguments; no shell is between. Its errors
  /// (stderr) are thrown away, and signals of our terminal do not reach it. Precondition: `words`
  /// is not empty.
  static Result<std::unique_ptr<Child>, Ended> start(std::vector<std::string> words);
  /// Closes its input, waits a moment for it to go, then kills it and all it has started.
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// False where it has not taken all of `text` by the deadline, or is gone.
  bool write(std::string_view text, Clock::time_point deadline);
  /// The next line, without its end, in line().
  Heard read_line(Clock::time_point deadline, const std::atomic<bool>& stop);
  [[nodiscard]] const std::string& line() const { return line_; }
  /// Of all it has said so far.
  [[nodiscard]] std::uint64_t bytes_read() const { return bytes_; }
  /// How it ended; nullopt while it still runs (it may have closed its output only). Waits a
  /// moment for a program that is just about to end.
  std::optional<EndOfChild> end();

 private:
  Child() = default;
  bool take_line();
  bool has_ended();

  pid_t pid_ = 0;
  int to_ = -1;
  int from_ = -1;
  bool ended_ = false;
  bool closed_ = false;
  EndOfChild end_;
  std::string pending_;  // read, not yet handed out
  std::size_t next_ = 0;
  bool skipping_ = false;  // the rest of a line that was too long
  std::string line_;
  std::uint64_t bytes_ = 0;
};

}  // namespace luatco::process
