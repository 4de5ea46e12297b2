// The moves that do more than go from one square to another, told from the position before and
// after: no game has to name them.
#pragma once

#include <cstdint>
#include <optional>

#include "luatco/core/rules.h"

namespace luatco::teach {

enum class SpecialMove : std::uint8_t { None, CastleShort, CastleLong, EnPassant, DoubleStep };

template <Rules G>
int file_of(SquareRef square) {
  return square.index % G::shape().files;
}
template <Rules G>
int rank_of(SquareRef square) {
  return square.index / G::shape().files;
}

/// The role a man turns into, where the move promotes it.
template <Rules G>
std::optional<std::uint8_t> promoted_to(const typename G::Position& before, typename G::Move move) {
  const auto man = G::piece_at(before, G::from(move));
  const auto arrived = G::piece_at(before.after(move), G::to(move));
  if (!man || !arrived || man->role == arrived->role) return std::nullopt;
  return arrived->role;
}

/// Castling is the one move after which a second man of the same side stands elsewhere.
template <Rules G>
bool is_castling(const typename G::Position& before, typename G::Move move) {
  const auto man = G::piece_at(before, G::from(move));
  if (!man || G::shape().roles[man->role].id != "king") return false;
  const auto after = before.after(move);
  const int squares = G::shape().files * G::shape().ranks;
  for (int i = 0; i < squares; ++i) {
    const SquareRef square{static_cast<std::uint8_t>(i)};
    if (square == G::from(move) || square == G::to(move)) continue;
    const auto was = G::piece_at(before, square);
    if (was && was->side == before.turn() && G::piece_at(after, square) != was) return true;
  }
  return false;
}

template <Rules G>
SpecialMove special_move(const typename G::Position& before, typename G::Move move) {
  const auto taken = G::captured(before, move);
  if (taken) return *taken == G::to(move) ? SpecialMove::None : SpecialMove::EnPassant;
  if (is_castling<G>(before, move)) {
    return file_of<G>(G::to(move)) > G::shape().files / 2 ? SpecialMove::CastleShort
                                                          : SpecialMove::CastleLong;
  }
  const auto man = G::piece_at(before, G::from(move));
  const int step = rank_of<G>(G::to(move)) - rank_of<G>(G::from(move));
  const bool two = step == 2 || step == -2;
  return man && G::shape().roles[man->role].id == "pawn" && two ? SpecialMove::DoubleStep
                                                                : SpecialMove::None;
}

}  // namespace luatco::teach
