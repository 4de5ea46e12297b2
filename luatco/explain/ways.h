// What is left to do: the ways out of check, kind by kind, and where a piece can go.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "luatco/core/rules.h"
#include "luatco/explain/phrase.h"
#include "luatco/explain/step.h"

namespace luatco::explain {

inline std::string_view way_id(WayKind kind) {
  switch (kind) {
    case WayKind::Run: return "explain.way.run";
    case WayKind::Block: return "explain.way.block";
    case WayKind::Capture: return "explain.way.capture";
    case WayKind::Unscreen: return "explain.way.unscreen";
  }
  return {};
}

/// "Run: king d1 or king f1." with an arrow for each; nothing where the kind is shut.
template <Rules G>
void add_ways(const typename G::Position& position, const Situation<typename G::Move>& situation,
              WayKind kind, Steps& steps) {
  Phrases ways;
  Step open;
  for (const auto& way : situation.ways) {
    if (way.kind != kind) continue;
    Phrase phrase = move_phrase<G>(position, way.move);
    // The choices of a promotion are one way here.
    const Arrow arrow{G::from(way.move), G::to(way.move), ArrowKind::Way};
    if (!open.arrows.empty() && open.arrows.back() == arrow) continue;
    ways.push_back(std::move(phrase));
    open.arrows.push_back(arrow);
    mark(open, arrow.to, MarkKind::Open);
  }
  if (ways.empty()) return;
  open.said = {.id = way_id(kind),
               .law = {},
               .evidence = {{Arg::Side, position.turn()}, {Arg::Ways, std::move(ways)}}};
  steps.push_back(std::move(open));
}

/// The piece a side cannot do without.
template <Rules G>
PieceRef king_of(Side side) {
  const auto& roles = G::shape().roles;
  for (std::size_t i = 0; i < roles.size(); ++i) {
    if (roles[i].id == "king" || roles[i].id == "general") {
      return {side, static_cast<std::uint8_t>(i)};
    }
  }
  return {side, 0};
}

/// Where the king or general of the side to move stands.
template <Rules G>
std::optional<SquareRef> king_square(const typename G::Position& position) {
  const BoardShape& shape = G::shape();
  for (int i = 0; i < shape.files * shape.ranks; ++i) {
    const SquareRef square{static_cast<std::uint8_t>(i)};
    if (G::piece_at(position, square) == king_of<G>(position.turn())) return square;
  }
  return std::nullopt;
}

enum class Tries : std::uint8_t { OfTheKing, OfTheRest };

/// What was tried in vain, one step a try.
template <Rules G>
void add_tries(const typename G::Position& position, const Situation<typename G::Move>& situation,
               Tries whose, Steps& steps) {
  const PieceRef king = king_of<G>(position.turn());
  for (const FailedTry& failed : situation.proof) {
    const bool of_king = G::piece_at(position, failed.from) == king;
    if (of_king == (whose == Tries::OfTheKing)) steps.push_back(step(failed.why));
  }
}

/// Chạy, Chặn, Bắt (and rút ngòi): for each the moves there are, or why there are none; in mate the
/// squares the king can't run to, one by one. Precondition: the side to move is in check.
template <Rules G>
void add_answers(const typename G::Position& position, const Situation<typename G::Move>& situation,
                 Steps& steps) {
  for (const WayKind kind : {WayKind::Run, WayKind::Block, WayKind::Capture, WayKind::Unscreen}) {
    add_ways<G>(position, situation, kind, steps);
    for (const ClosedWay& closed : situation.closed) {
      if (closed.kind == kind) steps.push_back(step(closed.why));
    }
    if (kind == WayKind::Run) add_tries<G>(position, situation, Tries::OfTheKing, steps);
  }
}

/// More squares than these are told as a number.
inline constexpr std::size_t kMaxToldSquares = 8;

/// Where the piece on `from` can go, or that it can't go anywhere now.
template <Rules G>
void add_targets(const typename G::Position& position, SquareRef from, Steps& steps) {
  const auto piece = G::piece_at(position, from);
  if (!piece || piece->side != position.turn()) return;
  SquareRefs targets;
  for (const auto& move : G::legal_moves(position)) {
    if (G::from(move) != from) continue;
    const SquareRef to = G::to(move);
    if (std::ranges::find(targets, to) == targets.end()) targets.try_push_back(to);
  }
  Reason reason{
      .id = targets.empty() ? "explain.cannot_go" : "explain.can_go",
      .law = {},
      .evidence = {{Arg::Side, position.turn()}, {Arg::Piece, *piece}, {Arg::From, from}}};
  const bool many = targets.size() > kMaxToldSquares;
  if (many) {
    reason.id = "explain.can_go_many";
    reason.evidence.push_back({Arg::N, static_cast<std::int32_t>(targets.size())});
  } else if (!targets.empty()) {
    reason.evidence.push_back({Arg::List, targets});
  }
  steps.push_back(step(std::move(reason)));
  for (const SquareRef target : targets) mark(steps.back(), target, MarkKind::Open);
}

}  // namespace luatco::explain
