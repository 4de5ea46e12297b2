// Which rook KQkq mean; shared by the reader and the writer of FEN, so that they cannot disagree.
#pragma once

#include "luatco/chess/setup.h"

namespace luatco::chess {

enum class Wing : std::uint8_t { Kingside, Queenside };

/// The square of the rook that K, Q, k or q claims. Standard: the corner. Chess960 (X-FEN): the
/// outermost own rook on that side of the king, and the corner where there is none.
Square castling_rook(const Setup& setup, Side side, Wing wing);

}  // namespace luatco::chess
