// A quick look for a helpmate: always go on from the position that seems nearest to a mate.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "luatco/chess/mate_distance.h"
#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/chess/seen_positions.h"

namespace luatco::chess {

class HelpmateWalk {
 public:
  HelpmateWalk(const Position& start, Side winner) : winner_(winner) { add(start, {}, kNoParent); }

  /// True when a mate was found within so many positions; line() leads to it. Precondition: the
  /// start is no mate.
  bool find(std::uint64_t max_nodes);
  /// Every position that can arise was visited, without a mate.
  [[nodiscard]] bool exhausted() const { return exhausted_; }

  [[nodiscard]] std::vector<Move> line() const;
  [[nodiscard]] std::uint64_t nodes() const { return nodes_.size(); }

 private:
  using Index = std::uint32_t;
  static constexpr Index kNoParent = ~Index{0};
  struct Node {
    Position position;
    Move move;
    Index parent;
  };
  void add(const Position& position, Move move, Index parent);

  Side winner_;
  std::vector<Node> nodes_;
  std::array<std::vector<Index>, kFarFromMate + 1> open_;  // by distance; the newest goes first
  SeenPositions seen_;
  bool exhausted_ = false;
};

}  // namespace luatco::chess
