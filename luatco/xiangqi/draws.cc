#include "luatco/xiangqi/draws.h"

#include "luatco/xiangqi/movegen.h"

namespace luatco::xiangqi {

bool has_no_attackers(const Position& position) {
  return (position.pieces(Role::Horse) | position.pieces(Role::Chariot) |
          position.pieces(Role::Cannon) | position.pieces(Role::Soldier))
      .empty();
}

std::optional<Outcome> automatic_draw(const Position& position, int, const Rulebook&) {
  if (!has_no_attackers(position) || !has_legal_move(position)) return std::nullopt;
  return Outcome{std::nullopt, "xq.result.no_attackers"};
}

ClaimIds open_claims(const Position&, int, const Rulebook&) { return {}; }

}  // namespace luatco::xiangqi
