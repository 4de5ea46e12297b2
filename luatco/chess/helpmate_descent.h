// The quickest look for a helpmate: play the move that seems best, again and again, without ever
// taking one back; after some plies begin anew with another corner to mate in.
//
// Most positions of games are answered by the first descent. It works because the winner looks for
// a mate in one at every step: on the way to the corner one turns up long before the corner does.
#pragma once

#include <cstdint>
#include <vector>

#include "luatco/chess/mate_corner.h"
#include "luatco/chess/move.h"
#include "luatco/chess/position.h"

namespace luatco::chess {

class HelpmateDescent {
 public:
  HelpmateDescent(const Position& start, Side winner) : start_(start), winner_(winner) {}

  /// True when a mate was found within so many positions; line() leads to it. False says nothing.
  /// The same position always gets the same answer.
  bool find(std::uint64_t max_nodes);

  [[nodiscard]] const std::vector<Move>& line() const { return line_; }
  /// Positions reached.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  bool descend(const MateCorner& corner, std::uint64_t seed, std::uint64_t max_nodes);

  const Position start_;
  const Side winner_;
  std::vector<Move> line_;
  std::uint64_t nodes_ = 0;
};

}  // namespace luatco::chess
