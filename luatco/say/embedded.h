// The catalogues of data/messages, built into the program (cmake/embed_messages.cmake writes them).
#pragma once

#include <span>
#include <string_view>

namespace luatco::say {

/// One file of data/messages: {"vi", "chess.json", its bytes}.
struct EmbeddedFile {
  std::string_view language;
  std::string_view name;
  std::string_view content;
};

std::span<const EmbeddedFile> embedded_messages();

}  // namespace luatco::say
