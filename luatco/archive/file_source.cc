#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "luatco/archive/byte_source.h"

namespace luatco::archive {

namespace {

InputFault system_fault(int error, std::uint64_t offset) {
  const std::string_view id = error == ENOENT ? "input.not_found" : "input.unreadable";
  return {id, offset, std::generic_category().message(error)};
}

class FileSource : public ByteSource {
 public:
  FileSource(int descriptor, bool owned, std::optional<std::uint64_t> total,
             const std::atomic<bool>& stop)
      : descriptor_(descriptor), owned_(owned), total_(total), stop_(stop) {}
  ~FileSource() override {
    if (owned_) ::close(descriptor_);
  }

  std::size_t read(std::span<char> out) override {
    while (!ended_) {
      if (!wait_for_input()) break;
      const ssize_t got = ::read(descriptor_, out.data(), out.size());
      if (got > 0) {
        taken_ += static_cast<std::uint64_t>(got);
        return static_cast<std::size_t>(got);
      }
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) fault_ = system_fault(errno, taken_);
      ended_ = true;
    }
    return 0;
  }
  [[nodiscard]] const std::optional<InputFault>& fault() const override { return fault_; }
  [[nodiscard]] std::uint64_t bytes_taken() const override { return taken_; }
  [[nodiscard]] std::optional<std::uint64_t> bytes_total() const override { return total_; }

 private:
  /// False when asked to stop. A signal wakes whichever thread it likes, so waiting is done in
  /// short steps; the size of a regular file is known, and it never makes us wait.
  bool wait_for_input() {
    constexpr int kStepMilliseconds = 100;
    while (!stop_) {
      pollfd waiting{descriptor_, POLLIN, 0};
      if (total_ || ::poll(&waiting, 1, kStepMilliseconds) != 0) return true;
    }
    ended_ = true;
    return false;
  }

  int descriptor_;
  bool owned_;
  bool ended_ = false;
  std::uint64_t taken_ = 0;
  std::optional<std::uint64_t> total_;
  std::optional<InputFault> fault_;
  const std::atomic<bool>& stop_;
};

}  // namespace

SourceOrFault open_file(const std::string& path, const std::atomic<bool>& stop) {
  const bool is_stdin = path == "-";
  const int descriptor = is_stdin ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return Unexpected{system_fault(errno, 0)};
  struct stat status = {};
  if (::fstat(descriptor, &status) != 0) status.st_mode = 0;
  if (S_ISDIR(status.st_mode)) {
    if (!is_stdin) ::close(descriptor);
    return Unexpected{system_fault(EISDIR, 0)};
  }
  std::optional<std::uint64_t> total;
  if (S_ISREG(status.st_mode)) {
    total = static_cast<std::uint64_t>(status.st_size);
    ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL);
  }
  return std::unique_ptr<ByteSource>(
      std::make_unique<FileSource>(descriptor, !is_stdin, total, stop));
}

SourceOrFault open_archive(const std::string& path, const std::atomic<bool>& stop) {
  auto file = open_file(path, stop);
  if (!file) return file;
  return unpack(std::move(*file));
}

}  // namespace luatco::archive
