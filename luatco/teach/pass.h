// The same position with the other side to move: how an exercise without an opponent goes on. No
// law knows it, so no Position has it; it is written down and read again.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "luatco/core/rules.h"

namespace luatco::teach {

/// nullopt where the side that would have to wait is in check.
template <Rules G>
std::optional<typename G::Position> passed(const typename G::Position& position) {
  const std::string fen = G::write_fen(position);
  std::string turned;
  int field = 0;
  for (std::size_t at = 0; at <= fen.size();) {
    std::size_t end = fen.find(' ', at);
    if (end == std::string::npos) end = fen.size();
    const std::string text = fen.substr(at, end - at);
    if (field != 0) turned += ' ';
    // The second field is the side to move, the fourth the square of an en passant capture, which
    // is gone.
    turned += field == 1 ? (text == "b" ? "w" : "b") : field == 3 ? "-" : text;
    ++field;
    at = end + 1;
  }
  return G::check_fen(turned, G::variants().front()).position;
}

}  // namespace luatco::teach
