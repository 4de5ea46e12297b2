#include "luatco/xiangqi/draws.h"

#include "luatco/xiangqi/movegen.h"

namespace luatco::xiangqi {

bool has_no_attackers(const Position& position) {
  return (position.pieces(Role::Horse) | position.pieces(Role::Chariot) |
          position.pieces(Role::Cannon) | position.pieces(Role::Soldier))
      .empty();
}

std::optional<Outcome> automatic_draw(const Position& position) {
  if (!has_no_attackers(position) || !has_legal_move(position)) return std::nullopt;
  return Outcome{.winner = std::nullopt, .ending = "xq.result.no_attackers"};
}

Outcome claimed_draw(std::string_view) {
  return {.winner = std::nullopt, .ending = "xq.result.no_capture"};
}

}  // namespace luatco::xiangqi
