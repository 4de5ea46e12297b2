// Small text helpers for a core without locale, streams or allocation beyond std::string.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace luatco {

inline void append_number(std::string& out, std::int64_t number) {
  char digits[24];
  const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out.append(digits, end);
}

/// Reads all of `text` as a non-negative number of at most `limit`; nullopt for anything else.
inline std::optional<std::uint32_t> read_number(std::string_view text, std::uint32_t limit) {
  if (text.empty() || text.size() > 10) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + static_cast<std::uint64_t>(c - '0');
  }
  if (number > limit) return std::nullopt;
  return static_cast<std::uint32_t>(number);
}

/// Takes the next space-separated word off the front of `text`; empty when there is none.
inline std::string_view take_word(std::string_view& text) {
  const auto begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return text = {};
  const auto end = text.find_first_of(" \t\r\n", begin);
  const std::string_view word = text.substr(begin, end - begin);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end);
  return word;
}

/// The beginning of `text`, at most `limit` bytes, not cut inside a UTF-8 character.
inline std::string_view clipped(std::string_view text, std::size_t limit) {
  if (text.size() <= limit) return text;
  while (limit > 0 && (static_cast<unsigned char>(text[limit]) & 0xC0U) == 0x80U) --limit;
  return text.substr(0, limit);
}

}  // namespace luatco
