// The draws that the side to move may claim: what stands on the board, and what a move written down
// first would bring about (FIDE 9.2, 9.3).
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/game/played_line.h"

namespace luatco::game {

/// That the other side's illegal move, which stands as yet, be put right (FIDE A.5.2).
inline constexpr std::string_view kIllegalMoveClaim = "arbiter.claim.illegal_move";

/// `with_move` if it is to be written down first (FIDE 9.2.1, 9.3.1).
template <Rules G>
struct Claim {
  std::string_view id;
  Side by;
  std::optional<typename G::Move> with_move;
};

/// For each kind what stands on the board, and else the first move of the list that brings it
/// about. Whether that move mates or leaves no move does not matter: the claim comes first.
template <Rules G>
std::vector<Claim<G>> open_claims(PlayedLine<G>& line) {
  const typename G::Position position = line.position();
  const std::size_t plies = line.plies();
  std::vector<Claim<G>> open;
  const auto collect = [&](std::optional<typename G::Move> with_move) {
    for (const std::string_view id : line.claims()) {
      bool known = false;
      for (const Claim<G>& claim : open) known |= claim.id == id;
      if (!known) open.push_back({id, position.turn(), with_move});
    }
  };
  collect(std::nullopt);
  if (!line.may_claim_next()) return open;
  for (const typename G::Move move : G::legal_moves(position)) {
    line.add(position.after(move));
    collect(move);
    line.rewind(plies);
  }
  return open;
}

}  // namespace luatco::game
