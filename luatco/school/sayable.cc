#include "luatco/school/sayable.h"

#include <cstddef>
#include <cstdint>

#include "luatco/base/utf8.h"

namespace luatco::school {
namespace {

constexpr std::string_view kPoints = " .,:;?!-'\"()\n";

bool is_sayable(char32_t c) {
  if ((c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z')) return true;
  if (c < 0x80) return kPoints.find(static_cast<char>(c)) != std::string_view::npos;
  // Latin letters with marks, which is all of Vietnamese; quotation marks, dashes, the ellipsis.
  return (c >= 0xC0 && c <= 0x24F && c != 0xD7 && c != 0xF7) || (c >= 0x1EA0 && c <= 0x1EF9) ||
         (c >= 0x2010 && c <= 0x2026);
}

}  // namespace

std::string first_unsayable(std::string_view spoken) {
  while (!spoken.empty()) {
    const std::string_view before = spoken;
    if (!is_sayable(take_code_point(spoken))) {
      return std::string(before.substr(0, before.size() - spoken.size()));
    }
  }
  return {};
}

}  // namespace luatco::school
