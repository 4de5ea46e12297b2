// Which language a visitor gets.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace luatco::serve {

/// The one that "lang=" of the target's query names, else the one that Accept-Language likes best
/// (RFC 9110, 12.5.4; "en-GB" is "en"), else the first. Precondition: there is one.
std::string_view wanted_language(std::string_view target, std::string_view accept_language,
                                 std::span<const std::string> known);

}  // namespace luatco::serve
