#include "luatco/chess/position.h"

#include <bit>

#include "luatco/chess/movegen.h"

namespace luatco::chess {

Position Position::initial() { return *from_setup(parse_fen(kInitialFen).setup).position; }

std::optional<Role> Position::role_at(Square square) const {
  for (std::size_t r = 0; r < by_role_.size(); ++r) {
    if (contains(by_role_[r], square)) return static_cast<Role>(r);
  }
  return std::nullopt;
}

std::optional<Piece> Position::piece_at(Square square) const {
  const auto role = role_at(square);
  if (!role) return std::nullopt;
  return Piece{contains(by_side_[0], square) ? kWhite : kBlack, *role};
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

Position Position::after(Move move) const {
  Position next = *this;
  const Side us = turn_;
  const Side them = luatco::other(us);
  const Bitboard from = bit(move.from());
  const Bitboard to = bit(move.to());
  Bitboard& own = next.by_side_[luatco::index(us)];
  Bitboard& enemy = next.by_side_[luatco::index(them)];
  const auto role_of = [&](Square s) -> Bitboard& {
    return next.by_role_[chess::index(*role_at(s))];
  };

  next.turn_ = them;
  next.en_passant_ = kNone;
  next.fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ + (us == kBlack ? 1 : 0));
  next.halfmove_clock_ = static_cast<std::uint16_t>(halfmove_clock_ + 1);
  if (((pieces(Role::Pawn) & from) | (enemy & to)) != 0) next.halfmove_clock_ = 0;

  // 3.8.2.1: a right is lost when its king or its rook moves, or when the rook is captured.
  next.castling_rooks_ &= ~(from | to);
  if ((pieces(Role::King) & from) != 0) next.castling_rooks_ &= ~own;

  if (move.is_castle()) {
    const Bitboard king_to = bit(castled_king(move));
    const Bitboard rook_to = bit(castled_rook(move));
    own = (own ^ from ^ to) | king_to | rook_to;
    Bitboard& kings = next.by_role_[chess::index(Role::King)];
    Bitboard& rooks = next.by_role_[chess::index(Role::Rook)];
    kings = (kings ^ from) | king_to;
    rooks = (rooks ^ to) | rook_to;
    return next;
  }

  if ((enemy & to) != 0) {
    role_of(move.to()) ^= to;
    enemy ^= to;
  }
  own ^= from | to;
  Bitboard& moved = role_of(move.from());
  moved ^= from;
  if (const auto promoted = move.promotion()) {
    next.by_role_[chess::index(*promoted)] |= to;
  } else {
    moved |= to;
  }
  if (move.kind() == MoveKind::DoubleStep) {
    next.en_passant_ = static_cast<std::uint8_t>((index(move.from()) + index(move.to())) / 2);
  } else if (move.kind() == MoveKind::EnPassant) {
    const Bitboard taken = bit(square_at(index(move.to()) ^ 8U));
    enemy ^= taken;
    next.by_role_[chess::index(Role::Pawn)] ^= taken;
  }
  return next;
}

Setup Position::setup() const {
  Setup setup;
  for (const Square s : squares(occupied())) setup.board[index(s)] = piece_at(s);
  setup.turn = turn_;
  setup.castling_rooks = castling_rooks_;
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
  return a.by_side_ == b.by_side_ && a.by_role_ == b.by_role_ && a.turn_ == b.turn_ &&
         a.castling_rooks_ == b.castling_rooks_ && legal_en_passant(a) == legal_en_passant(b);
}

std::uint64_t Position::key() const {
  const auto mix = [](std::uint64_t h, std::uint64_t v) {
    h = (h ^ v) * 0x9E3779B97F4A7C15ULL;
    return h ^ (h >> 29);
  };
  std::uint64_t h = turn_ == kWhite ? 0x243F6A8885A308D3ULL : 0x13198A2E03707344ULL;
  for (const Bitboard set : by_role_) h = mix(h, set);
  h = mix(h, by_side_[0]);
  h = mix(h, castling_rooks_);
  const auto ep = legal_en_passant(*this);
  return mix(h, ep ? index(*ep) : 64U);
}

}  // namespace luatco::chess
