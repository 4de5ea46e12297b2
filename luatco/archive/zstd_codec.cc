#include <zstd.h>
#include <zstd_errors.h>

#include <new>

#include "luatco/archive/codec.h"

namespace luatco::archive {

namespace {

class ZstdCodec : public Codec {
 public:
  ZstdCodec() : stream_(ZSTD_createDStream()) {
    if (stream_ == nullptr) throw std::bad_alloc();
    ZSTD_initDStream(stream_);
  }
  ~ZstdCodec() override { ZSTD_freeDStream(stream_); }

  // The window is left at the library's limit of 128 MB (2^27), which every file made without
  // --ultra --long keeps; a header that asks for more is refused before anything is allocated.
  // Skippable frames come out as frames without content.
  Status step(std::span<const char>& input, std::span<char>& output) override {
    ZSTD_inBuffer in{input.data(), input.size(), 0};
    ZSTD_outBuffer out{output.data(), output.size(), 0};
    const std::size_t code = ZSTD_decompressStream(stream_, &out, &in);
    input = input.subspan(in.pos);
    output = output.subspan(out.pos);
    if (ZSTD_isError(code) != 0) {
      detail_ = std::string("zstd: ") + ZSTD_getErrorName(code);
      return ZSTD_getErrorCode(code) == ZSTD_error_frameParameter_windowTooLarge
                 ? Status::TooDemanding
                 : Status::Corrupt;
    }
    return code == 0 ? Status::MemberEnded : Status::NeedsInput;
  }
  void restart() override { ZSTD_DCtx_reset(stream_, ZSTD_reset_session_only); }
  [[nodiscard]] std::string detail() const override { return detail_; }

 private:
  ZSTD_DStream* stream_;
  std::string detail_;
};

}  // namespace

std::unique_ptr<Codec> make_zstd_codec() { return std::make_unique<ZstdCodec>(); }

}  // namespace luatco::archive
