// "Is this exchange good?": the captures on one square, what they come to, and why it stops there.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/explain/consequence.h"
#include "luatco/explain/exchange.h"
#include "luatco/explain/step.h"

namespace luatco::explain {

enum class ExchangeKind : std::uint8_t {
  Nobody,  // no piece of the side to move can take there
  Wins,    // more is taken than lost
  Even,    // as much
  Costs,   // less
};
std::string_view name(ExchangeKind kind);

template <Rules G>
struct ExchangeTold {
  ExchangeKind kind = ExchangeKind::Nobody;
  int gain = 0;                            // of the side that begins, tenths of a pawn
  std::vector<typename G::Move> captures;  // as far as they are worth making
  Steps steps;                             // one a capture, then why no more, then the sum
};

/// Pieces of the side to move that aim at `square` and are held back: their king would be taken.
template <Rules G>
void tell_held(const typename G::Position& position, SquareRef square, Steps& steps) {
  const BoardShape& shape = G::shape();
  for (int i = 0; i < shape.files * shape.ranks; ++i) {
    const SquareRef from{static_cast<std::uint8_t>(i)};
    const auto piece = G::piece_at(position, from);
    if (!piece || piece->side != position.turn() || from == square) continue;
    const auto attempt = G::parse_attempt(
        position, std::string(G::square_name(from)) + std::string(G::square_name(square)));
    if (!attempt) continue;
    const auto judged = G::judge(position, *attempt, {});
    if (judged || !ghost_capture(judged.error().front())) continue;
    steps.push_back(step(judged.error().front()));
  }
}

/// "Nobody can take on e5", and whoever would if it were not held.
template <Rules G>
void tell_nobody(const typename G::Position& position, SquareRef square, Steps& steps) {
  Step nobody = step({.id = "exchange.nobody",
                      .law = {},
                      .evidence = {{Arg::Side, position.turn()}, {Arg::To, square}}});
  steps.push_back(std::move(nobody));
  tell_held<G>(position, square, steps);
}

/// `id` with the capture that it speaks of and a value in tenths of a pawn.
template <Rules G>
Step exchange_step(std::string_view id, const typename G::Position& position,
                   typename G::Move capture, int n) {
  Step step = answer_step<G>(id, position, capture);
  step.said.evidence.push_back({Arg::N, static_cast<std::int32_t>(n)});
  return step;
}

/// Precondition: `capture` is legal and takes something.
template <Rules G>
ExchangeTold<G> tell_exchange(const typename G::Position& position, typename G::Move capture) {
  const ExchangeLine<G> line = exchange_line<G>(position, capture);
  const std::size_t made = line.worthwhile();
  ExchangeTold<G> told;
  told.gain = line.gains[0];
  told.kind = told.gain > 0   ? ExchangeKind::Wins
              : told.gain < 0 ? ExchangeKind::Costs
                              : ExchangeKind::Even;
  auto here = position;
  for (std::size_t i = 0; i < made; ++i) {
    const std::string_view id = i == 0 ? "exchange.takes" : "exchange.takes_back";
    told.steps.push_back(exchange_step<G>(id, here, line.captures[i], line.taken[i]));
    told.captures.push_back(line.captures[i]);
    here = here.after(line.captures[i]);
  }
  if (made < line.captures.size()) {
    const int cost = -line.gains[made];
    told.steps.push_back(exchange_step<G>(cost > 0 ? "exchange.stops" : "exchange.no_use", here,
                                          line.captures[made], cost));
  } else {
    tell_nobody<G>(here, G::to(capture), told.steps);
  }
  told.steps.push_back(step(
      {.id = told.kind == ExchangeKind::Wins    ? "exchange.wins"
             : told.kind == ExchangeKind::Costs ? "exchange.costs"
                                                : "exchange.even",
       .law = {},
       .evidence = {{Arg::Side, position.turn()},
                    {Arg::N, static_cast<std::int32_t>(told.gain < 0 ? -told.gain : told.gain)}}}));
  return told;
}

/// The same of the cheapest capture on `square`.
template <Rules G>
ExchangeTold<G> tell_exchange_on(const typename G::Position& position, SquareRef square) {
  if (const auto capture = cheapest_capture<G>(position, square)) {
    return tell_exchange<G>(position, *capture);
  }
  ExchangeTold<G> told;
  tell_nobody<G>(position, square, told.steps);
  return told;
}

}  // namespace luatco::explain
