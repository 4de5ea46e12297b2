#include "luatco/xiangqi/tally.h"

#include <algorithm>
#include <limits>

namespace luatco::xiangqi {
namespace {

constexpr int kPliesPerMove = 2;

/// A capture, or a soldier that steps ahead and then stands across the river: neither can be
/// undone.
bool is_progress(const Position& before, const Position& after) {
  if (after.halfmove_clock() == 0) return true;
  const Side side = before.turn();
  if (before.pieces(side, Role::Soldier) == after.pieces(side, Role::Soldier)) return false;
  const Move move = move_between(before, after);
  return file_of(move.from()) == file_of(move.to()) && across_river(side, move.to());
}

}  // namespace

void Tally::rewind(std::size_t plies) {
  if (effective_.size() > plies + 1) effective_.resize(plies + 1);
}

int Tally::quiet_plies(const History& history) const {
  std::size_t last = history.plies();
  while (last > 0 && !is_progress(history.at(last - 1), history.at(last))) --last;
  return static_cast<int>(history.plies() - last);
}

std::array<int, 2> Tally::effective(const History& history) {
  while (effective_.size() <= history.plies()) {
    const std::size_t ply = effective_.size();
    std::array<int, 2> counts = effective_.back();
    if (history.is_rest(ply) && !history.is_answer(ply)) {
      ++counts[luatco::index(history.mover(ply))];
    }
    effective_.push_back(counts);
  }
  return effective_.back();
}

std::array<int, 2> Tally::without_capture(const History& history) const {
  const int plies = history.last().halfmove_clock();
  const auto last_mover = luatco::index(other(history.last().turn()));
  std::array<int, 2> moves{};
  moves[last_mover] = (plies + 1) / kPliesPerMove;
  moves[last_mover ^ 1] = plies / kPliesPerMove;
  // What was played before the first position is not known, and counts as no check.
  const std::size_t known = std::min(history.plies(), static_cast<std::size_t>(plies));
  std::array<int, 2> checks{};
  for (std::size_t back = 0; back < known; ++back) {
    const std::size_t ply = history.plies() - back;
    if (history.is_check(ply)) ++checks[luatco::index(history.mover(ply))];
  }
  for (const std::size_t side : {0U, 1U}) {
    moves[side] -= std::max(0, checks[side] - rulebook_->counted_checks);
  }
  return moves;
}

std::size_t Tally::earliest_end(std::size_t plies, const Position& last) const {
  constexpr auto never = std::numeric_limits<std::size_t>::max();
  // Nobody has made more own moves than there were, and each quiet ply went by without a capture.
  const std::size_t quiet = std::min<std::size_t>(plies, last.halfmove_clock());
  const auto in_plies = [](int moves) { return static_cast<std::size_t>(moves) * kPliesPerMove; };
  const std::size_t effective =
      rulebook_->effective_limit == 0 ? never : in_plies(rulebook_->effective_limit) - 1;
  const std::size_t progress =
      rulebook_->progress_limit == 0 ? never : plies - quiet + in_plies(rulebook_->progress_limit);
  const std::size_t total = rulebook_->total_limit == 0 ? never : in_plies(rulebook_->total_limit);
  return std::max(plies, std::min({effective, progress, total}));
}

std::string_view Tally::ending(const History& history) {
  const auto reached = [](int value, int limit) { return limit != 0 && value >= limit; };
  const int plies = static_cast<int>(history.plies());
  const int own = (plies + 1) / kPliesPerMove;
  if (reached(own, rulebook_->effective_limit)) {  // not before: nobody has made so many moves
    const auto counts = effective(history);
    if (reached(std::max(counts[0], counts[1]), rulebook_->effective_limit)) {
      return "xq.result.effective_limit";
    }
  }
  // Each of these plies went by without a capture.
  const int quiet = std::min<int>(plies, history.last().halfmove_clock());
  if (reached(quiet, rulebook_->progress_limit * kPliesPerMove) &&
      reached(quiet_plies(history), rulebook_->progress_limit * kPliesPerMove)) {
    return "xq.result.progress_limit";
  }
  if (reached(plies, rulebook_->total_limit * kPliesPerMove)) return "xq.result.total_limit";
  return {};
}

}  // namespace luatco::xiangqi
