// The generator itself. Include only where a sink is defined; everybody else wants movegen.h.
//
// Legality (3.9.2) is decided before a move is made: the king may not step onto an attacked square;
// every other move must end on the check mask (capture the checker or block its line) and, if the
// man is pinned, stay on the line of its pin. Only en passant, which empties two squares of one
// rank, and Chess960 castling, which may uncover the king, look at the board after the move.
#pragma once

#include "luatco/chess/attacks.h"
#include "luatco/chess/move.h"
#include "luatco/chess/position.h"

namespace luatco::chess {

/// Looks slider attacks up by rays; runs anywhere, WebAssembly included.
struct PortableSliders {
  static Bitboard rook(Square from, Bitboard occupied) { return rook_attacks(from, occupied); }
  static Bitboard bishop(Square from, Bitboard occupied) { return bishop_attacks(from, occupied); }
};

// A sink has these members, each called with what is legal and nothing else:
//   piece(Role, Square from, Bitboard targets)   knight, bishop, rook, queen, king steps
//   pawns(int step, Bitboard targets)            `step` = to - from; no promotions
//   double_steps(int step, Bitboard targets)
//   promotions(int step, Bitboard targets)       four moves for each target
//   en_passant(Square from, Square to)
//   castle(Square king, Square rook)
struct Generator {
  template <Side us, class Sliders, class Sink>
  static void run(const Position& p, Sink& sink);

  template <class Sliders, class Sink>
  static void run(const Position& p, Sink& sink) {
    if (p.turn() == kWhite) {
      run<kWhite, Sliders>(p, sink);
    } else {
      run<kBlack, Sliders>(p, sink);
    }
  }

 private:
  static constexpr Bitboard shift(Bitboard set, int step) {
    return step > 0 ? set << step : set >> -step;
  }

  template <class Sliders>
  static bool attacked(const Position& p, Square square, Side by, Bitboard occupied) {
    return (Sliders::rook(square, occupied) & p.pieces(by) &
            (p.pieces(Role::Rook) | p.pieces(Role::Queen))) != 0 ||
           (Sliders::bishop(square, occupied) & p.pieces(by) &
            (p.pieces(Role::Bishop) | p.pieces(Role::Queen))) != 0 ||
           (knight_attacks(square) & p.pieces(by, Role::Knight)) != 0 ||
           (pawn_attacks(other(by), square) & p.pieces(by, Role::Pawn)) != 0 ||
           (king_attacks(square) & p.pieces(by, Role::King)) != 0;
  }

