#include "apps/cli/board_text.h"

#include <cstdlib>
#include <map>
#include <vector>

#include "luatco/base/text.h"

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

/// The letters of a language, by those of FEN.
class Letters {
 public:
  Letters(const api::Json& shape, std::string_view words) {
    const api::Json* pieces = shape.find("pieces");
    for (const api::Json& piece : *pieces->items()) {
      const std::string_view word = take_word(words);
      if (!word.empty()) words_[piece.text("letter")[0]] = word;
    }
  }
  /// In lower case for the second side.
  [[nodiscard]] std::string of(char letter) const {
    const bool first = letter >= 'A' && letter <= 'Z';
    const auto found = words_.find(first ? letter : static_cast<char>(letter - 'a' + 'A'));
    if (found == words_.end()) return {letter};
    std::string word = found->second;
    for (char& c : word) {
      if (!first && c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return word;
  }

 private:
  std::map<char, std::string> words_;
};

/// A piece as printed, and for an empty place what stands there.
std::string glyph(char letter, PieceStyle style, const Letters& words) {
  if (letter == '\0') return style == PieceStyle::Figurines ? "·" : ".";
  if (style == PieceStyle::Letters) return words.of(letter);
  constexpr std::string_view letters = "KQRBNPkqrbnp";
  constexpr const char* glyphs[] = {"♔", "♕", "♖", "♗", "♘", "♙", "♚", "♛", "♜", "♝", "♞", "♟"};
  const auto at = letters.find(letter);
  return at == std::string_view::npos ? std::string{letter} : glyphs[at];
}

/// The same on crossings of lines, two columns wide: the signs that xiangqi sets carry.
std::string sign(char letter, PieceStyle style, const Letters& words) {
  if (style == PieceStyle::Letters) {
    std::string text = letter == '\0' ? "+" : words.of(letter);
    text.resize(2, '-');
    return text;
  }
  if (letter == '\0') return "┼─";
  constexpr std::string_view letters = "KABNRCPkabnrcp";
  constexpr const char* signs[] = {"帥", "仕", "相", "傌", "俥", "炮", "兵",
                                   "將", "士", "象", "馬", "車", "砲", "卒"};
  const auto at = letters.find(letter);
  return at == std::string_view::npos ? std::string{letter, '-'} : signs[at];
}

/// A cell with room on both sides for a mark: `fill` where there is none.
std::string cell(const std::string& piece, bool marked, bool colour, const std::string& fill) {
  if (!marked) return fill + piece + fill;
  if (colour) return fill + "\x1b[7m" + piece + "\x1b[0m" + fill;
  return "[" + piece + "]";
}

/// What differs between a board of squares and one of points.
struct Drawing {
  std::string (*piece)(char, PieceStyle, const Letters&);
  std::string fill;
  int width;   // of a cell, in columns
  int margin;  // columns before the sign of the first file
};
Drawing drawing(bool points, PieceStyle style) {
  if (!points) return {glyph, " ", 3, 3};
  return {sign, style == PieceStyle::Figurines ? "─" : "-", 4, 6};
}

/// One name a file, spaced like the cells, `margin` columns from the left.
std::string file_line(int files, const Drawing& draw, bool flipped, std::string (*name)(int file)) {
  std::string out(static_cast<std::size_t>(draw.margin), ' ');
  for (int i = 0; i < files; ++i) {
    std::string text = name(flipped ? files - 1 - i : i);
    text.resize(static_cast<std::size_t>(draw.width), ' ');
    out += text;
  }
  while (out.back() == ' ') out.pop_back();
  return out + "\n";
}
std::string letter_of(int file) { return {static_cast<char>('a' + file)}; }
// Xiangqi players count files from their own right, and rows from their own side.
std::string red_number(int file) { return std::to_string(9 - file); }
std::string black_number(int file) { return std::to_string(file + 1); }
std::string row_number(int row) { return (row < 10 ? " " : "") + std::to_string(row); }

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

  const Letters letters(shape, view.letters);
  const bool points = shape.text("cells") == "points";
  const Drawing draw = drawing(points, view.pieces);
  const auto files_of = [&](bool top) {
    const std::string names = file_line(files, draw, view.flipped, letter_of);
    if (!points) return names;
    const bool black = top != view.flipped;
    const std::string numbers =
        file_line(files, draw, view.flipped, black ? black_number : red_number);
    return top ? names + numbers : numbers + names;
  };

  std::string out = files_of(true);
  for (int i = 0; i < ranks; ++i) {
    const int row = view.flipped ? ranks - 1 - i : i;  // row 0 is the top of the FEN
    const std::string rank = std::to_string(ranks - 1 - row + first_rank);
    // Outside the names of coordinates, inside what players count: Red's rows left, Black's right.
    out += rank + " ";
    if (points) out += row_number(ranks - row) + " ";
    for (int j = 0; j < files; ++j) {
      const int file = view.flipped ? files - 1 - j : j;
      const auto& line = rows[static_cast<std::size_t>(row) % rows.size()];
      const auto at = static_cast<std::size_t>(file);
      const char letter = at < line.size() ? line[at] : '\0';
      const bool marked = view.marks.contains(letter_of(file) + rank);
      out += cell(draw.piece(letter, view.pieces, letters), marked, view.colour, draw.fill);
    }
    if (points) out += " " + row_number(row + 1);
    out += " " + rank + "\n";
    if (points && i == ranks / 2 - 1) out += "\n";  // the river
  }
  return out + files_of(false);
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
