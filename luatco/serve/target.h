// The path of a request's target.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace luatco::serve {

/// "/a%20b?x=1" and "http://host/a%20b" mean "a b": decoded once, without the first slash and the
/// query. Nothing where it is none, or hides a control character.
std::optional<std::string> path_of(std::string_view target);

}  // namespace luatco::serve
