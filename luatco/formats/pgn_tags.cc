#include "luatco/formats/pgn_tags.h"

namespace luatco::formats {
namespace {

constexpr unsigned char lower(char c) {
  return static_cast<unsigned char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

std::uint64_t hash_bit(std::string_view name) {
  std::uint32_t hash = 0;
  for (const char c : name) hash = hash * 31 + lower(c);
  return std::uint64_t{1} << (hash % 64);
}

}  // namespace

bool same_tag(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (lower(a[i]) != lower(b[i])) return false;
  }
  return true;
}

void unescape_tag(std::string_view value, std::string& out) {
  out.clear();
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool escape =
        value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    if (escape) ++i;
    out += value[i];
  }
}

void escape_tag(std::string_view value, std::string& out) {
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\n' || c == '\r' ? ' ' : c;
  }
}

PgnTags::Added PgnTags::add(std::string_view name, std::string_view value) {
  const std::uint64_t bit = hash_bit(name);
  if ((seen_ & bit) != 0) {
    for (const std::string_view other : names_) {
      if (same_tag(name, other)) return Added::Duplicate;
    }
  }
  if (!names_.try_push_back(name)) return Added::Full;
  seen_ |= bit;
  if (same_tag(name, "Result")) result_ = value;
  if (same_tag(name, "FEN")) fen_ = value;
  if (same_tag(name, "SetUp")) setup_ = value;
  if (same_tag(name, "Variant")) variant_ = value;
  if (same_tag(name, "Format")) format_ = value;
  return Added::Yes;
}

}  // namespace luatco::formats
