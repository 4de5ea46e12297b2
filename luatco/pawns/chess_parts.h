// What the game takes over from chess: the board, the men and the way they go.
// tests/house/layers.txt names the headers; nothing that knows of kings, checks or castling is
// among them.
#pragma once

#include "luatco/chess/attacks.h"
#include "luatco/chess/board.h"
#include "luatco/chess/move.h"
#include "luatco/core/evidence.h"

namespace luatco::pawns {

using chess::attacks;
using chess::Attempt;
using chess::between;
using chess::bit;
using chess::Bitboard;
using chess::contains;
using chess::count;
using chess::first;
using chess::kBlack;
using chess::kSquares;
using chess::kWhite;
using chess::last;
using chess::make_square;
using chess::more_than_one;
using chess::Move;
using chess::MoveKind;
using chess::parse_square;
using chess::pawn_attacks;
using chess::Piece;
using chess::rank_set;
using chess::Role;
using chess::Square;
using chess::square_at;
using chess::squares;

constexpr SquareRef ref(Square square) { return {static_cast<std::uint8_t>(index(square))}; }
constexpr PieceRef ref(Piece piece) {
  return {piece.side, static_cast<std::uint8_t>(index(piece.role))};
}

}  // namespace luatco::pawns
