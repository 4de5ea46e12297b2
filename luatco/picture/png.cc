#include "luatco/picture/png.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <vector>

namespace luatco::picture {
namespace {

/// Both ends of a pipe, closed when this dies. No other child inherits them.
struct Pipe {
  std::array<int, 2> ends{-1, -1};
  Pipe() {
    if (pipe2(ends.data(), O_CLOEXEC) != 0) ends = {-1, -1};
  }
  ~Pipe() {
    close_end(0);
    close_end(1);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  void close_end(std::size_t end) {
    if (ends[end] >= 0) close(ends[end]);
    ends[end] = -1;
  }
};

/// Feeds all of `text` to the pipe. A reader that is gone is found out by its exit code.
void feed(int end, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(end, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

PngFault write_png(std::string_view svg, const std::string& file, int width) {
  Pipe input;
  if (input.ends[0] < 0) return PngFault::Failed;
  std::vector<std::string> words = {"rsvg-convert", "--width", std::to_string(width), "--output",
                                    file};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input.ends[0], STDIN_FILENO);
  pid_t child = 0;
  const int failed =
      posix_spawnp(&child, arguments.front(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) return failed == ENOENT ? PngFault::NoProgram : PngFault::Failed;

  input.close_end(0);
  void (*const before)(int) = signal(SIGPIPE, SIG_IGN);
  feed(input.ends[1], svg);
  signal(SIGPIPE, before);
  input.close_end(1);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127) return PngFault::NoProgram;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? PngFault::None : PngFault::Failed;
}

}  // namespace luatco::picture
