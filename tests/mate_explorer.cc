#include "tests/mate_explorer.h"

#include <deque>
#include <set>
#include <string>

namespace mate_explorer {

std::optional<Answer> explore(const slow_chess::Board& start, bool white_mates, std::size_t limit) {
  const auto without_counters = [](slow_chess::Board board) {
    board.halfmove_clock = 0;
    board.fullmove_number = 1;
    return board;
  };
  std::deque<slow_chess::Board> open{without_counters(start)};
  std::set<std::string> seen{slow_chess::write(open.front())};
  while (!open.empty()) {
    const slow_chess::Board board = open.front();
    open.pop_front();
    const auto moves = slow_chess::legal_moves(board);
    if (moves.empty() && slow_chess::in_check(board) && board.white_to_move != white_mates) {
      return Answer{.can_mate = true, .positions = seen.size()};
    }
    for (const slow_chess::Move& move : moves) {
      const slow_chess::Board next = without_counters(slow_chess::after(board, move));
      if (!seen.insert(slow_chess::write(next)).second) continue;
      if (seen.size() > limit) return std::nullopt;
      open.push_back(next);
    }
  }
  return Answer{.can_mate = false, .positions = seen.size()};
}

}  // namespace mate_explorer
