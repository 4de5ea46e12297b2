// Compressing a file of the page once, when it is loaded.
#pragma once

#include <string>
#include <string_view>

namespace luatco::serve {

/// The bytes as a gzip file, without a date: the same bytes give the same file.
std::string gzip(std::string_view bytes);

}  // namespace luatco::serve
