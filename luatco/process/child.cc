#include "luatco/process/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <thread>
#include <utility>

#include "luatco/process/pipes.h"

namespace luatco::process {
namespace {

using std::chrono::milliseconds;

constexpr auto kFarewell = milliseconds(500);  // to leave by itself
constexpr auto kSlice = milliseconds(50);      // how soon a stop is noticed

/// Waits until something can be done with `end`, at most a slice and never past the deadline.
bool ready(int end, short what, Clock::time_point deadline) {
  const auto left = std::chrono::duration_cast<milliseconds>(deadline - Clock::now());
  const auto wait = std::clamp(left, milliseconds(0), milliseconds(kSlice));
  pollfd one{end, what, 0};
  return poll(&one, 1, static_cast<int>(wait.count())) > 0;
}

/// The signals that a program expects to find as they usually are: a child would inherit ours.
struct Attributes {
  posix_spawnattr_t value{};
  Attributes() {
    posix_spawnattr_init(&value);
    sigset_t none;
    sigemptyset(&none);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    posix_spawnattr_setsigmask(&value, &none);
    posix_spawnattr_setsigdefault(&value, &usual);
    posix_spawnattr_setpgroup(&value, 0);
    posix_spawnattr_setflags(
        &value,
        static_cast<short>(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
  }
  ~Attributes() { posix_spawnattr_destroy(&value); }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;
};

}  // namespace

Result<std::unique_ptr<Child>, Ended> Child::start(std::vector<std::string> words) {
  Pipe to;
  Pipe from;
  if (to.ends[0] < 0 || from.ends[0] < 0) return Unexpected{Ended::NotStarted};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to.ends[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from.ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  const Attributes attributes;
  pid_t pid = 0;
  const int failed =
      posix_spawnp(&pid, arguments.front(), &actions, &attributes.value, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) return Unexpected{failed == ENOENT ? Ended::NotThere : Ended::NotStarted};
  std::unique_ptr<Child> child(new Child);
  child->pid_ = pid;
  child->to_ = std::exchange(to.ends[1], -1);
  child->from_ = std::exchange(from.ends[0], -1);
  for (const int end : {child->to_, child->from_}) {
    fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK);
  }
  return child;
}

Child::~Child() {
  if (to_ >= 0) close(to_);
  end();
  // The group: an engine behind a shell script is not alone. It is not reaped before, so the number
  // is still its own.
  kill(-pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  if (from_ >= 0) close(from_);
}

/// Looks whether it has ended, and leaves it to be reaped.
bool Child::has_ended() {
  siginfo_t info{};
  if (ended_) return true;
  if (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0) return false;
  if (info.si_pid != pid_) return false;
  ended_ = true;
  (info.si_code == CLD_EXITED ? end_.code : end_.signal) = info.si_status;
  return true;
}

std::optional<EndOfChild> Child::end() {
  const auto deadline = Clock::now() + kFarewell;
  while (!has_ended() && Clock::now() < deadline) std::this_thread::sleep_for(milliseconds(2));
  return ended_ ? std::optional(end_) : std::nullopt;
}

bool Child::write(std::string_view text, Clock::time_point deadline) {
  const NoBrokenPipe guard;
  while (!text.empty()) {
    const ssize_t written = ::write(to_, text.data(), text.size());
    if (written > 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (written < 0 && errno != EAGAIN && errno != EINTR) {
      return false;
    } else if (Clock::now() >= deadline) {
      return false;
    } else {
      ready(to_, POLLOUT, deadline);
    }
  }
  return true;
}

bool Child::take_line() {
  const std::size_t end = pending_.find('\n', next_);
  const std::size_t size = (end == std::string::npos ? pending_.size() : end) - next_;
  if (end == std::string::npos && size < kMaxLine) return false;
  const bool whole = end != std::string::npos;
  const bool said = !skipping_;
  if (said) line_.assign(pending_, next_, std::min(size, kMaxLine));
  next_ = whole ? end + 1 : pending_.size();
  skipping_ = !whole;
  if (!said) return whole && take_line();
  if (!line_.empty() && line_.back() == '\r') line_.pop_back();
  return true;
}

Heard Child::read_line(Clock::time_point deadline, const std::atomic<bool>& stop) {
  for (;;) {
    if (take_line()) return Heard::Line;
    pending_.erase(0, next_);
    next_ = 0;
    if (closed_) return Heard::Closed;
    if (stop) return Heard::Stopped;
    char chunk[4096];
    const ssize_t got = read(from_, chunk, sizeof chunk);
    if (got > 0) {
      bytes_ += static_cast<std::uint64_t>(got);
      pending_.append(chunk, static_cast<std::size_t>(got));
      // Somebody who never pauses must not keep us past the deadline.
      if (Clock::now() >= deadline) return take_line() ? Heard::Line : Heard::TimeUp;
      continue;
    }
    if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
      closed_ = true;
      // What it said last may lack its line end.
      if (!pending_.empty() && !skipping_) pending_ += '\n';
      continue;
    }
    if (Clock::now() >= deadline) return Heard::TimeUp;
    ready(from_, POLLIN, deadline);
  }
}

}  // namespace luatco::process
