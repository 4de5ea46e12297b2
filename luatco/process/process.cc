#include "luatco/process/process.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include "luatco/process/pipes.h"

namespace luatco::process {
namespace {

/// All of `text`; a reader that stops reading is found out by its exit code.
void feed(int end, std::string_view text) {
  const NoBrokenPipe guard;
  while (!text.empty()) {
    const ssize_t written = write(end, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

Ended run(std::vector<std::string> words, std::string_view input) {
  Pipe pipe;
  if (pipe.ends[0] < 0) return Ended::NotStarted;
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipe.ends[0], STDIN_FILENO);
  pid_t child = 0;
  const int failed =
      posix_spawnp(&child, arguments.front(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) return failed == ENOENT ? Ended::NotThere : Ended::NotStarted;

  pipe.close_end(0);
  feed(pipe.ends[1], input);
  pipe.close_end(1);
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return Ended::Badly;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? Ended::Well : Ended::Badly;
}

std::string find(std::string_view program) {
  const char* path = std::getenv("PATH");
  std::string_view folders = path != nullptr ? path : "/usr/bin:/bin";
  while (!folders.empty()) {
    const std::size_t colon = folders.find(':');
    std::string file = std::string(folders.substr(0, colon)) + "/" + std::string(program);
    if (access(file.c_str(), X_OK) == 0) return file;
    folders = colon == std::string_view::npos ? std::string_view() : folders.substr(colon + 1);
  }
  return {};
}

bool is_there(std::string_view program) { return !find(program).empty(); }

}  // namespace luatco::process
