// What browsers may do with what we send: the headers that go with every path.
#pragma once

#include <span>
#include <string_view>
#include <utility>

namespace luatco::serve {

using Header = std::pair<std::string_view, std::string_view>;

/// May be shown inside the pages of others; all else may not.
bool is_embed(std::string_view path);

/// The security headers of a path ("assets/x.js", "embed/", ...). The same for a document, a
/// script, a worker and a missing file: a worker script without them never starts, and nothing says
/// why.
std::span<const Header> policy(std::string_view path);

}  // namespace luatco::serve
