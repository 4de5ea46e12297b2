// A chess board as a club player sees it: letters on 64 squares and the rules written down plainly.
// Shares nothing with the library, so that it can check what the library says.
#pragma once

#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace plain {

/// Squares are rank * 8 + file, a1 = 0; -1 is none.
int square(const std::string& name);
inline int file(int s) { return s % 8; }
inline int rank(int s) { return s / 8; }
bool white(char piece);
char kind(char piece);  // upper case
/// On one rank, file or diagonal, and not the same square.
bool aligned(int a, int b);
/// Strictly between two aligned squares, from a outwards; else empty.
std::vector<int> between(int a, int b);

struct Board {
  std::array<char, 64> at;  // FEN letters, '.' is empty
  bool white_to_move = true;
  std::set<int> rights;  // squares of the rooks that may castle
  int passed = -1;       // the square a pawn has just passed

  explicit Board(const std::string& fen);
  [[nodiscard]] bool man(int s) const { return piece(s) != '?' && piece(s) != '.'; }
  [[nodiscard]] bool own(int s) const { return man(s) && white(piece(s)) == white_to_move; }
  [[nodiscard]] bool enemy(int s) const { return man(s) && !own(s); }
  [[nodiscard]] char piece(int s) const { return s < 0 || s > 63 ? '?' : at[size(s)]; }
  [[nodiscard]] int king() const;  // of the side to move
  /// Does the man on `from` attack `to`?
  [[nodiscard]] bool sees(int from, int to) const;
  [[nodiscard]] std::vector<int> attackers(int to) const;  // of the side not to move
  /// Could the man on `from` go to `to` if its king did not mind? No castling.
  [[nodiscard]] bool reaches(int from, int to) const;
  [[nodiscard]] int taken_in_passing(int from, int to) const;  // the pawn, or -1
  /// The men after a move of the side to move; castling is given as king takes rook. The turn
  /// stays.
  [[nodiscard]] Board moved(int from, int to) const;
  [[nodiscard]] bool legal(int from, int to) const;
  /// Plays a move given as text, the turn passes.
  void play(const std::string& move);
  /// The rook a king's move from `from` to `to` would castle with, or its corner; -1: no castling.
  [[nodiscard]] int castling_rook(int from, int to) const;

 private:
  static std::size_t size(int s) { return static_cast<std::size_t>(s); }
};

}  // namespace plain
