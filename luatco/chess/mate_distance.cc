#include "luatco/chess/mate_distance.h"

#include <algorithm>
#include <cstdlib>

#include "luatco/chess/mate_corner.h"
#include "luatco/chess/mate_material.h"

namespace luatco::chess {
namespace {

/// Plies until a pawn of `side` is another man, the nearest one's; men in its way count.
int promotion_distance(const Position& p, Side side) {
  int best = kFarFromMate;
  for (const Square pawn : squares(p.pieces(side, Role::Pawn))) {
    const Square last = make_square(file_of(pawn), side == kWhite ? 7 : 0);
    const int in_the_way = count((between(pawn, last) | bit(last)) & p.occupied());
    best = std::min(best, 7 - relative_rank(side, pawn) + 2 * in_the_way);
  }
  return best;
}

/// Plies until a man of the loser stands beside the corner, taking a square from its own king.
int helper_distance(const Position& p, Side loser, Square corner) {
  int best = kFarFromMate;
  const Bitboard helpers = p.pieces(loser) & ~p.pieces(Role::King) & ~p.pieces(Role::Queen);
  for (const Square man : squares(helpers)) {
    int distance = std::max(king_steps(man, corner) - 1, 0);
    if (contains(p.pieces(Role::Pawn), man)) {
      const int rest = 7 - relative_rank(loser, man);
      distance = relative_rank(loser, corner) == 7
                     ? rest + std::abs(file_of(man) - file_of(corner)) / 2
                     : rest + 3;
    }
    best = std::min(best, distance);
  }
  return best;
}

}  // namespace

int mate_distance(const Position& p, Side winner) {
  const Side loser = other(winner);
  const Bitboard own = p.pieces(winner);
  const bool heavy = (own & (p.pieces(Role::Rook) | p.pieces(Role::Queen))) != 0;
  const Bitboard minors = own & (p.pieces(Role::Knight) | p.pieces(Role::Bishop));
  int far = 0;
  if (!heavy && (own & p.pieces(Role::Pawn)) != 0) far = 2 + promotion_distance(p, winner);
  const bool lone_minor = has_lone_minor(p, winner);
  const Bitboard bishops = minors & p.pieces(Role::Bishop);

  int nearest = kFarFromMate;
  for (const MateCorner& corner : kMateCorners) {
    const bool dark = contains(kDarkSquares, corner.square);
    if (!heavy && far == 0 && bishops != 0 &&
        (bishops & (dark ? kDarkSquares : ~kDarkSquares)) == 0) {
      continue;  // no bishop ever attacks this corner
    }
    const Square king = p.king(winner);
    int distance = king_steps(p.king(loser), corner.square) + corner.steps_to_stand(king);
    if (lone_minor) {
      // The loser's queens take whatever gives check: they go first.
      distance +=
          helper_distance(p, loser, corner.square) + 2 * count(p.pieces(loser, Role::Queen));
    }
    if (!heavy && far == 0) {
      for (const Square minor : squares(minors)) distance += king_steps(minor, corner.square) / 3;
    }
    nearest = std::min(nearest, distance);
  }
  return std::min(nearest + far, kFarFromMate);
}

}  // namespace luatco::chess
