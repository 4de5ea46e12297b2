// Reading UTF-8 one code point at a time; whatever the bytes, it goes on to the end.
#pragma once

#include <cstdint>
#include <string_view>

namespace luatco {

inline constexpr char32_t kBadCodePoint = 0xFFFD;

/// Takes the next code point off the front; kBadCodePoint for one byte that begins none.
/// Precondition: text is not empty.
constexpr char32_t take_code_point(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
  char32_t code = length == 1 ? lead : lead & (0xFFU >> (length + 1));
  bool good = length != 0 && length <= text.size();
  for (std::size_t i = 1; good && i < length; ++i) {
    good = (byte(i) & 0xC0U) == 0x80U;
    code = code << 6 | (byte(i) & 0x3FU);
  }
  text.remove_prefix(good ? length : 1);
  return good ? code : kBadCodePoint;
}

}  // namespace luatco
