// Bytes inside JSON: base64 of RFC 4648, section 4.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace luatco::api {

/// The bytes; nullopt where the text has another sign or a length that none has. Padding may be
/// left out.
std::optional<std::string> base64_bytes(std::string_view text);

}  // namespace luatco::api
