#include "luatco/archive/encoding.h"

#include <unicode/ucnv.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "luatco/archive/vietnamese_bytes.h"

namespace luatco::archive {

namespace {

constexpr std::size_t kInputBuffer = 1 << 16;

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

std::uint64_t same_count(std::string_view utf8) { return utf8.size(); }

std::uint64_t character_count(std::string_view utf8) {
  const auto continuations = std::count_if(utf8.begin(), utf8.end(), is_continuation);
  return utf8.size() - static_cast<std::uint64_t>(continuations);
}

/// Characters outside the basic plane (four bytes in UTF-8) take two units.
std::uint64_t utf16_count(std::string_view utf8) {
  const auto pairs = std::count_if(utf8.begin(), utf8.end(),
                                   [](char c) { return static_cast<unsigned char>(c) >= 0xF0; });
  return 2 * (character_count(utf8) + static_cast<std::uint64_t>(pairs));
}

/// As ICU writes it back: characters of these encodings differ in size.
template <const Encoding* encoding>
std::uint64_t converted_count(std::string_view utf8) {
  UErrorCode error = U_ZERO_ERROR;
  const auto size = ucnv_convert(encoding->name, "utf-8", nullptr, 0, utf8.data(),
                                 static_cast<std::int32_t>(utf8.size()), &error);
  return static_cast<std::uint64_t>(size);
}

using Detector = std::optional<Detected> (*)(std::string_view head);

std::optional<Detected> byte_order_mark(std::string_view head) {
  if (head.starts_with("\xEF\xBB\xBF")) return Detected{&kUtf8, 3};
  if (head.starts_with("\xFF\xFE")) return Detected{&kUtf16Le, 2};
  if (head.starts_with("\xFE\xFF")) return Detected{&kUtf16Be, 2};
  return std::nullopt;
}

constexpr Detector kDetectors[] = {byte_order_mark};

/// The length of the well-formed UTF-8 sequence that starts here, 0 if there is none (Unicode 15,
/// table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
std::size_t sequence_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead < 0xC2   ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || text.size() < length) return 0;
  const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  if (byte(1) < low || byte(1) > high) return 0;
  for (std::size_t i = 2; i < length; ++i) {
    if (!is_continuation(text[i])) return 0;
  }
  return length;
}

/// How many bytes at the front are ASCII, in steps of eight where possible.
std::size_t ascii_prefix(std::string_view text) {
  std::size_t at = 0;
  while (text.size() - at >= 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + at, 8);
    if ((word & 0x8080808080808080ULL) != 0) break;
    at += 8;
  }
  while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) ++at;
  return at;
}

UConverter* open_converter(const char* name) {
  UErrorCode error = U_ZERO_ERROR;
  UConverter* converter = ucnv_open(name, &error);
  if (U_FAILURE(error)) throw std::runtime_error(std::string("ICU has no converter ") + name);
  return converter;
}

}  // namespace

const Encoding kUtf8{"utf-8", same_count};
const Encoding kLatin1{"iso-8859-1", character_count};
const Encoding kWindows1252{"windows-1252", character_count};
const Encoding kBig5{"big5", converted_count<&kBig5>};
const Encoding kGbk{"gbk", converted_count<&kGbk>};
const Encoding kGb18030{"gb18030", converted_count<&kGb18030>};
const Encoding kWindows1258{"windows-1258", windows1258_count, windows1258_to_utf8};
const Encoding kTcvn3{"tcvn3", tcvn3_count, tcvn3_to_utf8};
const Encoding kVni{"vni", vni_count, vni_to_utf8};
const Encoding kUtf16Le{"utf-16le", utf16_count};
const Encoding kUtf16Be{"utf-16be", utf16_count};

Detected detect_encoding(std::string_view head) {
  for (const Detector detector : kDetectors) {
    if (const auto detected = detector(head)) return *detected;
  }
  return {};
}

void Transcoder::Close::operator()(UConverter* converter) const { ucnv_close(converter); }

Transcoder::Transcoder(const Encoding& from)
    : from_(open_converter(from.name)), to_(open_converter("utf-8")) {}

bool Transcoder::step(std::string_view& input, std::span<char>& output, bool last) {
  UErrorCode error = U_ZERO_ERROR;
  const char* source = input.data();
  char* target = output.data();
  ucnv_convertEx(to_.get(), from_.get(), &target, target + output.size(), &source,
                 source + input.size(), pivot_.data(), &pivot_source_, &pivot_target_,
                 pivot_.data() + pivot_.size(), fresh_, last, &error);
  fresh_ = false;
  input.remove_prefix(static_cast<std::size_t>(source - input.data()));
  output = output.subspan(static_cast<std::size_t>(target - output.data()));
  return error == U_BUFFER_OVERFLOW_ERROR;
}

TextStream::TextStream(std::unique_ptr<ByteSource> bytes)
    : bytes_(std::move(bytes)), buffer_(kInputBuffer, '\0') {
  std::size_t size = 0;
  while (size < kInputBuffer) {
    const std::size_t got = bytes_->read(std::span(buffer_).subspan(size));
    if (got == 0) break;
    size += got;
  }
  input_ = std::string_view(buffer_).substr(0, size);
  detected_ = detect_encoding(input_);
  input_.remove_prefix(detected_.mark);
  if (detected_.encoding != &kUtf8) transcoder_.emplace(*detected_.encoding);
}

std::size_t TextStream::read(std::span<char> out) {
  if (!transcoder_) {
    if (input_.empty()) return bytes_->read(out);
    const std::size_t n = std::min(out.size(), input_.size());
    std::memcpy(out.data(), input_.data(), n);
    input_.remove_prefix(n);
    return n;
  }
  std::span<char> room = out;
  bool waiting = false;
  do {
    if (input_.empty() && !ended_) {
      const std::size_t got = bytes_->read(buffer_);
      input_ = std::string_view(buffer_).substr(0, got);
      ended_ = got == 0;
    }
    waiting = transcoder_->step(input_, room, ended_);
  } while (room.size() == out.size() && (waiting || !ended_));
  return out.size() - room.size();
}

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    bytes.remove_prefix(ascii_prefix(bytes));
    if (bytes.empty()) break;
    const std::size_t length = sequence_length(bytes);
    if (length == 0) return false;
    bytes.remove_prefix(length);
  }
  return true;
}

std::string to_utf8(std::string_view bytes, const Encoding& encoding) {
  std::string out;
  if (encoding.decode != nullptr) {
    encoding.decode(bytes, out);
    return out;
  }
  Transcoder transcoder(encoding);
  out.resize(3 * bytes.size() + 4);  // no unit of these takes more than three for each byte
  std::span<char> room(out);
  while (transcoder.step(bytes, room, true)) {
  }
  out.resize(out.size() - room.size());
  return out;
}

Decoded decode(std::string_view bytes, std::string& storage) {
  if (is_utf8(bytes)) return {bytes, &kUtf8};
  const Encoding& encoding = guess_encoding(bytes);
  storage = to_utf8(bytes, encoding);
  return {storage, &encoding};
}

}  // namespace luatco::archive