  template <Side us, class Sliders, class Sink>
  static void castling(const Position& p, Square king, Sink& sink);
  template <Side us, class Sliders, class Sink>
  static void pawn_moves(const Position& p, Square king, Bitboard allowed, Bitboard pinned,
                         Sink& sink);
  template <Side us, class Sliders, class Sink>
  static void en_passant(const Position& p, Square king, Sink& sink);
};

template <Side us, class Sliders, class Sink>
void Generator::run(const Position& p, Sink& sink) {
  constexpr Side them = other(us);
  const Bitboard occupied = p.occupied();
  const Bitboard own = p.pieces(us);
  const Square king = p.king(us);
  const Bitboard checkers = p.attackers(king, them, occupied);

  // 3.9.2: the king's own steps, with the king lifted off so that it does not shield itself.
  Bitboard king_targets = 0;
  for (const Square to : squares(king_attacks(king) & ~own)) {
    if (!attacked<Sliders>(p, to, them, occupied ^ bit(king))) king_targets |= bit(to);
  }
  sink.piece(Role::King, king, king_targets);
  if (more_than_one(checkers)) return;  // a double check: only the king can answer

  Bitboard allowed = ~own;
  if (checkers != 0) {
    allowed &= checkers | between(king, first(checkers));
  } else {
    castling<us, Sliders>(p, king, sink);
  }

  // Own men that alone shield the king from a rook, bishop or queen.
  Bitboard pinned = 0;
  const Bitboard rooks = p.pieces(Role::Rook) | p.pieces(Role::Queen);
  const Bitboard bishops = p.pieces(Role::Bishop) | p.pieces(Role::Queen);
  const Bitboard snipers =
      p.pieces(them) & ((rook_attacks(king, 0) & rooks) | (bishop_attacks(king, 0) & bishops));
  for (const Square sniper : squares(snipers)) {
    const Bitboard blockers = between(king, sniper) & occupied;
    if (blockers != 0 && !more_than_one(blockers)) pinned |= blockers & own;
  }
  const auto targets = [&](Square from, Bitboard attacked_squares) {
    Bitboard set = attacked_squares & allowed;
    if (contains(pinned, from)) set &= line_through(king, from);
    return set;
  };

  for (const Square from : squares(p.pieces(us, Role::Knight) & ~pinned)) {
    sink.piece(Role::Knight, from, knight_attacks(from) & allowed);
  }
  for (const Square from : squares(p.pieces(us, Role::Bishop))) {
    sink.piece(Role::Bishop, from, targets(from, Sliders::bishop(from, occupied)));
  }
  for (const Square from : squares(p.pieces(us, Role::Rook))) {
    sink.piece(Role::Rook, from, targets(from, Sliders::rook(from, occupied)));
  }
  for (const Square from : squares(p.pieces(us, Role::Queen))) {
    sink.piece(Role::Queen, from,
               targets(from, Sliders::rook(from, occupied) | Sliders::bishop(from, occupied)));
  }
  pawn_moves<us, Sliders>(p, king, allowed, pinned, sink);
}

template <Side us, class Sliders, class Sink>
void Generator::castling(const Position& p, Square king, Sink& sink) {
  const Bitboard occupied = p.occupied();
  for (const Square rook : squares(p.castling_rooks() & p.pieces(us))) {
    const Move move{king, rook, MoveKind::Castle};
    const Square king_to = castled_king(move);
    const Square rook_to = castled_rook(move);
    const Bitboard others = occupied ^ bit(king) ^ bit(rook);
    // II.3: every square either of them crosses or reaches is empty but for these two.
    const Bitboard path =
        between(king, king_to) | between(rook, rook_to) | bit(king_to) | bit(rook_to);
    if ((path & others) != 0) continue;
    bool safe = true;
    for (const Square crossed : squares(between(king, king_to))) {
      safe = safe && !attacked<Sliders>(p, crossed, other(us), occupied ^ bit(king));
    }
    // The arrival is looked at with both men moved: the rook may have been a shield (Chess960).
    if (safe && !attacked<Sliders>(p, king_to, other(us), others | bit(king_to) | bit(rook_to))) {
      sink.castle(king, rook);
    }
  }
}

template <Side us, class Sliders, class Sink>
void Generator::pawn_moves(const Position& p, Square king, Bitboard allowed, Bitboard pinned,
                           Sink& sink) {
  constexpr int up = us == kWhite ? 8 : -8;
  constexpr Bitboard last_rank = rank_set(us == kWhite ? 7 : 0);
  constexpr Bitboard third_rank = rank_set(us == kWhite ? 2 : 5);
  const Bitboard empty = ~p.occupied();
  const Bitboard enemies = p.pieces(other(us));

  const auto from_pawns = [&](Bitboard pawns, Bitboard mask) {
    const Bitboard single = shift(pawns, up) & empty;
    const Bitboard pushes = single & mask;
    sink.pawns(up, pushes & ~last_rank);
    sink.promotions(up, pushes & last_rank);
    sink.double_steps(2 * up, shift(single & third_rank, up) & empty & mask);
    const Bitboard west = shift(pawns & ~file_set(0), up - 1) & enemies & mask;
    const Bitboard east = shift(pawns & ~file_set(7), up + 1) & enemies & mask;
    sink.pawns(up - 1, west & ~last_rank);
    sink.promotions(up - 1, west & last_rank);
    sink.pawns(up + 1, east & ~last_rank);
    sink.promotions(up + 1, east & last_rank);
  };
  const Bitboard pawns = p.pieces(us, Role::Pawn);
  from_pawns(pawns & ~pinned, allowed);
  for (const Square from : squares(pawns & pinned)) {
    from_pawns(bit(from), allowed & line_through(king, from));
  }
  if (p.double_step_square()) en_passant<us, Sliders>(p, king, sink);
}

template <Side us, class Sliders, class Sink>
void Generator::en_passant(const Position& p, Square king, Sink& sink) {
  const Square to = *p.double_step_square();
  const Square taken = square_at(index(to) ^ 8U);
  for (const Square from : squares(pawn_attacks(other(us), to) & p.pieces(us, Role::Pawn))) {
    const Bitboard after = (p.occupied() ^ bit(from) ^ bit(taken)) | bit(to);
    const Bitboard attackers = p.attackers(king, other(us), after) & ~bit(taken);
    if (attackers == 0) sink.en_passant(from, to);
  }
}

}  // namespace luatco::chess
