// Text inside HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace luatco {

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
        // Other controls are no text, and XML may not hold them.
        if (static_cast<unsigned char>(c) >= ' ' ? c != '\x7f' : c == '\n' || c == '\t') out += c;
    }
  }
  return out;
}

}  // namespace luatco
