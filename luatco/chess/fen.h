// FEN of playable positions: text in, position or all its faults out; and the one normal form.
#pragma once

#include <string>
#include <string_view>

#include "luatco/chess/position.h"
#include "luatco/chess/setup.h"

namespace luatco::chess {

/// Reads a FEN (see parse_fen) and examines what it says: the faults of the text, then those of the
/// arrangement, at once. `position` is there unless one of them is an error. "Strict" is no other
/// mode: a strict caller refuses every text that has a fault.
Checked<Position> check_fen(std::string_view text, Variant variant = Variant::Standard);

/// The FEN that answers and records carry: X-FEN whose en passant square stands only where the
/// capture is legal (FIDE 9.2.3.1), so that equal positions with equal counters have one text.
std::string normal_fen(const Position& position);

}  // namespace luatco::chess
