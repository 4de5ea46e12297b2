// What an exercise asks for, as a predicate that the rules evaluate. Answers are never listed: a
// move that meets the goal is right, whoever thought of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/core/evidence.h"
#include "luatco/core/rules.h"
#include "luatco/teach/special_move.h"

namespace luatco::teach {

enum class GoalKind : std::uint8_t {
  Mate,    // the opponent is in check and has no legal move
  NoMove,  // the opponent has no legal move and is not in check
  Win,     // the game is won, in whatever way
  Check,   // the opponent is in check
  Run,     // the move answers a check so (core/situation.h)
  Block,
  Capture,
  Unscreen,
  Castle,
  CastleShort,
  CastleLong,
  EnPassant,
  DoubleStep,
  Promote,          // to `role`, or to anything where there is none
  Takes,            // what stands on `square`, or a man of `role`, or anything
  Reaches,          // the man that moved stands on `square` now
  Moves,            // a man of `role` moved
  OpponentCanMove,  // the other side has a legal move
  NotDead,          // somebody can still win
  Gains,            // by `least` tenths of a pawn more was taken than the answers take back
  Safe,             // nothing can take the man that moved
  Clears,           // the other side has no man of `role` any more
  Crosses,          // `least` foot soldiers of the mover stand in the other half of the board
  Not,              // parts.front() is not met
  All,              // every one of `parts` is met
  Any,              // one of `parts` is met
};
std::string_view name(GoalKind kind);
std::optional<GoalKind> goal_kind(std::string_view name);

struct Goal {
  GoalKind kind = GoalKind::Win;
  std::optional<SquareRef> square;
  std::optional<std::uint8_t> role;
  std::vector<Goal> parts;
  int least = 10;
};

/// Readers refuse deeper goals, so that evaluating one needs no bound of its own.
inline constexpr int kMaxGoalDepth = 4;

/// Is the goal met by `move`, played in `before`? Precondition: the move is legal.
template <Rules G>
bool met(const Goal& goal, const typename G::Position& before, typename G::Move move);

}  // namespace luatco::teach

#include "luatco/teach/goal_met.h"
