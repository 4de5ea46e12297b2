// What both generators say about a position, in one form: a line for each move, in order, with the
// move (castling is king takes rook) and the FEN after it (file letters, every double step noted).
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "luatco/chess/movegen.h"
#include "luatco/chess/position.h"
#include "luatco/chess/setup.h"
#include "luatco/chess/uci.h"
#include "tests/slow_chess.h"

namespace luatco::chess {

/// The form of FEN that slow_chess writes.
inline std::string shredder_fen(const Position& position) {
  return write_fen(position.setup(), CastlingStyle::Shredder);
}

inline std::vector<std::string> fast_children(const Position& position) {
  std::vector<std::string> lines;
  for (const Move move : legal_moves(position)) {
    lines.push_back(write_uci(move, Variant::Chess960) + " " + shredder_fen(position.after(move)));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

inline std::vector<std::string> slow_children(const slow_chess::Board& board) {
  std::vector<std::string> lines;
  for (const slow_chess::Move& move : slow_chess::legal_moves(board)) {
    lines.push_back(slow_chess::text(move) + " " +
                    slow_chess::write(slow_chess::after(board, move)));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

}  // namespace luatco::chess
