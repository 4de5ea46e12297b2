#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

Position Position::initial() { return *from_setup(parse_fen(kInitialFen).setup).position; }

std::optional<Role> Position::role_at(Point point) const {
  for (std::size_t r = 0; r < by_role_.size(); ++r) {
    if (contains(by_role_[r], point)) return static_cast<Role>(r);
  }
  return std::nullopt;
}

std::optional<Piece> Position::piece_at(Point point) const {
  const auto role = role_at(point);
  if (!role) return std::nullopt;
  return Piece{contains(by_side_[0], point) ? kRed : kBlack, *role};
}

PointSet Position::attackers(Point point, Side by, PointSet occupied, PointSet gone) const {
  const PointSet enemies = pieces(by) & occupied & ~gone;
  PointSet found = soldier_sources(by, point) & pieces(Role::Soldier) & enemies;
  for (const Point horse : points(horse_sources(point) & pieces(Role::Horse) & enemies)) {
    if (!contains(occupied, horse_leg(horse, point))) found |= bit(horse);
  }
  const PointSet far = pieces(Role::Chariot) | pieces(Role::Cannon) | pieces(Role::General);
  for (const Point enemy : points(lines(point) & far & enemies)) {
    const int screens = contains(pieces(Role::Cannon), enemy) ? 1 : 0;
    if (count(between(point, enemy) & occupied) == screens) found |= bit(enemy);
  }
  return found;
}

Position Position::after(Move move) const {
  Position next = *this;
  const PointSet from = bit(move.from());
  const PointSet to = bit(move.to());
  const auto us = luatco::index(turn_);
  const bool captures = (by_side_[us ^ 1] & to).any();
  for (std::size_t r = 0; r < by_role_.size(); ++r) {
    const bool moves = (by_role_[r] & from).any();
    next.by_role_[r] = (by_role_[r] & ~(from | to)) | (moves ? to : PointSet{});
  }
  next.by_side_[us] ^= from | to;
  next.by_side_[us ^ 1] &= ~to;
  next.halfmove_clock_ = captures ? 0 : static_cast<std::uint16_t>(halfmove_clock_ + 1);
  next.fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ + (turn_ == kBlack ? 1 : 0));
  next.turn_ = luatco::other(turn_);
  return next;
}

Setup Position::setup() const {
  Setup setup;
  for (const Point p : points(occupied())) setup.board[index(p)] = piece_at(p);
  setup.turn = turn_;
  setup.halfmove_clock = halfmove_clock_;
  setup.fullmove_number = fullmove_number_;
  return setup;
}

std::uint64_t Position::key() const {
  const auto mix = [](std::uint64_t h, std::uint64_t v) {
    h = (h ^ v) * 0x9E3779B97F4A7C15ULL;
    return h ^ (h >> 29);
  };
  std::uint64_t h = turn_ == kRed ? 0x243F6A8885A308D3ULL : 0x13198A2E03707344ULL;
  for (const PointSet set : by_role_) h = mix(mix(h, set.half[0]), set.half[1]);
  return mix(mix(h, by_side_[0].half[0]), by_side_[0].half[1]);
}

}  // namespace luatco::xiangqi
