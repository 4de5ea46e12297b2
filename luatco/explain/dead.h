// Why nobody can win any more: what each side can never reach.
#pragma once

#include <utility>

#include "luatco/core/arbiter.h"
#include "luatco/core/rules.h"
#include "luatco/explain/step.h"
#include "luatco/explain/ways.h"

namespace luatco::explain {

/// The work allowed for a proof that is only told, not ruled on.
inline constexpr std::uint64_t kMaxProofNodes = std::uint64_t{1} << 18;

/// Does this ending say that the position itself can't be won any more?
constexpr bool nobody_can_win(std::string_view ending) {
  return ending.ends_with(".dead_position") || ending.ends_with(".no_attackers");
}

/// All that a side has left.
template <Rules G>
void mark_men(const typename G::Position& position, Side side, Step& step) {
  for (int i = 0; i < G::shape().files * G::shape().ranks; ++i) {
    const SquareRef square{static_cast<std::uint8_t>(i)};
    const auto piece = G::piece_at(position, square);
    if (piece && piece->side == side) mark(step, square, MarkKind::Square);
  }
}

/// What proves that `side` can never win: too few men, or where each of its men is shut in.
template <Rules G>
void add_never_wins(const typename G::Position& position, Side side, Steps& steps) {
  const auto found = G::can_win(position, side, kMaxProofNodes);
  if (found.answer != CanWin::No) return;
  Reason reason{.id = "explain.dead.every_line", .law = {}, .evidence = {{Arg::Side, side}}};
  if (found.proof == "material") reason.id = "explain.dead.material";
  if (!found.reach.empty()) reason.id = "explain.dead.shut_in";
  steps.push_back(step(std::move(reason)));
  if (found.reach.empty()) mark_men<G>(position, side, steps.back());
  SquareRefs fixed;
  for (const auto& man : found.reach) {
    const auto piece = G::piece_at(position, man.home);
    if (!piece || piece->side != side) continue;
    Reason reach{.id = "explain.dead.reach",
                 .law = {},
                 .evidence = {{Arg::Side, side}, {Arg::Piece, *piece}, {Arg::From, man.home}}};
    SquareRefs squares;
    for (const SquareRef square : man.squares) {
      if (square != man.home) squares.try_push_back(square);
    }
    if (squares.empty()) {
      fixed.try_push_back(man.home);
      continue;
    }
    if (squares.size() > kMaxToldSquares) {
      reach.id = "explain.dead.reach_many";
      reach.evidence.push_back({Arg::N, static_cast<std::int32_t>(squares.size())});
    } else {
      reach.evidence.push_back({Arg::List, squares});
    }
    steps.push_back(step(std::move(reach)));
    for (const SquareRef square : squares) mark(steps.back(), square, MarkKind::Open);
  }
  if (fixed.empty()) return;
  steps.push_back(step({.id = "explain.dead.fixed",
                        .law = {},
                        .evidence = {{Arg::Side, side}, {Arg::List, fixed}}}));
}

/// Both sides. Nothing for a game that has no such question.
template <Rules G>
void add_dead_proof(const typename G::Position& position, Steps& steps) {
  if constexpr (requires { G::can_win(position, Side::First, kMaxProofNodes); }) {
    add_never_wins<G>(position, Side::First, steps);
    add_never_wins<G>(position, Side::Second, steps);
  }
}

}  // namespace luatco::explain
