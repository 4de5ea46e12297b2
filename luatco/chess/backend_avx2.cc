// Compiled for AVX2: nothing here may run before the processor was asked.
#include "luatco/chess/backend_of.h"
#include "luatco/chess/geometry/avx2.h"
#include "luatco/chess/geometry/bmi2.h"
#include "luatco/chess/leaves.h"

namespace luatco::chess {

std::uint64_t perft_avx2(const Board<Bitboard>& board, Side us, int depth) {
  if (depth == 1) return BackendOf<Bmi2>::count_legal_moves(board, us);
  Tree<Bmi2, LaneBoards<Avx2>> tree;
  return tree.count(board, us, depth);
}

}  // namespace luatco::chess
