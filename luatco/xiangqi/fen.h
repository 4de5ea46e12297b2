// FEN of playable positions: text in, position or all its faults out.
#pragma once

#include <string_view>

#include "luatco/xiangqi/position.h"
#include "luatco/xiangqi/setup.h"

namespace luatco::xiangqi {

/// Reads a FEN (see parse_fen) and examines what it says: the faults of the text, then those of the
/// arrangement, at once. `position` is there unless one of them is an error.
inline Checked<Position> check_fen(std::string_view text) {
  return check_reading<Position>(parse_fen(text));
}

}  // namespace luatco::xiangqi
