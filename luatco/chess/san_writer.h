// Standard algebraic notation, written strictly (PGN standard 8.2.3, FIDE appendix C).
#pragma once

#include <string>
#include <string_view>

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"

namespace luatco::chess {

/// What must be written between the piece's letter and the target so that the move is the only one
/// meant: nothing, the file, the rank, or both, in this order of preference (FIDE C.10). Other men
/// count only if their own move there is legal (PGN 8.2.3.4).
struct Disambiguation {
  bool file = false;
  bool rank = false;
  friend constexpr bool operator==(Disambiguation, Disambiguation) = default;
};
/// Precondition: `move` is legal. For pawns the file of a capture is no disambiguation.
Disambiguation disambiguation(const Position& position, Move move);

/// "", "+" or "#" for the position that a move has led to.
std::string_view check_sign(const Position& after);

/// "Nbd2", "exd6", "e8=Q", "O-O", "Qxf7#", with the letters of `language` (English where it has
/// none). Precondition: `move` is legal.
std::string write_san(const Position& position, Move move, std::string_view language = "en");

}  // namespace luatco::chess
