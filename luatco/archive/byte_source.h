// Bytes from wherever they come: a file, standard input, a compressed stream. Everything streams,
// so that a file of any size (or a "bomb" that unpacks to terabytes) costs the same few buffers.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "luatco/base/result.h"

namespace luatco::archive {

/// Why reading stopped before the end. What was read before it is good and stays read.
struct InputFault {
  /// "input.not_found", "input.unreadable", "input.truncated", "input.corrupt",
  /// "input.unsupported", "input.trailing_bytes", "input.too_demanding".
  std::string_view id;
  /// The byte of the file as it lies on the disk (compressed, if it is) at which reading stopped.
  std::uint64_t offset = 0;
  /// What the system or the decompressor said, in its own English words; a format's name.
  std::string detail;
};

class ByteSource {
 public:
  ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;
  virtual ~ByteSource() = default;

  /// Fills the front of `out` (never empty) and returns how much, at least 1; returns 0 at the end
  /// and after a fault, and then forever.
  virtual std::size_t read(std::span<char> out) = 0;
  /// Set when reading stopped for another reason than the end.
  [[nodiscard]] virtual const std::optional<InputFault>& fault() const = 0;
  /// Bytes taken so far from the file as it lies on the disk, and how many it has, where that is
  /// known: what a progress bar needs.
  [[nodiscard]] virtual std::uint64_t bytes_taken() const = 0;
  [[nodiscard]] virtual std::optional<std::uint64_t> bytes_total() const = 0;
};

using SourceOrFault = Result<std::unique_ptr<ByteSource>, InputFault>;

inline const std::atomic<bool> kNeverStopped = false;

/// The raw bytes of a file, or of standard input for "-". Setting `stop` ends the reading, at the
/// latest a moment after a wait for more input (a pipe, a terminal) began.
SourceOrFault open_file(const std::string& path, const std::atomic<bool>& stop = kNeverStopped);

/// The same, unpacked: gzip, bzip2 and zstd are recognised by their first bytes, not by the name.
/// Formats that are recognised but not read here (xz, zip, 7z, rar) are a fault that names them.
SourceOrFault open_archive(const std::string& path, const std::atomic<bool>& stop = kNeverStopped);

/// Unpacks `source` if its first bytes say that it is compressed; otherwise hands it through.
SourceOrFault unpack(std::unique_ptr<ByteSource> source);

}  // namespace luatco::archive
