// What a series of captures on one square wins, each side taking with its cheapest piece and
// stopping where going on would cost it.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "luatco/base/fixed_vector.h"
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

/// Captures on one square, one after the other, each side with its cheapest piece as long as it has
/// one. What they take and gain is in tenths of a pawn.
template <Rules G>
struct ExchangeLine {
  static constexpr std::size_t kMost = 32;  // no square is aimed at by more

  FixedVector<typename G::Move, kMost> captures;
  std::array<int, kMost> taken{};  // what each takes
  std::array<int, kMost> gains{};  // what each wins its side, when both go on as long as it pays

  /// How many are worth making, once the first is made.
  [[nodiscard]] std::size_t worthwhile() const {
    std::size_t n = 1;
    while (n < captures.size() && gains[n] > 0) ++n;
    return n;
  }
};

/// Every capture is a legal move, so that pins and screens count. Precondition: `capture` is legal
/// and takes something.
template <Rules G>
ExchangeLine<G> exchange_line(const typename G::Position& position, typename G::Move capture) {
  ExchangeLine<G> line;
  const SquareRef square = G::to(capture);
  auto here = position;
  for (std::optional<typename G::Move> next = capture; next && !line.captures.full();
       next = cheapest_capture<G>(here, square)) {
    line.taken[line.captures.size()] = value_at<G>(here, G::captured(here, *next).value_or(square));
    line.captures.push_back(*next);
    here = here.after(*next);
  }
  for (std::size_t i = line.captures.size(); i > 0; --i) {
    const bool last = i == line.captures.size();
    line.gains[i - 1] = line.taken[i - 1] - (last ? 0 : std::max(0, line.gains[i]));
  }
  return line;
}

/// What `capture` wins in tenths of a pawn when both sides go on taking as long as it pays;
/// negative where it costs. Precondition: it is legal and takes something.
template <Rules G>
int exchange(const typename G::Position& position, typename G::Move capture) {
  return exchange_line<G>(position, capture).gains[0];
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
