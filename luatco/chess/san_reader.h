// Algebraic notation, read liberally: 0-0, missing or needless disambiguation, e8Q e8/Q e8(Q),
// e.p., long algebraic, coordinates, figurines, national letters, FIDE's own captures (cd4, Hd4:).
#pragma once

#include <string_view>

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/core/notation.h"

namespace luatco::chess {

/// Candidates are the legal moves the text can mean, with the letters of `language` (English where
/// it has none). Each liberty is named by its id, those of the move itself (check sign,
/// disambiguation, capture sign) only where one move is left. Without exactly one candidate
/// `reason` tells why: input.unreadable, input.no_piece_reaches, input.ambiguous,
/// promotion.choose, or what judge() says of the only man that can be meant.
Reading<Move> read_san(const Position& position, std::string_view text,
                       std::string_view language = "en");

}  // namespace luatco::chess
