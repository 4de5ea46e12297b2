// One operation of the API, and answering with a chosen few: a page loads only those that it needs
// at first.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "luatco/api/request.h"

namespace luatco::api {

struct Operation {
  std::string_view name;
  Answer (*run)(const Json& request);
};

/// api::answer() and api::answer_line() where there are only these operations; all others are
/// unknown.
Json answer_with(std::span<const Operation> operations, const Json& request);
std::string answer_line_with(std::span<const Operation> operations, std::string_view line);

}  // namespace luatco::api
