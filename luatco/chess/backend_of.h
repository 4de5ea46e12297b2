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
};

struct Portable;
struct Bmi2;
struct Bmi2WithAvx512;
extern template struct BackendOf<Bmi2>;

// Several boards at once share all but perft with Bmi2.
std::uint64_t perft_portable(const Board<Bitboard>& board, Side us, int depth);
std::uint64_t perft_bmi2(const Board<Bitboard>& board, Side us, int depth);
std::uint64_t perft_avx2(const Board<Bitboard>& board, Side us, int depth);
std::uint64_t perft_avx512(const Board<Bitboard>& board, Side us, int depth);

}  // namespace luatco::chess
