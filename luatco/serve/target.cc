#include "luatco/serve/target.h"

namespace luatco::serve {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
  // RFC 9112 3.2.2: a server must take the absolute form too.
  if (!target.starts_with('/')) {
    const auto scheme = target.find("://");
    if (scheme == target.npos) return std::nullopt;
    const auto slash = target.find('/', scheme + 3);
    target = slash == target.npos ? std::string_view("/") : target.substr(slash);
  }
  target = target.substr(1, target.find_first_of("?#", 1) - 1);
  std::string path;
  for (std::size_t i = 0; i < target.size(); ++i) {
    char byte = target[i];
    if (byte == '%') {
      const int high = i + 2 < target.size() ? hex_digit(target[i + 1]) : -1;
      const int low = i + 2 < target.size() ? hex_digit(target[i + 2]) : -1;
      if (high < 0 || low < 0) return std::nullopt;
      byte = static_cast<char>(high << 4 | low);
      i += 2;
    }
    if (static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F) return std::nullopt;
    path += byte;
  }
  return path;
}

}  // namespace luatco::serve
