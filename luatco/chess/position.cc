#include "luatco/chess/position.h"

#include "luatco/base/hash.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {

Position Position::initial() {
  static const Position initial = *from_setup(parse_fen(kInitialFen).setup).position;
  return initial;
}

std::optional<Role> Position::role_at(Square square) const {
  for (std::size_t r = 0; r < kRoles; ++r) {
    if (contains(board_.men.by_role[r], square)) return static_cast<Role>(r);
  }
  return std::nullopt;
}

std::optional<Piece> Position::piece_at(Square square) const {
  const auto role = role_at(square);
  if (!role) return std::nullopt;
  return Piece{contains(pieces(kWhite), square) ? kWhite : kBlack, *role};
}

Bitboard Position::attackers(Square square, Side by, Bitboard occupied) const {
  const Bitboard rooks = pieces(Role::Rook) | pieces(Role::Queen);
  const Bitboard bishops = pieces(Role::Bishop) | pieces(Role::Queen);
  return pieces(by) & occupied &
         ((rook_attacks(square, occupied) & rooks) | (bishop_attacks(square, occupied) & bishops) |
          (knight_attacks(square) & pieces(Role::Knight)) |
          (pawn_attacks(luatco::other(by), square) & pieces(Role::Pawn)) |
          (king_attacks(square) & pieces(Role::King)));
}

Position::Position(const Position& before, Move move)
    : board_(chess::after(before.board_, before.turn_, move)),
      turn_(luatco::other(before.turn_)),
      fullmove_number_(
          static_cast<std::uint16_t>(before.fullmove_number_ + luatco::index(before.turn_))) {
  const bool zeroing = ((before.pieces(Role::Pawn) & bit(move.from())) |
                        (before.pieces(turn_) & bit(move.to()))) != 0;
  halfmove_clock_ = static_cast<std::uint16_t>(zeroing ? 0 : before.halfmove_clock_ + 1);
}

Position Position::after(Move move) const { return {*this, move}; }

Position Position::after_illegal(Move move) const {
  Position next = after(move);
  next.arose_illegally_ = true;
  return next;
}

Setup Position::setup() const {
  Setup setup;
  for (const Square s : squares(occupied())) setup.board[index(s)] = piece_at(s);
  setup.turn = turn_;
  setup.castling_rooks = castling_rooks();
  setup.variant = implied_variant(setup);
  setup.en_passant = double_step_square();
  setup.halfmove_clock = halfmove_clock_;
  setup.fullmove_number = fullmove_number_;
  return setup;
}

namespace {

/// The en passant square if a capture on it is legal (9.2.3.1), else nothing.
std::optional<Square> legal_en_passant(const Position& p) {
  const auto square = p.double_step_square();
  if (!square) return std::nullopt;
  for (const Square from :
       squares(pawn_attacks(other(p.turn()), *square) & p.pieces(p.turn(), Role::Pawn))) {
    if (contains(legal_targets(p, from), *square)) return square;
  }
  return std::nullopt;
}

}  // namespace

bool operator==(const Position& a, const Position& b) {
  return a.board_.men == b.board_.men && a.turn_ == b.turn_ &&
         a.castling_rooks() == b.castling_rooks() && legal_en_passant(a) == legal_en_passant(b);
}

std::uint64_t Position::key() const {
  std::uint64_t h = mix(kHashStart, luatco::index(turn_));
  for (const Bitboard set : board_.men.by_role) h = mix(h, set);
  h = mix(h, pieces(kWhite));
  h = mix(h, castling_rooks());
  const auto ep = legal_en_passant(*this);
  return mix(h, ep ? index(*ep) : 64U);
}

}  // namespace luatco::chess
