#include "luatco/formats/pgn_lines.h"

namespace luatco::formats {

void PgnLines::word(std::string_view text) {
  const bool blank = !glue_ && column_ != 0;
  if (column_ != 0 && column_ + text.size() + (blank ? 1 : 0) > kPgnLine) {
    end_line();
  } else if (blank) {
    out_ += ' ';
    ++column_;
  }
  out_ += text;
  column_ += text.size();
  glue_ = false;
}

void PgnLines::open(std::string_view bracket) {
  word(bracket);
  glue_ = true;
}

void PgnLines::close(std::string_view bracket) {
  if (column_ + bracket.size() <= kPgnLine) glue_ = true;
  word(bracket);
}

void PgnLines::comment(std::string_view text) {
  open("{");
  std::string piece;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find_first_of(" \t\r\n", at);
    const std::size_t stop = end == std::string_view::npos ? text.size() : end;
    if (stop > at) {
      piece = text.substr(at, stop - at);
      for (char& c : piece) c = c == '}' ? ')' : c;
      word(piece);
    }
    at = stop + 1;
  }
  close("}");
}

void PgnLines::end_line() {
  if (column_ != 0) out_ += '\n';
  column_ = 0;
  glue_ = true;
}

}  // namespace luatco::formats
