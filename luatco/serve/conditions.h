// Which form of a file a request wants, and whether it has it already (RFC 9110).
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "luatco/serve/site.h"

namespace luatco::serve {

/// The best coding that the file has and Accept-Encoding allows.
Coding choose_coding(std::string_view accept_encoding, const File& file);

/// If-None-Match names the tag (given with its quotes), or any: *.
bool matches(std::string_view if_none_match, std::string_view tag);

struct Part {
  std::size_t first = 0;
  std::size_t size = 0;
};
enum class RangeAnswer : unsigned char { Whole, Partial, Unsatisfiable };
/// What Range asks for of `size` bytes. Units unknown to us and lists of ranges mean the whole.
RangeAnswer read_range(std::string_view range, std::size_t size, Part& part);

}  // namespace luatco::serve
