// An answer as HTTP/1.1 writes it.
#pragma once

#include <cstdint>
#include <ctime>
#include <string>

#include "luatco/serve/message.h"

namespace luatco::serve {

/// What of a connection shows in an answer.
enum class After : std::uint8_t { KeepAlive, Close };

/// The status line, the header fields and the empty line; what follows is response.content(),
/// except to HEAD.
std::string head_of(const Response& response, After after, std::time_t now);

}  // namespace luatco::serve
