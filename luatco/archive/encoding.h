// Text encodings. Everything inside takes UTF-8; what a file is really written in is found here.
//
// Two steps, because an archive is cut into games as bytes. What must be decoded before the cutting
// (UTF-16, whose bytes look like brackets and quotes) is recognised once, at the start of the
// stream. What leaves ASCII alone (Latin-1) is decided game by game: archives are often glued
// together from files of different origin.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/archive/byte_source.h"

struct UConverter;

namespace luatco::archive {

struct Encoding {
  /// The IANA name in lower case; also the converter's name in ICU.
  const char* name;
  /// How many bytes this text has in the encoding, so that a place in decoded text can be named as
  /// a place in the file.
  std::uint64_t (*byte_count)(std::string_view utf8);
  /// Appends the bytes as UTF-8 where ICU has no converter of that name; else nothing.
  void (*decode)(std::string_view bytes, std::string& utf8) = nullptr;
};

extern const Encoding kUtf8;
extern const Encoding kLatin1;
extern const Encoding kWindows1252;
extern const Encoding kBig5;
extern const Encoding kGbk;
extern const Encoding kGb18030;
extern const Encoding kWindows1258;
extern const Encoding kTcvn3;
extern const Encoding kVni;
extern const Encoding kUtf16Le;
extern const Encoding kUtf16Be;

/// What the first bytes of a stream say; `mark` is the size of the byte-order mark.
struct Detected {
  const Encoding* encoding = &kUtf8;
  std::uint32_t mark = 0;
};
/// Asks each detector in turn; UTF-8 (and whatever shares its ASCII half) where none knows better.
Detected detect_encoding(std::string_view head);

/// A running conversion to UTF-8. Bytes that mean nothing in the encoding become U+FFFD.
class Transcoder {
 public:
  explicit Transcoder(const Encoding& from);

  /// Converts from the front of `input` to the front of `output`, shrinking both. With `last`, no
  /// more input follows. Returns whether output still waits for room.
  bool step(std::string_view& input, std::span<char>& output, bool last);

 private:
  struct Close {
    void operator()(UConverter* converter) const;
  };
  std::unique_ptr<UConverter, Close> from_;
  std::unique_ptr<UConverter, Close> to_;
  std::array<char16_t, 1024> pivot_;
  char16_t* pivot_source_ = pivot_.data();
  char16_t* pivot_target_ = pivot_.data();
  bool fresh_ = true;
};

/// A stream of text in UTF-8 or in an encoding that is ASCII below 0x80: without its byte-order
/// mark, and transcoded where it must be.
class TextStream : public ByteSource {
 public:
  explicit TextStream(std::unique_ptr<ByteSource> bytes);

  /// kUtf8 stands for "not transcoded": see decode().
  [[nodiscard]] const Encoding& encoding() const { return *detected_.encoding; }
  /// The first bytes of the stream, without the mark; 64 KiB where there are so many.
  [[nodiscard]] std::string_view head() const { return input_; }
  /// How many bytes of the source came before the first one that read() gives.
  [[nodiscard]] std::uint64_t first_offset() const { return detected_.mark; }

  std::size_t read(std::span<char> out) override;
  [[nodiscard]] const std::optional<InputFault>& fault() const override { return bytes_->fault(); }
  [[nodiscard]] std::uint64_t bytes_taken() const override { return bytes_->bytes_taken(); }
  [[nodiscard]] std::optional<std::uint64_t> bytes_total() const override {
    return bytes_->bytes_total();
  }

 private:
  std::unique_ptr<ByteSource> bytes_;
  Detected detected_;
  std::string buffer_;
  std::string_view input_;  // the part of buffer_ that is not given out yet
  std::optional<Transcoder> transcoder_;
  bool ended_ = false;
};

bool is_utf8(std::string_view bytes);

/// Bytes of this encoding as UTF-8; those that mean nothing become U+FFFD.
std::string to_utf8(std::string_view bytes, const Encoding& encoding);

/// What bytes that are no UTF-8 are written in, guessed from what they would say: each detector
/// says how much its reading looks like a text (of Chinese characters that are in use, of
/// Vietnamese syllables); the best one that is good enough is taken. Where none is: Latin-1 or, if
/// the bytes 0x80-0x9F are used, Windows-1252.
const Encoding& guess_encoding(std::string_view bytes);

/// A piece of a stream as UTF-8: itself where it is that, else as guess_encoding() says.
/// `storage` holds what had to be converted.
struct Decoded {
  std::string_view text;
  const Encoding* encoding = &kUtf8;
};
Decoded decode(std::string_view bytes, std::string& storage);

}  // namespace luatco::archive
