#include "apps/cli/html.h"

#include <cstddef>

namespace luatco::cli {
namespace {

/// How many bytes the UTF-8 character at the front has; 0 where it is none.
std::size_t length_of_first(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  std::size_t length = 0;
  if (byte(0) < 0x80) length = 1;
  if (byte(0) >= 0xC2 && byte(0) < 0xE0) length = 2;
  if (byte(0) >= 0xE0 && byte(0) < 0xF0) length = 3;
  if (byte(0) >= 0xF0 && byte(0) < 0xF5) length = 4;
  if (length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  }
  return length;
}

/// Controls, and the marks U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069.
bool is_left_out(std::string_view character) {
  if (character.size() == 1) {
    const auto c = static_cast<unsigned char>(character[0]);
    return (c < 0x20 && c != '\n' && c != '\t') || c == 0x7F;
  }
  if (character.size() == 2) return character < "\xC2\xA0";
  if (character.size() != 3) return false;
  return character == "\u200E" || character == "\u200F" ||
         (character >= "\u202A" && character <= "\u202E") ||
         (character >= "\u2066" && character <= "\u2069");
}

std::string_view entity(char c) {
  switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&#39;";
    default: return {};
  }
}

}  // namespace

std::string html_text(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length = length_of_first(text);
    const std::string_view character = text.substr(0, length == 0 ? 1 : length);
    text.remove_prefix(character.size());
    if (length == 0 || is_left_out(character)) continue;
    const std::string_view written = length == 1 ? entity(character[0]) : std::string_view{};
    out += written.empty() ? character : written;
  }
  return out;
}

std::string html_foreign(std::string_view text) { return "<bdi>" + html_text(text) + "</bdi>"; }

}  // namespace luatco::cli
