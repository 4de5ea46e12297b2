#include "luatco/serve/conditions.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace luatco::serve {
namespace {

std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Calls `each` for the items of a comma-separated list.
template <class Each>
void split(std::string_view list, Each&& each) {
  while (!list.empty()) {
    const auto comma = std::min(list.find(','), list.size());
    if (const auto item = trim(list.substr(0, comma)); !item.empty()) each(item);
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
}

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return lower(x) == lower(y);
  });
}

/// "gzip;q=0.000" allows nothing; any other weight does.
bool is_refused(std::string_view parameters) {
  const auto q = parameters.find("q=");
  if (q == parameters.npos) return false;
  const auto weight = trim(parameters.substr(q + 2));
  return weight.starts_with('0') && weight.find_first_of("123456789") == weight.npos;
}

std::optional<std::size_t> number(std::string_view text) {
  std::size_t value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

Coding choose_coding(std::string_view accept_encoding, const File& file) {
  enum class Word : unsigned char { Absent, Allowed, Refused };
  Word brotli = Word::Absent;
  Word gzip = Word::Absent;
  Word any = Word::Absent;
  split(accept_encoding, [&](std::string_view item) {
    const auto semicolon = std::min(item.find(';'), item.size());
    const auto name = trim(item.substr(0, semicolon));
    const Word word = is_refused(item.substr(semicolon)) ? Word::Refused : Word::Allowed;
    if (same_word(name, "br")) brotli = word;
    if (same_word(name, "gzip") || same_word(name, "x-gzip")) gzip = word;
    if (name == "*") any = word;
  });
  const auto allows = [&](Word word) {
    return word == Word::Allowed || (word == Word::Absent && any == Word::Allowed);
  };
  if (file.brotli != nullptr && allows(brotli)) return Coding::Brotli;
  if (file.gzip != nullptr && allows(gzip)) return Coding::Gzip;
  return Coding::Identity;
}

bool matches(std::string_view if_none_match, std::string_view tag) {
  bool found = false;
  split(if_none_match, [&](std::string_view item) {
    if (item.starts_with("W/")) item.remove_prefix(2);
    found = found || item == "*" || item == tag;
  });
  return found;
}

RangeAnswer read_range(std::string_view range, std::size_t size, Part& part) {
  constexpr std::string_view kUnit = "bytes=";
  if (!range.starts_with(kUnit) || range.find(',') != range.npos) return RangeAnswer::Whole;
  range = trim(range.substr(kUnit.size()));
  const auto dash = range.find('-');
  if (dash == range.npos) return RangeAnswer::Whole;
  const auto first = number(range.substr(0, dash));
  const auto last = number(range.substr(dash + 1));
  if (dash == 0) {  // the last n bytes
    if (!last) return RangeAnswer::Whole;
    if (*last == 0 || size == 0) return RangeAnswer::Unsatisfiable;
    part.size = std::min(*last, size);
    part.first = size - part.size;
    return RangeAnswer::Partial;
  }
  const bool open = dash + 1 == range.size();
  if (!first || (!last && !open) || (last && *last < *first)) return RangeAnswer::Whole;
  if (*first >= size) return RangeAnswer::Unsatisfiable;
  part.first = *first;
  part.size = std::min(open ? size : *last, size - 1) - *first + 1;
  return RangeAnswer::Partial;
}

}  // namespace luatco::serve
