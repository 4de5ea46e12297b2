// The squares that a tapping question means.
#pragma once

#include <algorithm>

#include "luatco/core/rules.h"
#include "luatco/teach/item.h"

namespace luatco::teach {

/// Each square once, in the order of the board.
template <Rules G>
SquareRefs squares_to_tap(const Item<G>& item) {
  std::vector<SquareRef> meant;
  const auto& position = item.start;
  const auto moves = G::legal_moves(position);
  switch (item.tap) {
    case Tap::Targets:
    case Tap::Captures:
      for (const auto& move : moves) {
        if (!item.square || G::from(move) != *item.square) continue;
        const auto taken = G::captured(position, move);
        if (item.tap == Tap::Targets) meant.push_back(G::to(move));
        if (item.tap == Tap::Captures && taken) meant.push_back(*taken);
      }
      break;
    case Tap::Attackers:
      for (const SquareRef square : G::situation(position).checkers) meant.push_back(square);
      break;
    case Tap::Movers:
      for (const auto& move : moves) meant.push_back(G::from(move));
      break;
    case Tap::Takers:
      for (const auto& move : moves) {
        if (item.square && G::captured(position, move) == item.square) {
          meant.push_back(G::from(move));
        }
      }
      break;
    case Tap::Pieces:
      for (int i = 0; i < G::shape().files * G::shape().ranks; ++i) {
        const SquareRef square{static_cast<std::uint8_t>(i)};
        const auto piece = G::piece_at(position, square);
        if (piece && item.role && piece->role == *item.role) meant.push_back(square);
      }
      break;
  }
  std::ranges::sort(meant, {}, &SquareRef::index);
  const auto doubles = std::ranges::unique(meant);
  meant.erase(doubles.begin(), doubles.end());
  SquareRefs squares;
  for (const SquareRef square : meant) squares.try_push_back(square);
  return squares;
}

}  // namespace luatco::teach
