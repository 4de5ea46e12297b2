// The last two plies of perft: takes the moves of one board and counts the answers to each. Where
// the geometry has several boards at once, the moves are collected until they fill it.
#pragma once

#include <array>
#include <cstdint>

#include "luatco/chess/generator.h"
#include "luatco/chess/sinks.h"

namespace luatco::chess {

/// Counts in every board of a geometry of many.
template <class Geometry>
struct CountEachSink {
  using Set = typename Geometry::Set;
  Set moves{};
  LUATCO_INLINE void piece(Role, Square, Set targets) { moves += Geometry::counts(targets); }
  LUATCO_INLINE void pawns(int, Set targets) { moves += Geometry::counts(targets); }
  LUATCO_INLINE void double_steps(int, Set targets) { moves += Geometry::counts(targets); }
  LUATCO_INLINE void promotions(int, Set targets) { moves += Geometry::counts(targets) << 2; }
  LUATCO_INLINE void castle(Square, Square, Set legal) { moves += legal & Set(1); }
};

/// The moves of one board, as what they do to it: squares lifted, then men placed. Kept by role, in
/// columns from which the geometry loads as many boards as it has. Left empty by Leaves.
struct Changes {
  using Column = std::array<Bitboard, kMaxMoves>;
  alignas(64) Column lifted{};
  alignas(64) std::array<Column, kRoles> placed{};
};

/// `us` moves on `board`; One is the geometry of a single board, Many that of several.
template <Side us, class One, class Many>
class Leaves : public EachMove<Leaves<us, One, Many>> {
 public:
  Leaves(const Board<Bitboard>& board, Changes& changes) : board_(board), changes_(changes) {}

  LUATCO_INLINE void move(Role role, Move move) {
    switch (move.kind()) {
      case MoveKind::Normal: return add(role, bit(move.from()), move.to());
      case MoveKind::DoubleStep: {
        // Where en passant is possible the board is counted by itself: many have no such square.
        const Square passed = square_at((index(move.from()) + index(move.to())) / 2);
        if ((pawn_attacks(us, passed) & board_.men.of(them, Role::Pawn)) != 0) {
          return count_alone(move);
        }
        return add(role, bit(move.from()), move.to());
      }
      case MoveKind::EnPassant:
        return add(role, bit(move.from()) | bit(square_at(index(move.to()) ^ 8U)), move.to());
      case MoveKind::Castle:
        changes_.placed[index(Role::Rook)][size_] = bit(castled_rook(move));
        return add(Role::King, bit(move.from()) | bit(move.to()), castled_king(move));
      case MoveKind::PromoteKnight:
      case MoveKind::PromoteBishop:
      case MoveKind::PromoteRook:
      case MoveKind::PromoteQueen: return add(*move.promotion(), bit(move.from()), move.to());
    }
  }

  /// The answers to all moves given so far.
  std::uint64_t total() {
    Set counts{};
    for (unsigned from = 0; from < size_; from += Many::kBoards) {
      CountEachSink<Many> sink;
      Generator<them, Many>::run(made(from), board_, sink);
      counts += sink.moves & Many::first_boards(size_ - from);
    }
    return alone_ + Many::sum(counts);
  }

 private:
  static constexpr Side them = other(us);
  using Set = typename Many::Set;

  LUATCO_INLINE void add(Role role, Bitboard lifted, Square to) {
    changes_.lifted[size_] = lifted | bit(to);
    changes_.placed[index(role)][size_] = bit(to);
    ++size_;
  }

  /// The boards after the changes from this one on; takes these out of the columns.
  LUATCO_INLINE Board<Set> made(unsigned from) {
    Board<Set> after;
    const Set stays = ~Many::load(&changes_.lifted[from]);
    Set placed{};
    const auto make = [&](Role role) LUATCO_INLINE_LAMBDA {
      Bitboard* column = &changes_.placed[index(role)][from];
      const Set here = Many::load(column);
      Many::store(column, Set{});
      placed |= here;
      after.men.by_role[index(role)] = (stays & board_.men.of(role)) | here;
    };
    make(Role::Pawn);
    make(Role::Knight);
    make(Role::Bishop);
    make(Role::Rook);
    make(Role::Queen);
    make(Role::King);
    after.men.by_side[luatco::index(us)] = (stays & board_.men.of(us)) | placed;
    after.men.by_side[luatco::index(them)] = stays & board_.men.of(them);
    after.castling_rooks = stays & board_.castling_rooks;
    return after;
  }

  [[gnu::noinline]] void count_alone(Move move) {
    CountSink sink;
    const Board<Bitboard> next = after(board_, us, move);
    Generator<them, One>::run(next, next, sink);
    alone_ += sink.moves;
  }

  const Board<Bitboard>& board_;
  Changes& changes_;
  unsigned size_ = 0;
  std::uint64_t alone_ = 0;
};

/// perft to a depth of at least 2.
template <class One, class Many>
class Tree {
 public:
  std::uint64_t count(const Board<Bitboard>& board, Side us, int depth) {
    if (depth == 2) return us == kWhite ? leaves<kWhite>(board) : leaves<kBlack>(board);
    MoveList list;
    BackendOf<One>::legal_moves(board, us, list);
    std::uint64_t nodes = 0;
    for (const Move move : list) nodes += count(after(board, us, move), other(us), depth - 1);
    return nodes;
  }

 private:
  template <Side us>
  std::uint64_t leaves(const Board<Bitboard>& board) {
    Leaves<us, One, Many> sink(board, changes_);
    Generator<us, One>::run(board, board, sink);
    return sink.total();
  }

  Changes changes_;
};

}  // namespace luatco::chess
