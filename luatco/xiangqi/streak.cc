#include "luatco/xiangqi/streak.h"

#include <algorithm>

namespace luatco::xiangqi {
namespace {

/// Pieces of the side that made `ply`, seen one of its plies earlier.
PointSet earlier(const History& history, std::size_t ply, PointSet pieces) {
  return carried_back(pieces, history.move(ply));
}

int limit_for(int pieces, const Rulebook& rulebook) {
  return rulebook.streak * std::min(pieces, rulebook.streak_pieces);
}

/// Walks back from `ply`. `used(n, victim)` are the pieces that take part in ply n, where they
/// stand after it; the streak ends where there are none. No piece comes back to the board, so every
/// piece of the streak still stands in its earliest position.
template <class Used>
Streak walk(const History& history, std::size_t ply, Conduct kind, PointSet victim,
            const Rulebook& rulebook, Used used) {
  Streak streak;
  streak.kind = kind;
  streak.last = ply;
  if (victim.any()) streak.victim = first(victim);
  PointSet pieces;
  for (std::size_t n = ply;; n -= 2) {
    const PointSet now = used(n, victim);
    if (now.empty()) break;
    pieces |= now;
    ++streak.count;
    streak.first = n;
    if (n < 3) break;
    victim = carried_back(victim, history.move(n - 1));
    pieces = earlier(history, n, pieces);
  }
  streak.pieces = count(pieces);
  streak.limit = limit_for(streak.pieces, rulebook);
  return streak;
}

PointSet chasers_of(const Chases& chases, PointSet victim) {
  PointSet chasers;
  for (const Chase& chase : chases) {
    if (contains(victim, chase.victim)) chasers |= bit(chase.chaser);
  }
  return chasers;
}

/// Could a streak that is too long end with `ply`? Not where one of the last seven plies of the
/// side is a rest. The newest is looked at first: a rest there spares the look for six more plies.
bool worth_a_look(const History& history, std::size_t ply, const Rulebook& rulebook) {
  if (ply < earliest_too_long(history.last_known_rest(ply), rulebook)) return false;
  for (std::size_t back = 0; back < shortest_too_long(rulebook); ++back) {
    if (history.is_rest(ply - 2 * back)) return false;
  }
  return true;
}

/// What counts against a side whose last ply was `ply`, where it has more than, or just what, is
/// allowed.
template <class Faulty>
Streak fault(const History& history, std::size_t ply, const Rulebook& rulebook, Faulty faulty) {
  if (const Streak checks = checks_until(history, ply, rulebook); faulty(checks)) return checks;
  if (const Streak chases = chases_until(history, ply, rulebook); faulty(chases)) return chases;
  return {};
}

}  // namespace

Streak checks_until(const History& history, std::size_t ply, const Rulebook& rulebook) {
  return walk(history, ply, Conduct::PerpetualCheck, {}, rulebook,
              [&](std::size_t n, PointSet) { return history.at(n).checkers(); });
}

Streak chases_until(const History& history, std::size_t ply, const Rulebook& rulebook) {
  Streak worst;
  PointSet victims;
  const Nature nature = history.nature(ply);
  for (const Chase& chase : nature.chases) victims |= bit(chase.victim);
  for (const Point victim : points(victims)) {
    const Streak streak =
        walk(history, ply, Conduct::PerpetualChase, bit(victim), rulebook,
             [&](std::size_t n, PointSet at) { return chasers_of(history.nature(n).chases, at); });
    if (streak.count - streak.limit > worst.count - worst.limit || worst.count == 0) worst = streak;
  }
  return worst;
}

std::optional<StreakRuling> judge_streaks(const History& history, const Rulebook& rulebook) {
  const std::size_t ply = history.plies();
  if (ply == 0 || !worth_a_look(history, ply, rulebook)) return std::nullopt;
  StreakRuling ruling;
  const auto us = luatco::index(history.mover(ply));
  ruling.streaks[us] =
      fault(history, ply, rulebook, [](const Streak& streak) { return streak.exceeds(); });
  if (ruling.streaks[us].count == 0) return std::nullopt;
  if (ply > 1) {
    ruling.streaks[us ^ 1] =
        fault(history, ply - 1, rulebook, [](const Streak& streak) { return streak.at_limit(); });
  }
  return ruling;
}

}  // namespace luatco::xiangqi
