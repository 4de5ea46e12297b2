#include "luatco/chess/helpmate_walk.h"

#include <algorithm>

#include "luatco/chess/mate_material.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {

void HelpmateWalk::add(const Position& position, Move move, Index parent) {
  const auto index = static_cast<Index>(nodes_.size());
  nodes_.push_back({position, move, parent});
  open_[static_cast<std::size_t>(mate_distance(position, winner_))].push_back(index);
}

bool HelpmateWalk::find(std::uint64_t max_nodes) {
  std::size_t nearest = 0;
  while (nodes_.size() < max_nodes) {
    nearest = 0;
    while (nearest < open_.size() && open_[nearest].empty()) ++nearest;
    if (nearest == open_.size()) {
      exhausted_ = true;
      return false;
    }
    const Index at = open_[nearest].back();
    open_[nearest].pop_back();
    const Position position = nodes_[at].position;
    for (const Move move : legal_moves(position)) {
      const Position next = position.after(move);
      if (lacks_mating_material(next, winner_) || !seen_.insert(next)) continue;
      add(next, move, at);
      if (next.turn() != winner_ && next.checkers() != 0 && !has_legal_move(next)) return true;
    }
  }
  return false;
}

std::vector<Move> HelpmateWalk::line() const {
  std::vector<Move> line;
  for (Index at = static_cast<Index>(nodes_.size() - 1); nodes_[at].parent != kNoParent;
       at = nodes_[at].parent) {
    line.push_back(nodes_[at].move);
  }
  std::ranges::reverse(line);
  return line;
}

}  // namespace luatco::chess
