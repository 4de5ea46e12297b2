// What an engine is asked, and what came of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "luatco/core/score.h"
#include "luatco/uci/profile.h"

namespace luatco::engine {

/// A position and what is asked about it. All moves are in the game's coordinates, castling in
/// Chess960 as the king takes the rook.
struct Question {
  std::string fen;
  std::vector<std::string> moves;   // played from there
  std::vector<std::string> legal;   // all legal moves after them; never empty
  std::vector<std::string> banned;  // legal on the board, and against a law of repetition
  Limits limits;
  std::optional<Clocks> clocks;
};

struct Thought {
  std::string move;     // one of the question's legal moves
  bool banned = false;  // it was told not to play it, and does
  std::optional<Score> score;
  int depth = 0;
  std::uint64_t nodes = 0;
  std::vector<std::string>
      line;            // it expects; begins with `move` where it is of one mind. Unjudged
  bool draws = false;  // it offers a draw
  bool resigns = false;
  bool late = false;  // it had to be told to stop
};

}  // namespace luatco::engine
