// Moves written as two squares: "e2e4", "h2e2".
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "luatco/base/result.h"
#include "luatco/core/finding.h"

namespace luatco {

/// The two squares that the first four bytes of `text` name. A reason where they are not a letter
/// and a digit twice (`ReasonId::InputUnreadable`, with the text) or no squares of this board
/// (`InputOffBoard`, with the part that is none). `parse` reads one square; id() and law() are the
/// game's own.
template <class ReasonId, class Square>
Result<std::array<Square, 2>, Reason> read_two_squares(
    std::string_view text, std::optional<Square> (*parse)(std::string_view)) {
  const auto is_pair = [&](std::size_t at) {
    return text[at] >= 'a' && text[at] <= 'z' && text[at + 1] >= '0' && text[at + 1] <= '9';
  };
  if (text.size() < 4 || !is_pair(0) || !is_pair(2)) {
    return Unexpected{text_reason(ReasonId::InputUnreadable, text)};
  }
  std::array<Square, 2> squares{};
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string_view part = text.substr(2 * i, 2);
    const auto square = parse(part);
    if (!square) return Unexpected{text_reason(ReasonId::InputOffBoard, part)};
    squares[i] = *square;
  }
  return squares;
}

}  // namespace luatco
