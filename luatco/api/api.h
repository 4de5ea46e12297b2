// The one API behind three doors: `luatco json`, POST /api/v1 and the WebAssembly call(). A request
// is one JSON object {"op":...}; the answer echoes its "id" and says "ok". Field names:
// docs/api.md.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "luatco/api/json.h"

namespace luatco::api {

/// Answers one request; never fails: a request that cannot be answered gets "ok":false and "error".
Json answer(const Json& request);

/// The same for one line of text, which may be anything.
std::string answer_line(std::string_view line);

/// The operations there are, for help texts and tests.
std::span<const std::string_view> operations();

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace luatco::api
