// The functions of a Backend, for the geometry that they are compiled with.
#pragma once

#include "luatco/chess/backend.h"

namespace luatco::chess {

/// Defined in backend_functions.h, which only the backends' own files include: each instantiates
/// one, so that no other object holds a copy compiled with other flags.
template <class Geometry>
struct BackendOf {
  static void prepare();
  static void legal_moves(const Board<Bitboard>& board, Side us, MoveList& list);
  static std::uint64_t count_legal_moves(const Board<Bitboard>& board, Side us);
  static Bitboard legal_targets(const Board<Bitboard>& board, Side us, Square from);
  static std::uint64_t perft(const Board<Bitboard>& board, Side us, int depth);
};

struct Portable;
struct Bmi2;

}  // namespace luatco::chess
