// Compiled for AVX-512: nothing here may run before the processor was asked.
#include "luatco/chess/backend_functions.h"
#include "luatco/chess/geometry/avx512.h"
#include "luatco/chess/leaves.h"

namespace luatco::chess {

template void BackendOf<Bmi2WithAvx512>::legal_moves(const Board<Bitboard>&, Side, MoveList&);

std::uint64_t perft_avx512(const Board<Bitboard>& board, Side us, int depth) {
  if (depth == 1) return BackendOf<Bmi2>::count_legal_moves(board, us);
  Tree<Bmi2WithAvx512, LaneBoards<Avx512>> tree;
  return tree.count(board, us, depth);
}

}  // namespace luatco::chess
