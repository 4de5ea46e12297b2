#include "tests/slow_chess.h"

#include <cstdlib>
#include <sstream>

namespace slow_chess {
namespace {

bool is_white(char man) { return man >= 'A' && man <= 'Z'; }
char lower(char man) { return is_white(man) ? static_cast<char>(man - 'A' + 'a') : man; }
bool belongs(char man, bool white) { return man != '.' && is_white(man) == white; }
int sign(int n) { return (n > 0) - (n < 0); }

template <class F>
void for_each_square(F&& f) {
  for (int rank = 0; rank < 8; ++rank) {
    for (int file = 0; file < 8; ++file) f(Square{file, rank});
  }
}

bool empty_between(const Board& board, Square a, Square b) {
  const int df = sign(b.file - a.file);
  const int dr = sign(b.rank - a.rank);
  for (Square s{a.file + df, a.rank + dr}; !(s == b); s.file += df, s.rank += dr) {
    if (board.at(s) != '.') return false;
  }
  return true;
}

/// 3.1.2: could the man on `from` capture on `to`? Pins do not matter.
bool attacks(const Board& board, Square from, Square to) {
  const int df = to.file - from.file;
  const int dr = to.rank - from.rank;
  if (df == 0 && dr == 0) return false;
  const bool straight = df == 0 || dr == 0;
  const bool diagonal = std::abs(df) == std::abs(dr);
  switch (lower(board.at(from))) {
    case 'p': return std::abs(df) == 1 && dr == (is_white(board.at(from)) ? 1 : -1);
    case 'n': return std::abs(df * dr) == 2;
    case 'b': return diagonal && empty_between(board, from, to);
    case 'r': return straight && empty_between(board, from, to);
    case 'q': return (straight || diagonal) && empty_between(board, from, to);
    case 'k': return std::abs(df) <= 1 && std::abs(dr) <= 1;
    default: return false;
  }
}

Square king_of(const Board& board, bool white) {
  Square king;
  for_each_square([&](Square s) {
    if (board.at(s) == (white ? 'K' : 'k')) king = s;
  });
  return king;
}

bool king_can_be_taken(const Board& board, bool white) {
  const Square king = king_of(board, white);
  bool taken = false;
  for_each_square([&](Square s) {
    if (belongs(board.at(s), !white) && attacks(board, s, king)) taken = true;
  });
  return taken;
}

/// 3.7.1-3.7.3: forward, and where it may capture.
bool pawn_goes(const Board& board, Square from, Square to) {
  const bool white = is_white(board.at(from));
  const int forward = white ? 1 : -1;
  if (attacks(board, from, to)) {
    return belongs(board.at(to), !white) || (board.en_passant && *board.en_passant == to);
  }
  if (to.file != from.file || board.at(to) != '.') return false;
  if (to.rank == from.rank + forward) return true;
  return from.rank == (white ? 1 : 6) && to.rank == from.rank + 2 * forward &&
         board.at({from.file, from.rank + forward}) == '.';
}

/// 3.8.2 and guideline II, for the rook on that file of the first rank.
bool may_castle(const Board& board, Square king, Square rook) {
  const bool white = board.white_to_move;
  if (king_can_be_taken(board, white)) return false;
  const bool kingside = rook.file > king.file;
  const Square king_to{kingside ? 6 : 2, king.rank};
  const Square rook_to{kingside ? 5 : 3, king.rank};
  Board others = board;
  others.at(king) = '.';
  others.at(rook) = '.';
  for (int file = 0; file < 8; ++file) {
    const auto within = [&](Square a, Square b) {
      return (file >= a.file && file <= b.file) || (file >= b.file && file <= a.file);
    };
    const bool on_path = within(king, king_to) || within(rook, rook_to);
    if (on_path && others.at({file, king.rank}) != '.') return false;
    if (!within(king, king_to)) continue;
    Board there = board;
    there.at(king) = '.';
    there.at({file, king.rank}) = white ? 'K' : 'k';
    if (file != king_to.file && king_can_be_taken(there, white)) return false;
  }
  return !king_can_be_taken(after(board, {king, rook, 0, true}), white);
}

std::string name(Square s) {
  return {static_cast<char>('a' + s.file), static_cast<char>('1' + s.rank)};
}

}  // namespace

bool goes(const Board& board, Square from, Square to) {
  if (belongs(board.at(to), board.white_to_move)) return false;
  return lower(board.at(from)) == 'p' ? pawn_goes(board, from, to) : attacks(board, from, to);
}

Board read(std::string_view fen) {
  Board board;
  for (auto& rank : board.men) rank.fill('.');
  std::istringstream in{std::string(fen)};
  std::string men, turn, castling, en_passant;
  in >> men >> turn >> castling >> en_passant >> board.halfmove_clock >> board.fullmove_number;
  Square s{0, 7};
  for (const char c : men) {
    if (c == '/') {
      s = {0, s.rank - 1};
    } else if (c >= '1' && c <= '8') {
      s.file += c - '0';
    } else {
      board.at(s) = c;
      ++s.file;
    }
  }
  board.white_to_move = turn == "w";
  for (const char c : castling) {
    if (c == '-') continue;
    const bool white = is_white(c);
    const int rank = white ? 0 : 7;
    const int king = king_of(board, white).file;
    int file = lower(c) - 'a';
    if (lower(c) == 'k') {
      for (int f = king + 1; f < 8; ++f) {
        if (board.at({f, rank}) == (white ? 'R' : 'r')) file = f;
      }
    } else if (lower(c) == 'q') {
      for (int f = king - 1; f >= 0; --f) {
        if (board.at({f, rank}) == (white ? 'R' : 'r')) file = f;
      }
    }
    board.castling[white ? 0 : 1][static_cast<std::size_t>(file)] = true;
  }
  if (en_passant != "-") board.en_passant = Square{en_passant[0] - 'a', en_passant[1] - '1'};
  return board;
}

std::string write(const Board& board) {
  std::string out;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 8; ++file) {
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
  out += board.white_to_move ? " w " : " b ";
  std::string castling;
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t file = 8; file-- > 0;) {
      if (board.castling[side][file]) castling += static_cast<char>((side == 0 ? 'A' : 'a') + file);
    }
  }
  out += castling.empty() ? "-" : castling;
  out += ' ';
  out += board.en_passant ? name(*board.en_passant) : "-";
  return out + ' ' + std::to_string(board.halfmove_clock) + ' ' +
         std::to_string(board.fullmove_number);
}

