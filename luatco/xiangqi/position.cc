#include "luatco/xiangqi/position.h"

#include <bit>

namespace luatco::xiangqi {

Position Position::initial() { return *from_setup(parse_fen(kInitialFen).setup).position; }

std::optional<Role> Position::role_at(Point point) const {
  unsigned found = 0;  // without a branch: any role may come
  for (unsigned r = 0; r < kRoles; ++r) {
    found |= static_cast<unsigned>(contains(by_role_[r], point)) << r;
  }
  if (found == 0) return std::nullopt;
  return static_cast<Role>(std::countr_zero(found));
}

std::optional<Piece> Position::piece_at(Point point) const {
  const auto role = role_at(point);
  if (!role) return std::nullopt;
  return Piece{contains(by_side_[0], point) ? kRed : kBlack, *role};
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
  std::uint64_t h = mix(kHashStart, luatco::index(turn_));
  for (const PointSet set : by_role_) h = mix(mix(h, set.half[0]), set.half[1]);
  return mix(mix(h, by_side_[0].half[0]), by_side_[0].half[1]);
}

}  // namespace luatco::xiangqi
