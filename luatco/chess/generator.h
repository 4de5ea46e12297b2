// The generator itself. Include only where a sink is defined; everybody else wants movegen.h.
//
// Legality (3.9.2) is decided before a move is made. The king may not step onto an attacked square.
// Every other move must end on a square that answers all checks (the checker's own or one between),
// and a pinned man may move only along the line of its pin. Only en passant, which empties two
// squares of one rank, looks at the board after the move.
//
// The law is written once, for a `Geometry`: a kind of set (`Set`) and how sliders are looked up in
// it. In geometry/portable.h and geometry/bmi2.h a set is one bitboard. In geometry/lanes.h it is
// the bitboards of several boards that differ by one move of the side that has just moved, so they
// agree on the king of the side to move and, captures apart, on its men: squares are then the same
// for all boards, sets are not. So the code asks `any` board before it loops over squares, and
// `where` the loop's man stands.
#pragma once

#include "luatco/base/inline.h"
#include "luatco/chess/attacks.h"
#include "luatco/chess/board.h"
#include "luatco/chess/castling_way.h"
#include "luatco/chess/move.h"

namespace luatco::chess {

// A sink has these members, each called with what is legal and nothing else:
//   piece(Role, Square from, Set targets)   knight, bishop, rook, queen, king steps
//   pawns(int step, Set targets)            `step` = to - from; no promotions
//   double_steps(int step, Set targets)
//   promotions(int step, Set targets)       four moves for each target
//   en_passant(Square from, Square to)
//   castle(Square king, Square rook, Set legal)   `legal` is full where it is, else empty
template <Side us, class Geometry>
class Generator {
 public:
  using Set = typename Geometry::Set;

  /// `bound` has the men of `us` wherever they stand on any board; its king on every board.
  template <class Sink>
  LUATCO_INLINE static void run(const Board<Set>& board, const Board<Bitboard>& bound, Sink& sink) {
    const Square king = first(bound.men.of(us, Role::King));
    const Constraints limits = constraints(board.men, king);
    king_moves(board, bound, king, limits, sink);
    officer_moves(board.men, bound.men, king, limits, sink);
    pawn_moves(board.men, king, limits, sink);
    if constexpr (Geometry::kBoards == 1) {
      if (board.en_passant != kNoSquare) en_passant(board, king, sink);
    }
  }

 private:
  static constexpr Side them = other(us);

  /// What checks and pins leave to the men other than the king.
  struct Constraints {
    Set allowed;     // squares that answer every check; own men excluded
    Set in_check{};  // full where the king is in check
    Set pins{};      // lines from the king to an enemy slider that one own man alone closes
  };

  LUATCO_INLINE static Set shift(Set set, int step) {
    return step > 0 ? set << step : set >> -step;
  }

  LUATCO_INLINE static Constraints constraints(const Men<Set>& men, Square king) {
    const Set own = men.of(us);
    const Set enemies = men.of(them);
    const Set occupied = men.occupied();
    Constraints out{.allowed = ~own};

    const Set leapers = enemies & ((men.of(Role::Knight) & knight_attacks(king)) |
                                   (men.of(Role::Pawn) & pawn_attacks(us, king)));
    out.in_check = Geometry::if_any(leapers);
    out.allowed &= ~out.in_check | (leapers & Geometry::if_none(leapers & (leapers - 1)));

    // A double check closes every square: no two lines to the king have a square in common.
    const Set snipers = enemies & ((men.straight() & straight_lines(king)) |
                                   (men.diagonal() & diagonal_lines(king)));
    for (const Square sniper : squares(Geometry::any(snipers))) {
      const Set there = Geometry::where(snipers, sniper);
      const Bitboard line = between(king, sniper);
      const Set blockers = occupied & line;
      const Set open = there & Geometry::if_none(blockers);
      out.in_check |= open;
      out.allowed &= ~open | (line | bit(sniper));
      const Set shield = there & own & blockers & Geometry::if_none(blockers & (blockers - 1));
      out.pins |= Geometry::if_any(shield) & line;
    }
    return out;
  }

  /// The squares that the other side attacks, seen through the king of `us`: it cannot shelter
  /// behind itself.
  LUATCO_INLINE static Set attacked(const Men<Set>& men, Square king) {
    constexpr int down = us == kWhite ? -8 : 8;
    const Set enemies = men.of(them);
    const Set pawns = enemies & men.of(Role::Pawn);
    const Set knights = enemies & men.of(Role::Knight);
    const Set one = ((knights << 1) & ~file_set(0)) | ((knights >> 1) & ~file_set(7));
    const Set two = ((knights << 2) & ~(file_set(0) | file_set(1))) |
                    ((knights >> 2) & ~(file_set(6) | file_set(7)));
    Set block = enemies & men.of(Role::King);
    block |= ((block << 1) & ~file_set(0)) | ((block >> 1) & ~file_set(7));
    return shift(pawns & ~file_set(0), down - 1) | shift(pawns & ~file_set(7), down + 1) |
           (one << 16) | (one >> 16) | (two << 8) | (two >> 8) | block | (block << 8) |
           (block >> 8) |
           Geometry::slider_attacks(enemies & men.straight(), enemies & men.diagonal(),
                                    men.occupied() & ~bit(king));
  }

