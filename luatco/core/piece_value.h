// What a piece is worth, as data of its game.
#pragma once

namespace luatco {

/// In hundredths of a pawn: in itself, and for each rank ahead of its side's first one.
struct PieceValue {
  int value = 0;
  int per_rank = 0;
};

}  // namespace luatco
