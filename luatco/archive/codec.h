// One compression format as a machine that eats input and gives output, a step at a time. The loop
// around it (refilling, members that follow each other, truncation) is the same for all: unpack.cc.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace luatco::archive {

class Codec {
 public:
  enum class Status : std::uint8_t {
    NeedsInput,   // goes on when there is more input or more room
    MemberEnded,  // a complete member (gzip), stream (bzip2) or frame (zstd) is behind us
    Corrupt,      // see detail()
    TooDemanding  // well-formed, but asks for more memory than we give
  };

  Codec() = default;
  Codec(const Codec&) = delete;
  Codec& operator=(const Codec&) = delete;
  virtual ~Codec() = default;

  /// Consumes from the front of `input` and writes to the front of `output`, shrinking both.
  virtual Status step(std::span<const char>& input, std::span<char>& output) = 0;
  /// Prepares for another member. Precondition: the last status was MemberEnded.
  virtual void restart() = 0;
  /// The decompressor's own words about Corrupt and TooDemanding.
  [[nodiscard]] virtual std::string detail() const = 0;
};

std::unique_ptr<Codec> make_gzip_codec();
std::unique_ptr<Codec> make_bzip2_codec();
std::unique_ptr<Codec> make_zstd_codec();

}  // namespace luatco::archive
