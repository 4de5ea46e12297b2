// Pieces of HTML.
#pragma once

#include <string>
#include <string_view>

namespace luatco::review {

/// Text for an element or an attribute in double quotes.
inline std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default:
        // Controls are no text, and a page with them is no HTML.
        if (static_cast<unsigned char>(c) >= ' ' && c != '\x7f') out += c;
    }
  }
  return out;
}

}  // namespace luatco::review
