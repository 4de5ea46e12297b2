// A second "only pawns", slow and plainly written, on the board of letters of slow_chess.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace slow_pawns {

/// A line for each legal move, in order: the move and the position after it. A position is "-" (who
/// promotes first wins) or "+" (played on) and a FEN, whose en passant square stands only where a
/// pawn can take.
std::vector<std::string> children(std::string_view position);

}  // namespace slow_pawns
