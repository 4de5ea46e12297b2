// One exercise: a position, what is asked, and who answers. Plain data; a lesson is a list of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/core/evidence.h"
#include "luatco/core/rules.h"
#include "luatco/teach/goal.h"

namespace luatco::teach {

/// How the pupil answers.
enum class Input : std::uint8_t {
  Move,    // plays until the goal is met
  Tap,     // touches every square that the question means
  Choose,  // says of a move whether it is allowed, and if not, why
  SetUp,   // puts the men where they belong
  Rule,    // says how the arbiter rules: who has won, a draw, a claim, or that it goes on
};
std::optional<Input> input(std::string_view name);

/// Who plays the other side.
enum class Opponent : std::uint8_t {
  None,    // nobody: the pupil moves again
  Script,  // the moves written in the item
  Best,    // whatever defends longest: the goal must be forced
};
std::optional<Opponent> opponent(std::string_view name);

/// What is to be tapped; the squares are the core's to find.
enum class Tap : std::uint8_t {
  Targets,    // where the man on `square` may go
  Captures,   // what the man on `square` may take
  Attackers,  // the men that attack the side to move's king: who gives check
  Movers,     // the men of the side to move that can move at all
  Takers,     // the men of the side to move that can take what stands on `square`
  Pieces,     // the men of `role`, of both sides
};
std::string_view name(Tap tap);
std::optional<Tap> tap(std::string_view name);

inline constexpr int kMaxMovesOfItem = 8;

template <Rules G>
struct Item {
  typename G::Position start;
  Input input = Input::Move;
  // Move
  Goal goal;
  int moves = 1;  // the pupil's, at most
  Opponent opponent = Opponent::Best;
  std::vector<std::string> script;
  // Tap
  Tap tap = Tap::Targets;
  std::optional<SquareRef> square;
  std::optional<std::uint8_t> role;
  // Choose
  std::string attempt;
};

}  // namespace luatco::teach
