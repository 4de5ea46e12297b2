#include "luatco/chess/movegen.h"

#include "luatco/chess/generator.h"

namespace luatco::chess {
namespace {

using Sliders = PortableSliders;

struct CountSink {
  int moves = 0;
  void piece(Role, Square, Bitboard targets) { moves += count(targets); }
  void pawns(int, Bitboard targets) { moves += count(targets); }
  void double_steps(int, Bitboard targets) { moves += count(targets); }
  void promotions(int, Bitboard targets) { moves += 4 * count(targets); }
  void en_passant(Square, Square) { ++moves; }
  void castle(Square, Square) { ++moves; }
};

struct ListSink {
  MoveList moves;
  void piece(Role, Square from, Bitboard targets) {
    for (const Square to : squares(targets)) moves.push_back({from, to, MoveKind::Normal});
  }
  void pawns(int step, Bitboard targets) { pawn_moves(step, targets, MoveKind::Normal); }
  void double_steps(int step, Bitboard targets) { pawn_moves(step, targets, MoveKind::DoubleStep); }
  void promotions(int step, Bitboard targets) {
    for (const MoveKind kind : {MoveKind::PromoteQueen, MoveKind::PromoteRook,
                                MoveKind::PromoteBishop, MoveKind::PromoteKnight}) {
      pawn_moves(step, targets, kind);
    }
  }
  void en_passant(Square from, Square to) { moves.push_back({from, to, MoveKind::EnPassant}); }
  void castle(Square king, Square rook) { moves.push_back({king, rook, MoveKind::Castle}); }

 private:
  void pawn_moves(int step, Bitboard targets, MoveKind kind) {
    for (const Square to : squares(targets)) {
      moves.push_back(
          {square_at(static_cast<unsigned>(static_cast<int>(index(to)) - step)), to, kind});
    }
  }
};

struct TargetSink {
  Square of;
  Bitboard found = 0;
  void piece(Role, Square from, Bitboard targets) {
    if (from == of) found |= targets;
  }
  void pawns(int step, Bitboard targets) {
    const int to = static_cast<int>(index(of)) + step;
    if (to >= 0 && to < kSquares) found |= targets & (Bitboard{1} << to);
  }
  void double_steps(int step, Bitboard targets) { pawns(step, targets); }
  void promotions(int step, Bitboard targets) { pawns(step, targets); }
  void en_passant(Square from, Square to) { piece(Role::Pawn, from, bit(to)); }
  void castle(Square king, Square rook) { piece(Role::King, king, bit(rook)); }
};

}  // namespace

MoveList legal_moves(const Position& position) {
  ListSink sink;
  Generator::run<Sliders>(position, sink);
  return sink.moves;
}

int count_legal_moves(const Position& position) {
  CountSink sink;
  Generator::run<Sliders>(position, sink);
  return sink.moves;
}

bool has_legal_move(const Position& position) { return count_legal_moves(position) != 0; }

Bitboard legal_targets(const Position& position, Square from) {
  if (!contains(position.pieces(position.turn()), from)) return 0;
  TargetSink sink{from};
  Generator::run<Sliders>(position, sink);
  return sink.found;
}

std::uint64_t perft(const Position& position, int depth) {
  if (depth <= 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count_legal_moves(position));
  std::uint64_t nodes = 0;
  for (const Move move : legal_moves(position)) nodes += perft(position.after(move), depth - 1);
  return nodes;
}

}  // namespace luatco::chess
