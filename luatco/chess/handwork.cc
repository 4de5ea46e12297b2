#include "luatco/chess/handwork.h"

namespace luatco::chess {
namespace {

SquareRef ref(Square square) { return {static_cast<std::uint8_t>(index(square))}; }

Bond<Move> bond(std::optional<ArbiterRule> rule, SquareRef square) {
  return {.moves = {}, .rule = rule, .square = square};
}

}  // namespace

Handwork handwork(const Position& position, Move move) {
  Handwork work;
  if (move.is_castle()) {
    work.carried.push_back({ref(move.from()), ref(castled_king(move))});
    work.carried.push_back({ref(move.to()), ref(castled_rook(move))});
    return work;
  }
  work.carried.push_back({ref(move.from()), ref(move.to())});
  if (move.kind() == MoveKind::EnPassant) {
    work.captured = ref(make_square(file_of(move.to()), rank_of(move.from())));
  } else if (contains(position.occupied(), move.to())) {
    work.captured = ref(move.to());
  }
  if (const auto role = move.promotion()) {
    work.promoted = PieceRef{position.turn(), static_cast<std::uint8_t>(*role)};
  }
  return work;
}

std::optional<Bond<Move>> castling_bond(const Position& position, const Touches& touches,
                                        const MoveList& legal) {
  if (touches.size() < 2 || !touches[0].own || !touches[1].own) return std::nullopt;
  const SquareRef king = ref(position.king(position.turn()));
  const auto is_rook = [&](const Touch& touch) {
    return position.role_at(square_at(touch.square.index)) == Role::Rook;
  };
  const bool king_first = touches[0].square == king && is_rook(touches[1]);
  const bool rook_first = touches[1].square == king && is_rook(touches[0]);
  if (!king_first && !rook_first) return std::nullopt;
  const SquareRef rook = touches[king_first ? 1 : 0].square;
  Bond<Move> castle = bond(ArbiterRule::MustCastle, king);
  Bond<Move> king_moves =
      bond(king_first ? ArbiterRule::KingMustMove : ArbiterRule::RookFirst, king);
  Bond<Move> rook_moves = bond(ArbiterRule::RookFirst, rook);
  for (const Move move : legal) {
    if (move.is_castle() && ref(move.to()) == rook) {
      castle.moves.push_back(move);
    } else if (ref(move.from()) == king) {
      king_moves.moves.push_back(move);
    } else if (ref(move.from()) == rook) {
      rook_moves.moves.push_back(move);
    }
  }
  if (king_first && !castle.moves.empty()) return castle;          // 4.4.1
  if (rook_first && !rook_moves.moves.empty()) return rook_moves;  // 4.4.2, 4.3.1
  if (!king_moves.moves.empty()) return king_moves;  // 4.4.3; 4.4.2 with a rook shut in
  if (king_first) return Bond<Move>{{legal.begin(), legal.end()}, std::nullopt, king};  // 4.4.3
  return std::nullopt;
}

}  // namespace luatco::chess
