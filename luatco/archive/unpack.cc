// Which compression it is, and the loop that unpacks members one after the other.
#include <algorithm>
#include <array>
#include <cstring>
#include <utility>
#include <vector>

#include "luatco/archive/byte_source.h"
#include "luatco/archive/codec.h"

namespace luatco::archive {

namespace {

constexpr std::size_t kInputBuffer = 1 << 16;
constexpr std::size_t kMagicBytes = 8;

struct Format {
  std::string_view name;
  bool (*recognises)(std::string_view head);
  std::unique_ptr<Codec> (*make)();  // nullptr: recognised, but not read here
  /// Archives padded to whole blocks with zero bytes: gzip and bzip2 programs pass over them.
  bool zero_padding;
};

bool is_gzip(std::string_view head) { return head.starts_with("\x1f\x8b"); }
bool is_bzip2(std::string_view head) {
  return head.size() >= 4 && head.starts_with("BZh") && head[3] >= '1' && head[3] <= '9';
}
bool is_zstd(std::string_view head) {
  if (head.starts_with("\x28\xb5\x2f\xfd")) return true;
  // A skippable frame: 0x184D2A50 .. 0x184D2A5F, little-endian.
  return head.size() >= 4 && (head[0] & 0xf0) == 0x50 && head.substr(1, 3) == "\x2a\x4d\x18";
}

constexpr std::array kFormats = {
    Format{"gzip", is_gzip, make_gzip_codec, true},
    Format{"bzip2", is_bzip2, make_bzip2_codec, true},
    Format{"zstd", is_zstd, make_zstd_codec, false},
    Format{"xz",
           [](std::string_view h) {
             return h.starts_with(
                 std::string_view("\xfd"
                                  "7zXZ\0",
                                  6));
           },
           nullptr, false},
    Format{"zip", [](std::string_view h) { return h.starts_with("PK\x03\x04"); }, nullptr, false},
    Format{"7z", [](std::string_view h) { return h.starts_with("7z\xbc\xaf\x27\x1c"); }, nullptr,
           false},
    Format{"rar", [](std::string_view h) { return h.starts_with("Rar!\x1a\x07"); }, nullptr, false},
};

/// A source whose first bytes were looked at already.
class PeekedSource : public ByteSource {
 public:
  PeekedSource(std::unique_ptr<ByteSource> inner, std::string head)
      : inner_(std::move(inner)), head_(std::move(head)) {}

  std::size_t read(std::span<char> out) override {
    if (given_ == head_.size()) return inner_->read(out);
    const std::size_t n = std::min(out.size(), head_.size() - given_);
    std::memcpy(out.data(), head_.data() + given_, n);
    given_ += n;
    return n;
  }
  [[nodiscard]] const std::optional<InputFault>& fault() const override { return inner_->fault(); }
  [[nodiscard]] std::uint64_t bytes_taken() const override { return inner_->bytes_taken(); }
  [[nodiscard]] std::optional<std::uint64_t> bytes_total() const override {
    return inner_->bytes_total();
  }

 private:
  std::unique_ptr<ByteSource> inner_;
  std::string head_;
  std::size_t given_ = 0;
};

class UnpackedSource : public ByteSource {
 public:
  UnpackedSource(std::unique_ptr<ByteSource> packed, const Format& format)
      : packed_(std::move(packed)),
        format_(format),
        codec_(format.make()),
        buffer_(kInputBuffer),
        input_(buffer_.data(), 0) {}

  std::size_t read(std::span<char> out) override {
    std::span<char> room = out;
    while (!ended_ && room.size() == out.size() && (!between_members_ || begin_member())) {
      const Codec::Status status = codec_->step(input_, room);
      switch (status) {
        case Codec::Status::NeedsInput: break;
        case Codec::Status::MemberEnded: between_members_ = true; break;
        case Codec::Status::Corrupt: stop("input.corrupt", codec_->detail()); break;
        case Codec::Status::TooDemanding: stop("input.too_demanding", codec_->detail()); break;
      }
      // A codec may still hold output when it has eaten all input, so more is fetched only for one
      // that has fallen silent.
      const bool silent = room.size() == out.size() && input_.empty() && !between_members_;
      if (silent && !refill()) break;
    }
    return out.size() - room.size();
  }
  [[nodiscard]] const std::optional<InputFault>& fault() const override { return fault_; }
  [[nodiscard]] std::uint64_t bytes_taken() const override { return packed_->bytes_taken(); }
  [[nodiscard]] std::optional<std::uint64_t> bytes_total() const override {
    return packed_->bytes_total();
  }

 private:
  /// More input in the middle of a member, where the end of the file is a fault.
  bool refill() {
    if (fetch_more()) return true;
    if (!fault_)
      stop("input.truncated", std::string(format_.name) + ": the file ends in the middle");
    return false;
  }

  /// Appends to what is left of the input; false at the end of the file or after a fault.
  bool fetch_more() {
    std::memmove(buffer_.data(), input_.data(), input_.size());
    const std::size_t kept = input_.size();
    const std::size_t got = packed_->read(std::span(buffer_).subspan(kept));
    input_ = std::span<const char>(buffer_.data(), kept + got);
    if (got == 0 && packed_->fault()) {
      fault_ = packed_->fault();
      ended_ = true;
    }
    return got != 0;
  }

  /// At the start of the file or behind a member: is there another one?
  bool begin_member() {
    if (format_.zero_padding && !first_) {
      do {
        while (!input_.empty() && input_.front() == '\0') input_ = input_.subspan(1);
      } while (input_.empty() && fetch_more());
    }
    while (input_.size() < kMagicBytes && fetch_more()) {
    }
    if (input_.empty()) ended_ = true;
    if (ended_) return false;
    if (!format_.recognises({input_.data(), input_.size()})) {
      stop("input.trailing_bytes",
           std::string(format_.name) + ": what follows the compressed data is not");
      return false;
    }
    if (!first_) codec_->restart();
    first_ = false;
    between_members_ = false;
    return true;
  }

  void stop(std::string_view id, std::string detail) {
    fault_ = InputFault{id, packed_->bytes_taken() - input_.size(), std::move(detail)};
    ended_ = true;
  }

  std::unique_ptr<ByteSource> packed_;
  const Format& format_;
  std::unique_ptr<Codec> codec_;
  std::vector<char> buffer_;
  std::span<const char> input_;  // the part of buffer_ that is not consumed yet
  bool first_ = true;
  bool between_members_ = true;
  bool ended_ = false;
  std::optional<InputFault> fault_;
};

std::string read_head(ByteSource& source) {
  std::string head(kMagicBytes, '\0');
  std::size_t size = 0;
  while (size < head.size()) {
    const std::size_t got = source.read(std::span(head).subspan(size));
    if (got == 0) break;
    size += got;
  }
  head.resize(size);
  return head;
}

}  // namespace

SourceOrFault unpack(std::unique_ptr<ByteSource> source) {
  std::string head = read_head(*source);
  if (head.empty() && source->fault()) return Unexpected{*source->fault()};
  const auto* format = std::find_if(kFormats.begin(), kFormats.end(),
                                    [&](const Format& f) { return f.recognises(head); });
  if (format != kFormats.end() && format->make == nullptr) {
    return Unexpected{InputFault{"input.unsupported", 0, std::string(format->name)}};
  }
  std::unique_ptr<ByteSource> whole =
      std::make_unique<PeekedSource>(std::move(source), std::move(head));
  if (format == kFormats.end()) return whole;
  return std::unique_ptr<ByteSource>(std::make_unique<UnpackedSource>(std::move(whole), *format));
}

}  // namespace luatco::archive
