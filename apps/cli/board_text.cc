#include "apps/cli/board_text.h"

#include <cstdlib>
#include <vector>

namespace luatco::cli {
namespace {

/// Rows of letters from the top of the FEN's placement; '\0' where a square is empty.
std::vector<std::vector<char>> placement(std::string_view fen) {
  std::vector<std::vector<char>> rows(1);
  for (const char c : fen.substr(0, fen.find(' '))) {
    if (c == '/') {
      rows.emplace_back();
    } else if (c >= '1' && c <= '9') {
      rows.back().insert(rows.back().end(), static_cast<std::size_t>(c - '0'), '\0');
    } else {
      rows.back().push_back(c);
    }
  }
  return rows;
}

std::string glyph(char letter, PieceStyle style) {
  if (letter == '\0') return style == PieceStyle::Figurines ? "·" : ".";
  if (style == PieceStyle::Letters) return {letter};
  constexpr std::string_view letters = "KQRBNPkqrbnp";
  constexpr const char* glyphs[] = {"♔", "♕", "♖", "♗", "♘", "♙", "♚", "♛", "♜", "♝", "♞", "♟"};
  const auto at = letters.find(letter);
  return at == std::string_view::npos ? std::string{letter} : glyphs[at];
}

std::string cell(const std::string& piece, bool marked, bool colour) {
  if (!marked) return " " + piece + " ";
  if (colour) return "\x1b[7m " + piece + " \x1b[0m";
  return "[" + piece + "]";
}

}  // namespace

std::string draw_board(const api::Json& shape, std::string_view fen, const BoardView& view) {
  const auto rows = placement(fen);
  const auto number = [&](std::string_view name) {
    const api::Json* value = shape.find(name);
    return value != nullptr && value->integer() != nullptr ? static_cast<int>(*value->integer())
                                                           : 0;
  };
  const int files = number("files");
  const int ranks = number("ranks");
  const int first_rank = number("first_rank");

  std::string letters = "  ";
  for (int i = 0; i < files; ++i) {
    const int file = view.flipped ? files - 1 - i : i;
    letters += std::string(" ") + static_cast<char>('a' + file) + " ";
  }
  std::string out = letters + "\n";
  for (int i = 0; i < ranks; ++i) {
    const int row = view.flipped ? ranks - 1 - i : i;  // row 0 is the top of the FEN
    const std::string rank = std::to_string(ranks - 1 - row + first_rank);
    out += rank + " ";
    for (int j = 0; j < files; ++j) {
      const int file = view.flipped ? files - 1 - j : j;
      const std::string name = static_cast<char>('a' + file) + rank;
      const auto& line = rows[static_cast<std::size_t>(row) % rows.size()];
      const auto at = static_cast<std::size_t>(file);
      const char letter = at < line.size() ? line[at] : '\0';
      out += cell(glyph(letter, view.pieces), view.marks.contains(name), view.colour);
    }
    out += " " + rank + "\n";
  }
  return out + letters + "\n";
}

PieceStyle piece_style(std::string_view wish) {
  if (wish == "unicode") return PieceStyle::Figurines;
  if (wish == "letters" || wish == "ascii") return PieceStyle::Letters;
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale(value);
    const bool utf8 = locale.find("UTF-8") != std::string_view::npos ||
                      locale.find("utf8") != std::string_view::npos;
    return utf8 ? PieceStyle::Figurines : PieceStyle::Letters;
  }
  return PieceStyle::Letters;
}

}  // namespace luatco::cli
