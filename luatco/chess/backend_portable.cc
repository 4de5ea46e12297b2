#include "luatco/chess/backend_functions.h"
#include "luatco/chess/geometry/portable.h"

namespace luatco::chess {

// Rather little code than the last bit of speed: counting here is asking whether there is a move.
template <>
std::uint64_t BackendOf<Portable>::count_legal_moves(const Board<Bitboard>& board, Side us) {
  MoveList list;
  legal_moves(board, us, list);
  return list.size();
}

template struct BackendOf<Portable>;

}  // namespace luatco::chess
