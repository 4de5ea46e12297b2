#include <zlib.h>

#include <algorithm>
#include <limits>
#include <new>

#include "luatco/archive/codec.h"

namespace luatco::archive {

namespace {

class GzipCodec : public Codec {
 public:
  GzipCodec() {
    // 15 is the largest window; 16 more asks for a gzip header and checks its CRC.
    if (inflateInit2(&stream_, 15 + 16) != Z_OK) throw std::bad_alloc();
  }
  ~GzipCodec() override { inflateEnd(&stream_); }

  Status step(std::span<const char>& input, std::span<char>& output) override {
    constexpr std::size_t most = std::numeric_limits<uInt>::max();
    const auto in = static_cast<uInt>(std::min(input.size(), most));
    const auto out = static_cast<uInt>(std::min(output.size(), most));
    // zlib takes a pointer to non-const but does not write through it.
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(input.data()));
    stream_.avail_in = in;
    stream_.next_out = reinterpret_cast<Bytef*>(output.data());
    stream_.avail_out = out;
    const int code = inflate(&stream_, Z_NO_FLUSH);
    input = input.subspan(in - stream_.avail_in);
    output = output.subspan(out - stream_.avail_out);
    if (code == Z_STREAM_END) return Status::MemberEnded;
    // Z_BUF_ERROR only says that nothing could be done without more input or room.
    return code == Z_OK || code == Z_BUF_ERROR ? Status::NeedsInput : Status::Corrupt;
  }
  void restart() override { inflateReset(&stream_); }
  [[nodiscard]] std::string detail() const override {
    return std::string("gzip: ") + (stream_.msg != nullptr ? stream_.msg : "bad data");
  }

 private:
  z_stream stream_ = {};
};

}  // namespace

std::unique_ptr<Codec> make_gzip_codec() { return std::make_unique<GzipCodec>(); }

}  // namespace luatco::archive
