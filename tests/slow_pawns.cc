#include "tests/slow_pawns.h"

#include <algorithm>

#include "tests/slow_chess.h"

namespace slow_pawns {
namespace {

using slow_chess::Board;
using slow_chess::Move;
using slow_chess::Square;

template <class F>
void for_each_square(F&& f) {
  for (int rank = 0; rank < 8; ++rank) {
    for (int file = 0; file < 8; ++file) f(Square{file, rank});
  }
}

bool is_white(char man) { return man >= 'A' && man <= 'Z'; }
char lower(char man) { return is_white(man) ? static_cast<char>(man - 'A' + 'a') : man; }

/// Is somebody without men, or (where that wins) has somebody promoted?
bool over(const Board& board, bool play_on) {
  int white = 0;
  int black = 0;
  bool promoted = false;
  for_each_square([&](Square s) {
    const char man = board.at(s);
    if (man == '.') return;
    ++(is_white(man) ? white : black);
    promoted = promoted || lower(man) != 'p';
  });
  return white == 0 || black == 0 || (promoted && !play_on);
}

std::vector<Move> moves(const Board& board) {
  std::vector<Move> all;
  for_each_square([&](Square from) {
    const char man = board.at(from);
    if (man == '.' || is_white(man) != board.white_to_move) return;
    for_each_square([&](Square to) {
      if (!slow_chess::goes(board, from, to)) return;
      if (lower(man) != 'p' || to.rank != (board.white_to_move ? 7 : 0)) {
        all.push_back({from, to});
        return;
      }
      for (const char promotion : {'q', 'r', 'b', 'n'}) all.push_back({from, to, promotion});
    });
  });
  return all;
}

/// Drops an en passant square that no pawn can use.
Board tidy(Board board) {
  if (!board.en_passant) return board;
  const Square passed = *board.en_passant;
  bool used = false;
  for (const Move& move : moves(board)) {
    used = used || (move.to == passed && lower(board.at(move.from)) == 'p' &&
                    move.from.file != move.to.file);
  }
  if (!used) board.en_passant.reset();
  return board;
}

}  // namespace

std::vector<std::string> children(std::string_view position) {
  const bool play_on = position[0] == '+';
  const Board board = slow_chess::read(position.substr(1));
  std::vector<std::string> lines;
  if (over(board, play_on)) return lines;
  for (const Move& move : moves(board)) {
    lines.push_back(slow_chess::text(move) + " " + std::string(position.substr(0, 1)) +
                    slow_chess::write(tidy(slow_chess::after(board, move))));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

}  // namespace slow_pawns
