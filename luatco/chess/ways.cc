#include "luatco/chess/ways.h"

#include "luatco/chess/trial.h"

namespace luatco::chess {

std::optional<Square> captured_square(const Position& position, Move move) {
  // 3.7.3.1: the pawn taken stands beside the one that takes it.
  if (move.kind() == MoveKind::EnPassant) return square_at(index(move.to()) ^ 8U);
  if (move.is_castle() || !contains(position.occupied(), move.to())) return std::nullopt;
  return move.to();
}

WayKind way_kind(const Position& position, Move move, Bitboard checkers) {
  const auto captured = captured_square(position, move);
  if (captured && contains(checkers, *captured)) return WayKind::Capture;
  return move.from() == position.king(position.turn()) ? WayKind::Run : WayKind::Block;
}

MoveRefs ways_of_kind(const Position& position, std::span<const Move> moves, WayKind kind) {
  const Bitboard checkers = position.checkers();
  MoveRefs found;
  for (const Move move : moves) {
    // 3.7.3.3: one pawn move, four choices; the queen stands for all.
    if (move.promotion() && *move.promotion() != Role::Queen) continue;
    if (way_kind(position, move, checkers) == kind) {
      found.push_back({ref(move.from()), ref(move.to())});
    }
  }
  return found;
}

}  // namespace luatco::chess
