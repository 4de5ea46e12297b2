#include "luatco/api/base64.h"

#include <cstdint>

namespace luatco::api {
namespace {

/// Six bits; -1 for another sign.
int value_of(char sign) {
  if (sign >= 'A' && sign <= 'Z') return sign - 'A';
  if (sign >= 'a' && sign <= 'z') return sign - 'a' + 26;
  if (sign >= '0' && sign <= '9') return sign - '0' + 52;
  if (sign == '+') return 62;
  return sign == '/' ? 63 : -1;
}

}  // namespace

std::optional<std::string> base64_bytes(std::string_view text) {
  for (int i = 0; i < 2 && text.ends_with('='); ++i) text.remove_suffix(1);
  if (text.size() % 4 == 1) return std::nullopt;
  std::string bytes;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char sign : text) {
    const int value = value_of(sign);
    if (value < 0) return std::nullopt;
    held = (held << 6 | static_cast<std::uint32_t>(value)) & 0xFFFFFF;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(held >> bits & 0xFF);
  }
  return bytes;
}

}  // namespace luatco::api
