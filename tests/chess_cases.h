// What the tests of chess refusals share: a game read from text, and games and positions by chance.
#pragma once

#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/base/text.h"
#include "luatco/chess/judge.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/setup.h"
#include "luatco/chess/uci.h"

namespace luatco::chess {

/// Chance with a seed, the same on every machine.
class Dice {
 public:
  explicit Dice(unsigned seed) : random_(seed) {}
  /// 0 .. sides - 1.
  unsigned pick(unsigned sides) { return static_cast<unsigned>(random_() % sides); }
  /// One time in n.
  bool chance(unsigned n) { return pick(n) == 0; }
  Square square() { return square_at(pick(kSquares)); }
  Move move(const MoveList& moves) { return moves[pick(static_cast<unsigned>(moves.size()))]; }

 private:
  std::mt19937 random_;
};

/// "e7e8q" as an attempt; two squares on the board and any piece's letter.
inline std::optional<Attempt> read_attempt(std::string_view text) {
  if (text.size() != 4 && text.size() != 5) return std::nullopt;
  const auto from = parse_square(text.substr(0, 2));
  const auto to = parse_square(text.substr(2, 2));
  if (!from || !to) return std::nullopt;
  Attempt attempt{*from, *to};
  if (text.size() == 5) {
    const auto piece = parse_piece(text[4]);
    if (!piece) return std::nullopt;
    attempt.promotion = piece->role;
  }
  return attempt;
}

/// A start, the moves played from it and where they lead.
struct Game {
  Position position = Position::initial();
  std::vector<Played<Position, Move>> past;

  void play(Move move) {
    past.push_back({position, move});
    position = position.after(move);
  }
  [[nodiscard]] std::string start_fen() const {
    const Position& start = past.empty() ? position : past.front().before;
    return write_fen(start.setup(), CastlingStyle::Shredder);
  }
  /// Castling as king takes rook.
  [[nodiscard]] std::string moves() const {
    std::string text;
    for (const auto& played : past) text += write_uci(played.move, Variant::Chess960) + " ";
    return text;
  }
};

inline std::optional<Game> read_game(std::string_view fen, std::string_view moves) {
  const auto checked = Position::from_setup(parse_fen(fen).setup);
  if (!checked.position) return std::nullopt;
  Game game{*checked.position, {}};
  for (std::string_view word = take_word(moves); !word.empty(); word = take_word(moves)) {
    const auto attempt = read_attempt(word);
    if (!attempt) return std::nullopt;
    const auto move = judge(game.position, *attempt);
    if (!move) return std::nullopt;
    game.play(*move);
  }
  return game;
}

/// A few men by chance, with what random games seldom show: kings and rooks at home, pinned men, a
/// pawn that has just advanced two squares beside another's.
class SparsePosition {
 public:
  explicit SparsePosition(Dice& dice) : dice_(dice) {}

  /// nullopt where chance made no position.
  std::optional<Position> make() {
    setup_.turn = dice_.chance(2) ? kWhite : kBlack;
    int rank = -1;
    if (dice_.chance(3)) rank = passing_pawns();
    for (const Side side : {kWhite, kBlack}) king_and_rooks(side, rank);
    if (dice_.chance(3)) pinned_man();
    for (unsigned men = dice_.pick(9); men-- > 0;) {
      put(dice_.square(), dice_.chance(2) ? kWhite : kBlack, static_cast<Role>(dice_.pick(5)));
    }
    return Position::from_setup(setup_).position;
  }

 private:
  bool put(Square square, Side side, Role role) {
    auto& at = setup_.board[index(square)];
    const bool back_rank = rank_of(square) == 0 || rank_of(square) == 7;
    if (at || (role == Role::Pawn && back_rank)) return false;
    at = Piece{side, role};
    return true;
  }

  int passing_pawns() {
    const Side us = setup_.turn;
    const int rank = us == kWhite ? 4 : 3;
    const int file = static_cast<int>(dice_.pick(7));
    const int by = static_cast<int>(dice_.pick(2));
    put(make_square(file + by, rank), us, Role::Pawn);
    put(make_square(file + 1 - by, rank), other(us), Role::Pawn);
    if (!dice_.chance(4)) {
      setup_.en_passant = make_square(file + 1 - by, us == kWhite ? rank + 1 : rank - 1);
    }
    return rank;
  }

  void king_and_rooks(Side side, int passing_rank) {
    const int row = side == kWhite ? 0 : 7;
    const bool home = dice_.chance(2);
    const bool beside = passing_rank >= 0 && side == setup_.turn && dice_.chance(2);
    Square king = home ? make_square(4, row) : dice_.square();
    if (beside) {
      king = make_square(static_cast<int>(dice_.pick(8)), passing_rank);
      put(make_square(static_cast<int>(dice_.pick(8)), passing_rank), other(side), Role::Rook);
    }
    put(king, side, Role::King);
    if (!home || beside) return;
    for (const int file : {0, 7}) {
      const Square corner = make_square(file, row);
      if (dice_.chance(3) || !put(corner, side, Role::Rook)) continue;
      if (!dice_.chance(4)) setup_.castling_rooks |= bit(corner);
    }
  }

  /// A queen of the other side in line with the king, a man between.
  void pinned_man() {
    Square king = Square::A1;
    for (unsigned i = 0; i < kSquares; ++i) {
      if (setup_.board[i] == Piece{setup_.turn, Role::King}) king = square_at(i);
    }
    const Square queen = dice_.square();
    for (const Square square : squares(between(king, queen))) {
      if (dice_.chance(2)) continue;
      put(queen, other(setup_.turn), Role::Queen);
      put(square, setup_.turn, static_cast<Role>(dice_.pick(5)));
      return;
    }
  }

  Dice& dice_;
  Setup setup_;
};

}  // namespace luatco::chess