  template <class Sink>
  LUATCO_INLINE static void king_moves(const Board<Set>& board, const Board<Bitboard>& bound,
                                       Square king, const Constraints& limits, Sink& sink) {
    const Set steps = king_attacks(king) & ~board.men.of(us);
    const Bitboard rooks = Geometry::within(board.castling_rooks & board.men.of(us),
                                            bound.castling_rooks & bound.men.of(us));
    Set crossings{};
    for (const Square rook : squares(rooks)) {
      crossings |= castling_open(board, king, rook, limits) & castling_way(king, rook).crossed;
    }
    if (Geometry::empty(steps | crossings)) return;
    const Set danger = attacked(board.men, king);
    sink.piece(Role::King, king, steps & ~danger);
    if (Geometry::empty(crossings)) return;
    for (const Square rook : squares(rooks)) {
      sink.castle(king, rook,
                  castling_open(board, king, rook, limits) &
                      Geometry::if_none(danger & castling_way(king, rook).crossed));
    }
  }

  /// Full where castling with this rook is still a right, is not prevented by check (3.8.2.2.1) and
  /// no other piece stands on the path (3.8.2.2.2; II.3). In Chess960 the rook may be a shield of
  /// the king, which then would be in check afterwards.
  LUATCO_INLINE static Set castling_open(const Board<Set>& board, Square king, Square rook,
                                         const Constraints& limits) {
    const Bitboard path = castling_way(king, rook).path;
    return Geometry::where(board.castling_rooks, rook) & ~limits.in_check &
           Geometry::if_none((board.men.occupied() & path) | (limits.pins & bit(rook)));
  }

  template <class Sink>
  LUATCO_INLINE static void officer_moves(const Men<Set>& men, const Men<Bitboard>& bound,
                                          Square king, const Constraints& limits, Sink& sink) {
    const Set occupied = men.occupied();
    const Set knights = men.of(us, Role::Knight) & ~limits.pins;
    for (const Square from : squares(Geometry::within(knights, bound.of(us, Role::Knight)))) {
      sink.piece(Role::Knight, from,
                 limits.allowed & knight_attacks(from) & Geometry::where(knights, from));
    }
    const Set pinned = limits.pins & men.of(us);
    const Bitboard pinned_somewhere = Geometry::any(pinned);
    const auto legal = [&](Set sliders, Square from, Set attacks) LUATCO_INLINE_LAMBDA {
      Set targets = attacks & limits.allowed & Geometry::where(sliders, from);
      if (contains(pinned_somewhere, from)) {
        targets &= line_through(king, from) | ~Geometry::where(pinned, from);
      }
      return targets;
    };
    const Set bishops = men.of(us, Role::Bishop);
    for (const Square from : squares(Geometry::within(bishops, bound.of(us, Role::Bishop)))) {
      sink.piece(Role::Bishop, from, legal(bishops, from, Geometry::bishop(from, occupied)));
    }
    const Set rooks = men.of(us, Role::Rook);
    for (const Square from : squares(Geometry::within(rooks, bound.of(us, Role::Rook)))) {
      sink.piece(Role::Rook, from, legal(rooks, from, Geometry::rook(from, occupied)));
    }
    const Set queens = men.of(us, Role::Queen);
    for (const Square from : squares(Geometry::within(queens, bound.of(us, Role::Queen)))) {
      sink.piece(
          Role::Queen, from,
          legal(queens, from, Geometry::rook(from, occupied) | Geometry::bishop(from, occupied)));
    }
  }

  template <class Sink>
  LUATCO_INLINE static void pawn_moves(const Men<Set>& men, Square king, const Constraints& limits,
                                       Sink& sink) {
    constexpr int up = us == kWhite ? 8 : -8;
    constexpr Bitboard last_rank = rank_set(us == kWhite ? 7 : 0);
    constexpr Bitboard third_rank = rank_set(us == kWhite ? 2 : 5);
    constexpr Axis west_axis = us == kWhite ? Axis::Antidiagonal : Axis::Diagonal;
    constexpr Axis east_axis = us == kWhite ? Axis::Diagonal : Axis::Antidiagonal;
    const Set empty = ~men.occupied();
    const Set pawns = men.of(us, Role::Pawn);
    const Set captures = men.of(them) & limits.allowed;
    const auto free_along = [&](Axis axis) LUATCO_INLINE_LAMBDA {
      return pawns & (~limits.pins | line_along(axis, king));
    };
    const auto emit = [&](int step, Set targets) LUATCO_INLINE_LAMBDA {
      sink.pawns(step, targets & ~last_rank);
      sink.promotions(step, targets & last_rank);
    };

    const Set single = shift(free_along(Axis::File), up) & empty;
    emit(up, single & limits.allowed);
    sink.double_steps(2 * up, shift(single & third_rank, up) & empty & limits.allowed);
    emit(up - 1, shift(free_along(west_axis) & ~file_set(0), up - 1) & captures);
    emit(up + 1, shift(free_along(east_axis) & ~file_set(7), up + 1) & captures);
  }

  /// 3.7.3.1. Looks at the board after the capture, without either pawn.
  template <class Sink>
  LUATCO_INLINE static void en_passant(const Board<Set>& board, Square king, Sink& sink) {
    const Men<Set>& men = board.men;
    const Square to = square_at(board.en_passant);
    const Square taken = square_at(index(to) ^ 8U);
    const Set enemies = men.of(them) & ~bit(taken);
    for (const Square from : squares(pawn_attacks(them, to) & men.of(us, Role::Pawn))) {
      const Set after = (men.occupied() ^ bit(from) ^ bit(taken)) | bit(to);
      const Set attackers = (Geometry::rook(king, after) & men.straight()) |
                            (Geometry::bishop(king, after) & men.diagonal()) |
                            (knight_attacks(king) & men.of(Role::Knight)) |
                            (pawn_attacks(us, king) & men.of(Role::Pawn));
      if ((attackers & enemies) == 0) sink.en_passant(from, to);
    }
  }
};

}  // namespace luatco::chess
