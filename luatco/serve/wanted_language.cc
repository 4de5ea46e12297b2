#include "luatco/serve/wanted_language.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "luatco/base/ascii.h"

namespace luatco::serve {
namespace {

/// The known language that a tag such as "en-GB" begins with.
std::optional<std::string_view> find(std::string_view tag, std::span<const std::string> known) {
  const auto end = std::find_if_not(tag.begin(), tag.end(), is_letter);
  std::string name(tag.begin(), end);
  std::ranges::transform(name, name.begin(), [](char c) { return static_cast<char>(c | 0x20); });
  const auto found = std::ranges::find(known, name);
  if (found == known.end()) return std::nullopt;
  return *found;
}

/// The part up to `sign`, which is taken off.
std::string_view next(std::string_view& rest, char sign) {
  const auto end = std::min(rest.find(sign), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

/// ";q=0.5"; 1 where nothing is said, 0 where it is nonsense.
double quality(std::string_view parameters) {
  const auto at = parameters.find("q=");
  if (at == std::string_view::npos) return 1;
  double value = 0;
  std::from_chars(parameters.data() + at + 2, parameters.data() + parameters.size(), value);
  return value;
}

}  // namespace

std::string_view wanted_language(std::string_view target, std::string_view accept_language,
                                 std::span<const std::string> known) {
  next(target, '?');
  while (!target.empty()) {
    std::string_view value = next(target, '&');
    if (next(value, '=') != "lang") continue;
    if (const auto language = find(value, known)) return *language;
  }
  std::string_view best = known.front();
  double most = 0;
  while (!accept_language.empty()) {
    std::string_view row = next(accept_language, ',');
    row.remove_prefix(std::min(row.find_first_not_of(" \t"), row.size()));
    const std::string_view tag = next(row, ';');
    const auto language = find(tag, known);
    const double liked = quality(row);
    if (!language || liked <= most) continue;
    most = liked;
    best = *language;
  }
  return best;
}

}  // namespace luatco::serve
