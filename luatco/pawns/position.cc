#include "luatco/pawns/position.h"

#include "luatco/base/hash.h"

namespace luatco::pawns {

Position Position::initial() {
  static const Position initial = *from_setup(parse_fen(kInitialFen).setup).position;
  return initial;
}

std::optional<Piece> Position::piece_at(Square square) const {
  for (int r = 0; r < chess::kRoles; ++r) {
    const auto role = static_cast<Role>(r);
    if (!contains(pieces(role), square)) continue;
    return Piece{contains(pieces(kWhite), square) ? kWhite : kBlack, role};
  }
  return std::nullopt;
}

void Position::forget_useless_double_step() {
  const auto passed = double_step_square();
  if (!passed) return;
  const Bitboard takers = pawn_attacks(other(turn_), *passed) & pieces(turn_, Role::Pawn);
  if (takers == 0) board_.en_passant = chess::kNoSquare;
}

Position Position::after(Move move) const {
  Position next = *this;
  const bool quiet = !contains(pieces(Role::Pawn), move.from()) && !contains(occupied(), move.to());
  next.board_ = chess::after(board_, turn_, move);
  next.turn_ = other(turn_);
  next.halfmove_clock_ = static_cast<std::uint16_t>(quiet ? halfmove_clock_ + 1 : 0);
  next.fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ + luatco::index(turn_));
  next.forget_useless_double_step();
  return next;
}

Setup Position::setup() const {
  Setup setup;
  for (const Square square : squares(occupied())) setup.board[index(square)] = piece_at(square);
  setup.turn = turn_;
  setup.variant = variant_;
  setup.en_passant = double_step_square();
  setup.halfmove_clock = halfmove_clock_;
  setup.fullmove_number = fullmove_number_;
  return setup;
}

std::uint64_t Position::key() const {
  std::uint64_t h = mix(kHashStart, luatco::index(turn_));
  for (const Bitboard set : board_.men.by_role) h = mix(h, set);
  h = mix(h, pieces(kWhite));
  return mix(h, board_.en_passant + 256U * static_cast<unsigned>(variant_));
}

}  // namespace luatco::pawns
