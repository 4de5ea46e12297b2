// What a series of captures on one square wins, each side taking with its cheapest piece and
// stopping where going on would cost it.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "luatco/core/rules.h"
#include "luatco/explain/piece_value.h"

namespace luatco::explain {

template <Rules G>
int value_at(const typename G::Position& position, SquareRef square) {
  const auto piece = G::piece_at(position, square);
  return piece ? piece_value(G::shape().roles[piece->role].id) : 0;
}

/// The capture on `square` by the cheapest piece that may legally take there; kings last, because
/// they can't be taken back. nullopt where nothing can.
template <Rules G>
std::optional<typename G::Move> cheapest_capture(const typename G::Position& position,
                                                 SquareRef square) {
  constexpr int kLast = 1000;
  std::optional<typename G::Move> best;
  int least = 0;
  for (const typename G::Move& move : G::legal_moves(position)) {
    if (G::captured(position, move) != square) continue;
    const int value = value_at<G>(position, G::from(move));
    const int cost = value == 0 ? kLast : value;
    if (!best || cost < least) {
      best = move;
      least = cost;
    }
  }
  return best;
}

/// What `capture` wins in tenths of a pawn when both sides go on taking as long as it pays;
/// negative where it costs. Every capture is a legal move, so that pins and screens count.
/// Precondition: it is legal and takes something.
template <Rules G>
int exchange(const typename G::Position& position, typename G::Move capture) {
  constexpr std::size_t kMost = 32;  // no square is aimed at by more
  std::array<int, kMost> gains{};
  const SquareRef square = G::to(capture);
  gains[0] = value_at<G>(position, G::captured(position, capture).value_or(square));
  auto here = position.after(capture);
  std::size_t depth = 1;
  for (; depth < kMost; ++depth) {
    const auto next = cheapest_capture<G>(here, square);
    if (!next) break;
    gains[depth] = value_at<G>(here, square) - gains[depth - 1];
    here = here.after(*next);
  }
  for (std::size_t i = depth - 1; i > 0; --i) gains[i - 1] = -std::max(-gains[i - 1], gains[i]);
  return gains[0];
}

/// The same for any legal move: 0 where it takes nothing.
template <Rules G>
int capture_gain(const typename G::Position& position, typename G::Move move) {
  return G::captured(position, move) ? exchange<G>(position, move) : 0;
}

/// What the side to move wins by taking on `square`, or 0 where it can't or had better not.
template <Rules G>
int exchange_gain(const typename G::Position& position, SquareRef square) {
  const auto capture = cheapest_capture<G>(position, square);
  return capture ? std::max(0, exchange<G>(position, *capture)) : 0;
}

}  // namespace luatco::explain
