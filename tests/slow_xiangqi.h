// A second xiangqi, slow and plainly written, to hold the fast one against. It shares nothing with
// luatco/: a board of letters, and for every move the question "make it on a copy: can the general
// be taken, or do the generals face each other?". It trusts the FEN it is given.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace slow_xiangqi {

struct Point {
  int file = 0;  // 0..8, a..i
  int rank = 0;  // 0..9
  friend bool operator==(const Point&, const Point&) = default;
};

struct Board {
  /// Letters of FEN (K A B N R C P, lower case for Black) by rank and file; '.' is empty.
  std::array<std::array<char, 9>, 10> men;
  bool red_to_move = true;
  int halfmove_clock = 0;
  int fullmove_number = 1;

  char& at(Point p) {
    return men[static_cast<std::size_t>(p.rank)][static_cast<std::size_t>(p.file)];
  }
  [[nodiscard]] char at(Point p) const {
    return men[static_cast<std::size_t>(p.rank)][static_cast<std::size_t>(p.file)];
  }
};

struct Move {
  Point from;
  Point to;
};

/// Six fields.
Board read(std::string_view fen);
std::string write(const Board& board);
/// "h2e2"
std::string text(const Move& move);

std::vector<Move> legal_moves(const Board& board);
Board after(const Board& board, const Move& move);
/// May the piece on `from` go to `to` by its own rule? What stands on `to` is looked at only by the
/// cannon.
bool reaches(const Board& board, Point from, Point to);
/// Where the general of a side stands.
Point general_of(const Board& board, bool red);

/// Is the general of the side to move attacked?
bool in_check(const Board& board);

}  // namespace slow_xiangqi
