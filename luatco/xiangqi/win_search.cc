#include "luatco/xiangqi/win_search.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "luatco/xiangqi/can_win.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/seen_positions.h"

namespace luatco::xiangqi {
namespace {

/// How many positions of each ply are followed, and for how many plies.
constexpr std::size_t kWidth = 96;
constexpr int kMaxPlies = 120;

struct Step {
  std::uint32_t parent;
  Move move;
};
template <class Steps>
std::vector<Move> line_to(const Steps& steps, std::uint32_t at) {
  std::vector<Move> line;
  for (; at != 0; at = steps[at].parent) line.push_back(steps[at].move);
  std::ranges::reverse(line);
  return line;
}

struct Candidate {
  Position position;
  std::uint32_t step;
  int distance;  // smaller is nearer to the win
};

/// What is left to do: moves of the loser to be taken away, his men to be captured, attackers to be
/// brought near his general.
int distance(const Position& p, Side winner) {
  const Side loser = other(winner);
  const bool asked = p.turn() == loser;
  const bool checked = !asked && p.checkers().any();
  int left = checked ? 40 : count_legal_moves(asked ? p : p.passed());
  left = left * 8 + count(p.pieces(loser)) * 6;
  const Point general = p.general(loser);
  const PointSet attackers = p.pieces(winner) & ~p.pieces(Role::Advisor) &
                             ~p.pieces(Role::Elephant) & ~p.pieces(Role::General);
  for (const Point from : points(attackers)) {
    left += std::abs(file_of(from) - file_of(general)) +
            std::abs(rank_of(from) - rank_of(general)) - 10;
  }
  return left + 2 * std::abs(file_of(p.general(winner)) - file_of(general));
}

}  // namespace

std::vector<Move> find_win(const Position& position, Side winner, std::uint64_t max_nodes,
                           std::uint64_t& nodes) {
  std::vector<Step> steps = {{0, {}}};
  std::vector<Candidate> beam = {{position, 0, 0}};
  SeenPositions seen;
  seen.insert(position);
  for (int ply = 0; ply < kMaxPlies && !beam.empty(); ++ply) {
    std::vector<Candidate> next;
    for (const Candidate& candidate : beam) {
      for (const Move move : legal_moves(candidate.position)) {
        if (nodes >= max_nodes) return {};
        ++nodes;
        const Position after = candidate.position.after(move);
        if (!seen.insert(after)) continue;
        const auto step = static_cast<std::uint32_t>(steps.size());
        steps.push_back({candidate.step, move});
        if (!has_legal_move(after)) {
          if (after.turn() != winner) return line_to(steps, step);
          continue;
        }
        next.push_back({after, step, distance(after, winner)});
      }
    }
    const std::size_t kept = std::min(kWidth, next.size());
    std::partial_sort(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(kept), next.end(),
                      [](const Candidate& a, const Candidate& b) {
                        return a.distance != b.distance ? a.distance < b.distance : a.step < b.step;
                      });
    next.resize(kept, beam.front());
    beam = std::move(next);
  }
  return {};
}

Exhausted visit_all(const Position& position, Side winner, std::uint64_t max_nodes,
                    std::uint64_t& nodes) {
  Exhausted out;
  std::vector<Step> steps = {{0, {}}};
  std::vector<Position> level = {position};
  std::uint32_t first_of_level = 0;
  SeenPositions seen;
  seen.insert(position);
  while (!level.empty()) {
    std::vector<Position> next;
    const auto first_of_next = static_cast<std::uint32_t>(steps.size());
    for (std::size_t i = 0; i < level.size(); ++i) {
      for (const Move move : legal_moves(level[i])) {
        if (nodes >= max_nodes || steps.size() >= kMaxKept) return out;
        ++nodes;
        const Position after = level[i].after(move);
        if (!seen.insert(after)) continue;
        const auto step = static_cast<std::uint32_t>(steps.size());
        steps.push_back({first_of_level + static_cast<std::uint32_t>(i), move});
        if (after.turn() != winner && !has_legal_move(after)) {
          out.answer = CanWin::Yes;
          out.line = line_to(steps, step);
          return out;
        }
        next.push_back(after);
      }
    }
    first_of_level = first_of_next;
    level = std::move(next);
  }
  out.answer = CanWin::No;
  return out;
}

}  // namespace luatco::xiangqi
