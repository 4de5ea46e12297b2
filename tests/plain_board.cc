#include "tests/plain_board.h"

#include <cctype>
#include <cstdlib>
#include <sstream>

namespace plain {

int square(const std::string& name) {
  const bool good =
      name.size() == 2 && name[0] >= 'a' && name[0] <= 'h' && name[1] >= '1' && name[1] <= '8';
  return good ? (name[1] - '1') * 8 + name[0] - 'a' : -1;
}
bool white(char piece) { return std::isupper(static_cast<unsigned char>(piece)) != 0; }
char kind(char piece) { return static_cast<char>(std::toupper(static_cast<unsigned char>(piece))); }

bool aligned(int a, int b) {
  const int dx = std::abs(file(a) - file(b));
  const int dy = std::abs(rank(a) - rank(b));
  return a >= 0 && b >= 0 && a != b && (dx == 0 || dy == 0 || dx == dy);
}

std::vector<int> between(int a, int b) {
  std::vector<int> path;
  if (!aligned(a, b)) return path;
  const auto sign = [](int n) { return (n > 0) - (n < 0); };
  const int step = sign(rank(b) - rank(a)) * 8 + sign(file(b) - file(a));
  for (int s = a + step; s != b; s += step) path.push_back(s);
  return path;
}

Board::Board(const std::string& fen) {
  at.fill('.');
  std::istringstream in(fen);
  std::string men, turn, castling, passing;
  in >> men >> turn >> castling >> passing;
  int s = 56;
  for (const char c : men) {
    if (c == '/')
      s -= 16;
    else if (std::isdigit(static_cast<unsigned char>(c)) != 0)
      s += c - '0';
    else
      at[size(s++)] = c;
  }
  white_to_move = turn == "w";
  passed = square(passing);
  for (const char c : castling) {
    if (c == '-') continue;
    const int row = white(c) ? 0 : 56;
    const char rook = white(c) ? 'R' : 'r';
    int home = row;
    while (home < row + 7 && at[size(home)] != (white(c) ? 'K' : 'k')) ++home;
    int corner = kind(c) == 'K' ? row + 7 : row;  // the outermost rook of the wing
    while (kind(c) == 'K' && corner > home && at[size(corner)] != rook) --corner;
    while (kind(c) == 'Q' && corner < home && at[size(corner)] != rook) ++corner;
    if (kind(c) >= 'A' && kind(c) <= 'H') corner = row + kind(c) - 'A';
    if (at[size(corner)] == rook) rights.insert(corner);
  }
}

int Board::king() const {
  for (int s = 0; s < 64; ++s) {
    if (at[size(s)] == (white_to_move ? 'K' : 'k')) return s;
  }
  return -1;
}

bool Board::sees(int from, int to) const {
  if (from < 0 || to < 0) return false;
  const int dx = std::abs(file(to) - file(from));
  const int dy = rank(to) - rank(from);
  for (const int s : between(from, to)) {
    if (at[size(s)] != '.' && kind(at[size(from)]) != 'N') return false;
  }
  switch (kind(at[size(from)])) {
    case 'P': return dx == 1 && dy == (white(at[size(from)]) ? 1 : -1);
    case 'N': return dx * dx + dy * dy == 5;
    case 'B': return dx != 0 && dx == std::abs(dy);
    case 'R': return (dx == 0) != (dy == 0);
    case 'Q': return aligned(from, to);
    case 'K': return from != to && dx <= 1 && std::abs(dy) <= 1;
    default: return false;
  }
}

std::vector<int> Board::attackers(int to) const {
  std::vector<int> found;
  for (int s = 0; s < 64; ++s) {
    if (enemy(s) && sees(s, to)) found.push_back(s);
  }
  return found;
}

int Board::taken_in_passing(int from, int to) const {
  const bool passing = kind(piece(from)) == 'P' && to == passed && sees(from, to);
  return passing ? rank(from) * 8 + file(to) : -1;
}

bool Board::reaches(int from, int to) const {
  if (from < 0 || to < 0 || !own(from) || own(to) || kind(at[size(to)]) == 'K') return false;
  if (kind(at[size(from)]) != 'P') return sees(from, to);
  const int up = white_to_move ? 8 : -8;
  if (sees(from, to)) return enemy(to) || to == passed;
  const bool empty = at[size(to)] == '.';
  if (to == from + up) return empty;
  return to == from + 2 * up && empty && at[size(from + up)] == '.' &&
         rank(from) == (white_to_move ? 1 : 6);
}

Board Board::moved(int from, int to) const {
  Board next = *this;
  const char man = at[size(from)];
  if (kind(man) == 'K' && own(to)) {  // castling
    const char rook = at[size(to)];
    const int row = rank(from) * 8;
    next.at[size(from)] = next.at[size(to)] = '.';
    next.at[size(row + (to > from ? 6 : 2))] = man;
    next.at[size(row + (to > from ? 5 : 3))] = rook;
    return next;
  }
  if (const int pawn = taken_in_passing(from, to); pawn >= 0) next.at[size(pawn)] = '.';
  next.at[size(from)] = '.';
  next.at[size(to)] = man;
  return next;
}

bool Board::legal(int from, int to) const {
  if (!reaches(from, to)) return false;
  const Board after = moved(from, to);
  return after.attackers(after.king()).empty();
}

int Board::castling_rook(int from, int to) const {
  const int row = white_to_move ? 0 : 56;
  if (!own(from) || kind(piece(from)) != 'K' || rank(from) * 8 != row || rank(to) * 8 != row)
    return -1;
  if (own(to) && rights.contains(to)) return to;
  const bool home = file(from) == 4;
  if (home && own(to) && kind(at[size(to)]) == 'R' && (file(to) == 0 || file(to) == 7)) return to;
  if (!home || std::abs(from - to) != 2) return -1;
  for (int f = 0; f < 8; ++f) {  // from the corner inwards
    const int s = row + (to > from ? 7 - f : f);
    if (s == from) break;
    if (rights.contains(s) && own(s)) return s;
  }
  return row + (to > from ? 7 : 0);
}

void Board::play(const std::string& move) {
  const int from = square(move.substr(0, 2));
  int to = square(move.substr(2, 2));
  if (const int rook = castling_rook(from, to); rook >= 0) to = rook;
  const char man = kind(piece(from));
  *this = moved(from, to);
  if (move.size() == 5) {
    at[size(to)] = white_to_move ? kind(move[4]) : static_cast<char>(std::tolower(move[4]));
  }
  const int row = white_to_move ? 0 : 7;
  std::erase_if(rights, [&](int rook) {
    return rook == from || rook == to || (man == 'K' && rank(rook) == row);
  });
  passed = man == 'P' && std::abs(to - from) == 16 ? (from + to) / 2 : -1;
  white_to_move = !white_to_move;
}

}  // namespace plain
