// The API as the server offers it to strangers: the same answers, and less work for one request.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "luatco/say/answer_line.h"

namespace luatco::serve {

/// At most so much of options.max_nodes: a second or so. A request that names less keeps its own
/// bound.
inline constexpr std::int64_t kMaxPerftNodes = 50'000'000;
inline constexpr std::int64_t kMaxSearchNodes = 200'000;

/// Answers one line; with "lang", the answer has sentences.
class ApiDoor {
 public:
  std::string operator()(std::string_view line);

 private:
  say::Speakers speakers_;
};

}  // namespace luatco::serve
