// The search for a series of moves that mates with the opponent's help. Iterative deepening in
// which promising moves cost no depth and unpromising ones cost more (Ambrona, FUN 2022).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/chess/seen_positions.h"

namespace luatco::chess {

class Helpmate {
 public:
  Helpmate(const Position& root, Side winner) : root_(root), winner_(winner) {}

  /// What the search found.
  enum class Verdict : std::uint8_t {
    Found,      // line() mates
    Exhausted,  // every line was followed to its end: there is no mate
    Unknown,    // a bound was reached
  };

  /// Deepens until one of these holds or `max_nodes` positions were looked at.
  Verdict search(std::uint64_t max_nodes);

  [[nodiscard]] const std::vector<Move>& line() const { return line_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  enum class Worth : std::uint8_t { Progress, Plain, Setback };

  Verdict deepen(std::uint64_t nodes_per_depth, std::uint64_t max_nodes);
  bool mates(const Position& position, int depth, bool after_progress);
  [[nodiscard]] Worth worth(const Position& position, Move move) const;
  [[nodiscard]] Worth worth_for_winner(const Position& position, Move move, Role role) const;
  [[nodiscard]] Worth worth_for_loser(const Position& position, Move move, Role role) const;
  /// Finds the bishops' ways to the mating corner past men that never move, and moves at the root
  /// after which mate is proved impossible.
  void guide();
  [[nodiscard]] bool nears_target(const Position& position, Move move, Role role) const;

  const Position root_;
  const Side winner_;
  std::vector<Move> line_;
  SeenPositions seen_;
  bool cut_ = false;  // some branch was left because of a bound
  int max_depth_ = 0;
  std::uint64_t node_limit_ = 0;
  std::uint64_t nodes_ = 0;
  std::optional<std::array<std::uint8_t, 64>> bishop_steps_;  // to the mating corner, once guided
  std::vector<Move> hopeless_;  // at the root's men; moves punished wherever they recur
};

/// Do the men here mate only into this corner's colour? True: dark (a1, h8), false: light.
bool mates_in_dark_corner(const Position& position, Side winner);

}  // namespace luatco::chess
