#include <bzlib.h>

#include <algorithm>
#include <limits>
#include <new>

#include "luatco/archive/codec.h"

namespace luatco::archive {

namespace {

class Bzip2Codec : public Codec {
 public:
  Bzip2Codec() { begin(); }
  ~Bzip2Codec() override { BZ2_bzDecompressEnd(&stream_); }

  Status step(std::span<const char>& input, std::span<char>& output) override {
    constexpr std::size_t most = std::numeric_limits<unsigned>::max();
    const auto in = static_cast<unsigned>(std::min(input.size(), most));
    const auto out = static_cast<unsigned>(std::min(output.size(), most));
    stream_.next_in = const_cast<char*>(input.data());  // not written through
    stream_.avail_in = in;
    stream_.next_out = output.data();
    stream_.avail_out = out;
    const int code = BZ2_bzDecompress(&stream_);
    input = input.subspan(in - stream_.avail_in);
    output = output.subspan(out - stream_.avail_out);
    if (code == BZ_STREAM_END) return Status::MemberEnded;
    if (code == BZ_OK) return Status::NeedsInput;
    detail_ =
        code == BZ_DATA_ERROR_MAGIC ? "bzip2: bad block header" : "bzip2: bad data or checksum";
    return Status::Corrupt;
  }
  void restart() override {
    BZ2_bzDecompressEnd(&stream_);
    begin();
  }
  [[nodiscard]] std::string detail() const override { return detail_; }

 private:
  void begin() {
    stream_ = {};
    if (BZ2_bzDecompressInit(&stream_, /*verbosity=*/0, /*small=*/0) != BZ_OK) {
      throw std::bad_alloc();
    }
  }

  bz_stream stream_ = {};
  std::string detail_;
};

}  // namespace

std::unique_ptr<Codec> make_bzip2_codec() { return std::make_unique<Bzip2Codec>(); }

}  // namespace luatco::archive
