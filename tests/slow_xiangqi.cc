#include "tests/slow_xiangqi.h"

#include <cctype>
#include <cstdlib>
#include <sstream>

namespace slow_xiangqi {
namespace {

bool on_board(Point p) { return p.file >= 0 && p.file <= 8 && p.rank >= 0 && p.rank <= 9; }
bool is_red(char man) { return std::isupper(static_cast<unsigned char>(man)) != 0; }
char kind(char man) { return static_cast<char>(std::toupper(static_cast<unsigned char>(man))); }
bool own(const Board& board, char man) { return man != '.' && is_red(man) == board.red_to_move; }

bool in_palace(Point p, bool red) {
  return p.file >= 3 && p.file <= 5 && (red ? p.rank <= 2 : p.rank >= 7);
}
bool at_home(Point p, bool red) { return red ? p.rank <= 4 : p.rank >= 5; }

/// The pieces strictly between two points of one line.
int men_between(const Board& board, Point a, Point b) {
  const int df = b.file > a.file ? 1 : b.file < a.file ? -1 : 0;
  const int dr = b.rank > a.rank ? 1 : b.rank < a.rank ? -1 : 0;
  int men = 0;
  for (Point p{a.file + df, a.rank + dr}; !(p == b); p = {p.file + df, p.rank + dr}) {
    if (board.at(p) != '.') ++men;
  }
  return men;
}

/// May the piece on `from` go to `to` by its own rule? The target is not looked at but for the
/// cannon, which goes one way to take and another to go.
bool moves_so(const Board& board, Point from, Point to) {
  const char man = board.at(from);
  const bool red = is_red(man);
  const int files = std::abs(to.file - from.file);
  const int ranks = std::abs(to.rank - from.rank);
  const int ahead = red ? to.rank - from.rank : from.rank - to.rank;
  const bool line = (files == 0) != (ranks == 0);
  const Point middle{(from.file + to.file) / 2, (from.rank + to.rank) / 2};
  switch (kind(man)) {
    case 'K': return files + ranks == 1 && in_palace(to, red);
    case 'A': return files == 1 && ranks == 1 && in_palace(to, red);
    case 'B': return files == 2 && ranks == 2 && at_home(to, red) && board.at(middle) == '.';
    case 'N':
      if (files == 1 && ranks == 2) return board.at({from.file, middle.rank}) == '.';
      if (files == 2 && ranks == 1) return board.at({middle.file, from.rank}) == '.';
      return false;
    case 'R': return line && men_between(board, from, to) == 0;
    case 'C': return line && men_between(board, from, to) == (board.at(to) == '.' ? 0 : 1);
    case 'P':
      if (files == 0) return ahead == 1;
      return files == 1 && ahead == 0 && !at_home(from, red);
    default: return false;
  }
}

Point general(const Board& board, bool red) {
  for (int rank = 0; rank < 10; ++rank) {
    for (int file = 0; file < 9; ++file) {
      if (board.at({file, rank}) == (red ? 'K' : 'k')) return {file, rank};
    }
  }
  std::abort();
}

bool general_in_danger(const Board& board, bool red) {
  const Point here = general(board, red);
  const Point there = general(board, !red);
  if (here.file == there.file && men_between(board, here, there) == 0) return true;
  for (int rank = 0; rank < 10; ++rank) {
    for (int file = 0; file < 9; ++file) {
      const char man = board.at({file, rank});
      if (man == '.' || is_red(man) == red) continue;
      if (moves_so(board, {file, rank}, here)) return true;
    }
  }
  return false;
}

}  // namespace

bool reaches(const Board& board, Point from, Point to) { return moves_so(board, from, to); }
Point general_of(const Board& board, bool red) { return general(board, red); }

Board read(std::string_view fen) {
  std::istringstream in{std::string(fen)};
  std::string men, side, unused;
  Board board{};
  in >> men >> side >> unused >> unused >> board.halfmove_clock >> board.fullmove_number;
  for (auto& rank : board.men) rank.fill('.');
  Point p{0, 9};
  for (const char c : men) {
    if (c == '/') {
      p = {0, p.rank - 1};
    } else if (c >= '1' && c <= '9') {
      p.file += c - '0';
    } else if (on_board(p)) {
      board.at(p) = c;
      ++p.file;
    }
  }
  board.red_to_move = side == "w";
  return board;
}

std::string write(const Board& board) {
  std::string out;
  for (int rank = 9; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 9; ++file) {
      const char man = board.at({file, rank});
      if (man == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) out += std::to_string(empty);
      empty = 0;
      out += man;
    }
    if (empty > 0) out += std::to_string(empty);
    if (rank > 0) out += '/';
  }
  return out + (board.red_to_move ? " w - - " : " b - - ") + std::to_string(board.halfmove_clock) +
         " " + std::to_string(board.fullmove_number);
}

std::string text(const Move& move) {
  const auto name = [](Point p) {
    return std::string{static_cast<char>('a' + p.file), static_cast<char>('0' + p.rank)};
  };
  return name(move.from) + name(move.to);
}

std::vector<Move> legal_moves(const Board& board) {
  std::vector<Move> moves;
  for (int from = 0; from < 90; ++from) {
    for (int to = 0; to < 90; ++to) {
      const Move move{{from % 9, from / 9}, {to % 9, to / 9}};
      if (from == to || !own(board, board.at(move.from)) || own(board, board.at(move.to))) continue;
      if (!moves_so(board, move.from, move.to)) continue;
      if (!general_in_danger(after(board, move), board.red_to_move)) moves.push_back(move);
    }
  }
  return moves;
}

Board after(const Board& board, const Move& move) {
  Board next = board;
  next.halfmove_clock = board.at(move.to) == '.' ? board.halfmove_clock + 1 : 0;
  next.at(move.to) = board.at(move.from);
  next.at(move.from) = '.';
  if (!board.red_to_move) ++next.fullmove_number;
  next.red_to_move = !board.red_to_move;
  return next;
}

bool in_check(const Board& board) { return general_in_danger(board, board.red_to_move); }

}  // namespace slow_xiangqi
