// A second chess, slow and plainly written, to hold the fast one against. It shares nothing with
// luatco/: a board of letters, and for every move the question "make it on a copy: can the king be
// taken?". Standard chess and Chess960. It trusts the FEN it is given: one king a side, castling
// rights that can be, an en passant square that can be.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace slow_chess {

struct Square {
  int file = 0;  // 0..7, a..h
  int rank = 0;  // 0..7, 1..8
  friend bool operator==(const Square&, const Square&) = default;
};

struct Board {
  /// Letters of FEN by rank and file; '.' is empty.
  std::array<std::array<char, 8>, 8> men;
  bool white_to_move = true;
  /// May the rook of this file still castle? [0] White's, [1] Black's.
  std::array<std::array<bool, 8>, 2> castling{};
  std::optional<Square> en_passant;
  int halfmove_clock = 0;
  int fullmove_number = 1;

  char& at(Square s) {
    return men[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)];
  }
  [[nodiscard]] char at(Square s) const {
    return men[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)];
  }
};

struct Move {
  Square from;
  Square to;           // of the rook, for castling
  char promotion = 0;  // 'q', 'r', 'b', 'n' or none
  bool castling = false;
};

/// Six fields; castling by KQkq (the outermost rook) or by file letters.
Board read(std::string_view fen);
/// Six fields; castling by file letters, the en passant square after every double step.
std::string write(const Board& board);

/// "e2e4", "e7e8q"; castling is king takes rook.
std::string text(const Move& move);

/// Does the man on `from` go to `to`, were there no king to mind (3.1-3.8.1)?
bool goes(const Board& board, Square from, Square to);
std::vector<Move> legal_moves(const Board& board);
Board after(const Board& board, const Move& move);
/// Is the king of the side to move attacked?
bool in_check(const Board& board);
std::uint64_t perft(const Board& board, int depth);

}  // namespace slow_chess
