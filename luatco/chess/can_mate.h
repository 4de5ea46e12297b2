// Can a side still give mate by any series of legal moves, the opponent helping? Five articles ask
// it: 5.1.2 (resigning), 5.2.2 (dead position), 6.9 (flag), 7.5.5 (second illegal move), A.5.3.
//
// Three answers: yes, with such a series; no, with the kind of proof; open, when the bound on the
// work was reached. Counters (fifty moves, repetition) do not shorten the series: see
// docs/laws/can_mate.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/chess/saturation.h"

namespace luatco::chess {

enum class CanMate : std::uint8_t { Yes, No, Open };

/// How an answer was found.
enum class MateProof : std::uint8_t {
  Board,       // the game is over on the board: mate (yes or no) or stalemate (no)
  Material,    // these men can't mate in any arrangement
  Forced,      // the only moves there are lead round in a circle
  Saturation,  // no man of the winner can ever reach the loser's king
  CheckChain,  // every line of checks ends, and what is left is decided by saturation
  Exhausted,   // every position that can arise was visited
  Search,      // a series of moves that mates was found (yes)
};
std::string_view name(MateProof proof);

struct MateAnswer {
  CanMate answer = CanMate::Open;
  std::optional<MateProof> proof;   // empty where the answer is open
  std::vector<Move> line;           // yes: legal moves from the position on that end in mate
  std::optional<ReachProof> reach;  // no by saturation: the squares every man can ever reach
  std::uint64_t nodes = 0;          // positions looked at
};

/// Enough for every position of data/cases/can_mate.
inline constexpr std::uint64_t kMaxMateNodes = std::uint64_t{1} << 24;

/// The full question. `max_nodes` bounds the work of the last, longest search (the others are
/// bounded by themselves); memory is at most about 40 bytes a node.
MateAnswer can_mate(const Position& position, Side side, std::uint64_t max_nodes = kMaxMateNodes);

/// The fast form, for after every move: true only if it is proved that `side` can't mate; false
/// says nothing.
bool surely_cannot_mate(const Position& position, Side side);

/// May surely_cannot_mate() have something to say here? In constant time, from the men alone. False
/// is no proof of anything; it saves the question where no side is short of men, no check forces
/// the play and the pawns aren't locked. It missed none of the labelled positions.
bool worth_asking_who_can_mate(const Position& position);

/// Neither side can mate (5.2.2), by the fast form.
inline bool surely_dead(const Position& position) {
  return surely_cannot_mate(position, kWhite) && surely_cannot_mate(position, kBlack);
}

}  // namespace luatco::chess
