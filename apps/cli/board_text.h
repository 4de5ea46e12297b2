// A board for a terminal, drawn from the game's shape and a FEN; it knows no rules.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "luatco/api/json.h"

namespace luatco::cli {

enum class PieceStyle : std::uint8_t {
  Figurines,  // ♔ ♕ ♖: chess glyphs
  Letters,    // K Q R / k q r: upper case for the first side; the letters of a language
};

struct BoardView {
  PieceStyle pieces = PieceStyle::Letters;
  bool flipped = false;         // seen from the second side
  bool colour = false;          // ANSI colours; without them marks are brackets
  std::set<std::string> marks;  // squares to show, by name
  /// What stands for the letters of FEN in the reader's language, in the order of the shape's
  /// pieces; blanks between. Empty: the letters of FEN.
  std::string letters;
};

/// `shape` is the answer of the API's `shape`.
std::string draw_board(const api::Json& shape, std::string_view fen, const BoardView& view);

/// Figurines where the terminal's locale says UTF-8, letters elsewhere; "unicode" and "letters" (or
/// "ascii") decide.
PieceStyle piece_style(std::string_view wish);

}  // namespace luatco::cli