std::string text(const Move& move) {
  std::string out = name(move.from) + name(move.to);
  if (move.promotion != 0) out += move.promotion;
  return out;
}

Board after(const Board& board, const Move& move) {
  const bool white = board.white_to_move;
  const char man = board.at(move.from);
  const bool pawn = lower(man) == 'p';
  const bool capture = !move.castling && board.at(move.to) != '.';
  Board next = board;
  next.white_to_move = !white;
  next.en_passant.reset();
  next.halfmove_clock = pawn || capture ? 0 : board.halfmove_clock + 1;
  next.fullmove_number = board.fullmove_number + (white ? 0 : 1);
  next.at(move.from) = '.';
  if (move.castling) {
    const bool kingside = move.to.file > move.from.file;
    next.at(move.to) = '.';
    next.at({kingside ? 6 : 2, move.from.rank}) = man;
    next.at({kingside ? 5 : 3, move.from.rank}) = white ? 'R' : 'r';
  } else {
    next.at(move.to) = man;
  }
  if (move.promotion != 0) {
    next.at(move.to) = white ? static_cast<char>(move.promotion - 'a' + 'A') : move.promotion;
  }
  if (pawn && board.en_passant && *board.en_passant == move.to) {
    next.at({move.to.file, move.from.rank}) = '.';
  }
  if (pawn && std::abs(move.to.rank - move.from.rank) == 2) {
    next.en_passant = Square{move.from.file, (move.from.rank + move.to.rank) / 2};
  }
  // 3.8.2.1: lost for good when the king or that rook moves; a captured rook does not castle.
  if (lower(man) == 'k') next.castling[white ? 0 : 1].fill(false);
  for (const Square s : {move.from, move.to}) {
    if (s.rank == 0) next.castling[0][static_cast<std::size_t>(s.file)] = false;
    if (s.rank == 7) next.castling[1][static_cast<std::size_t>(s.file)] = false;
  }
  return next;
}

std::vector<Move> legal_moves(const Board& board) {
  std::vector<Move> moves;
  const bool white = board.white_to_move;
  for_each_square([&](Square from) {
    if (!belongs(board.at(from), white)) return;
    for_each_square([&](Square to) {
      if (!goes(board, from, to)) return;
      const Move move{from, to};
      if (king_can_be_taken(after(board, move), white)) return;
      if (lower(board.at(from)) == 'p' && to.rank == (white ? 7 : 0)) {
        for (const char promotion : {'q', 'r', 'b', 'n'}) moves.push_back({from, to, promotion});
      } else {
        moves.push_back(move);
      }
    });
  });
  const Square king = king_of(board, white);
  for (std::size_t file = 0; file < 8; ++file) {
    const Square rook{static_cast<int>(file), king.rank};
    if (board.castling[white ? 0 : 1][file] && may_castle(board, king, rook)) {
      moves.push_back({king, rook, 0, true});
    }
  }
  return moves;
}

bool in_check(const Board& board) { return king_can_be_taken(board, board.white_to_move); }

std::uint64_t perft(const Board& board, int depth) {
  if (depth <= 0) return 1;
  std::uint64_t nodes = 0;
  for (const Move& move : legal_moves(board)) nodes += perft(after(board, move), depth - 1);
  return nodes;
}

}  // namespace slow_chess
