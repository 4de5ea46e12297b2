// Words set in lines of fewer than eighty characters, as PGN's export format has them (8.2.1).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace luatco::formats {

inline constexpr std::size_t kPgnLine = 79;

class PgnLines {
 public:
  explicit PgnLines(std::string& out) : out_(out) {}

  /// Sets a word; what opens or closes something stands close to its neighbour.
  void word(std::string_view text);
  void open(std::string_view bracket);
  void close(std::string_view bracket);
  /// A comment in braces, broken at its blanks. A closing brace within becomes a bracket, for
  /// nothing can escape it.
  void comment(std::string_view text);
  void end_line();

 private:
  std::string& out_;
  std::size_t column_ = 0;  // characters in the line, bytes counted
  bool glue_ = true;        // the next word needs no blank before it
};

}  // namespace luatco::formats
