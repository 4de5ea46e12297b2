// What a game without an arbiter's law book answers the referee (game/arbitrated.h): nothing is
// claimed, no article is named, an illegal move is put back, touching binds to nothing special, and
// nobody has worked out who can still win. A game's Rules derive from it and say the rest.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "luatco/base/fixed_vector.h"
#include "luatco/core/arbiter.h"
#include "luatco/core/outcome.h"

namespace luatco {

template <class Position, class Move, class MoveList, class Attempt, class Rulebook>
struct PlainArbiter {
  static std::span<const std::string_view> claim_ids() { return {}; }
  static Outcome claimed_draw(std::string_view) { return {}; }
  static FixedVector<std::string_view, 1> open_claims(const Position&, int, const Rulebook&) {
    return {};
  }
  static WinAnswer<Move> can_win(const Position&, Side, std::uint64_t) { return {}; }
  static std::string_view article(ArbiterRule, const Rulebook&) { return {}; }
  static std::string_view article(std::string_view, const Rulebook&) { return {}; }
  static std::optional<Bond<Move>> special_bond(const Position&, const Touches&, const MoveList&) {
    return std::nullopt;
  }
  static std::optional<Position> after_illegal(const Position&, const Attempt&) {
    return std::nullopt;
  }
  static Legality legality(const Position&) { return Legality::Legal; }
};

}  // namespace luatco
