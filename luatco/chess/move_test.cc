#include "luatco/chess/move.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "luatco/chess/attacks.h"
#include "luatco/chess/fen.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {
namespace {

// No arrangement has more moves than a list can hold. Call a move of a knight a leap, every other a
// line move (castling apart). A line move arrives at its target along one of the target's rays, and
// only the nearest man on a ray can: so the line moves are no more than all targets have rays, and
// no more than their men would have as queens on an empty board. The leaps are no more than the
// knights on those squares would have. Each square is a target, or holds a man that leaps, or one
// that moves on lines; mixing the two bounds of the line moves by the weights 81 and 19, each
// square adds at most the largest of three numbers. Promotion makes four moves of one: at most 22
// pawn moves reach the last rank (8 pawns, two of them on the edge), so 66 more; and two castlings.
TEST(MoveList, HoldsTheMovesOfAnyArrangementWithOneKing) {
  constexpr int weight = 81;
  int hundredths = 0;
  for (unsigned i = 0; i < kSquares; ++i) {
    const Square square = square_at(i);
    const int rays = count(king_attacks(square));
    const int lines = count(queen_attacks(square, 0));
    const int leaps = count(knight_attacks(square));
    hundredths += std::max({weight * rays, (100 - weight) * lines, 100 * leaps});
  }
  EXPECT_EQ(hundredths / 100, 370);
  EXPECT_LE(hundredths / 100 + 66 + 2, static_cast<int>(kMaxMoves));
}

TEST(MoveList, HoldsMoreThanAnyReachablePositionHas) {
  const auto most = check_fen("QQQQQQQK/Q6Q/Q6Q/Q6Q/Q6Q/QQ5Q/p1Q4Q/knQQQQQQ w - - 0 1");
  ASSERT_TRUE(most.position);
  EXPECT_EQ(legal_moves(*most.position).size(), 265U);
}

}  // namespace
}  // namespace luatco::chess
