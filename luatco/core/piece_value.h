// What a piece is worth, as data of its game.
#pragma once

namespace luatco {

/// In hundredths of a pawn.
struct PieceValue {
  int value = 0;
  /// For getting ahead, which is worth the more the further it goes: times the square of the ranks
  /// ahead of its side's first one, by four.
  int ahead = 0;
};

}  // namespace luatco
