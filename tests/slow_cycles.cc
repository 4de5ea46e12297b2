#include "tests/slow_cycles.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <set>

namespace slow_xiangqi {
namespace {

bool is_red(char man) { return std::isupper(static_cast<unsigned char>(man)) != 0; }
char kind(char man) { return static_cast<char>(std::toupper(static_cast<unsigned char>(man))); }
int number(Point p) { return p.rank * 9 + p.file; }
Point point(int number) { return {number % 9, number / 9}; }

/// Who could take the general of a side, the other general down an open file included.
std::set<int> attackers_of_general(const Board& board, bool red) {
  const Point here = general_of(board, red);
  std::set<int> found;
  for (int n = 0; n < 90; ++n) {
    const char man = board.at(point(n));
    if (man == '.' || is_red(man) == red) continue;
    if (reaches(board, point(n), here)) found.insert(n);
    if (kind(man) != 'K') continue;
    Board chariot = board;  // the general looks down the file like a chariot
    chariot.at(point(n)) = red ? 'r' : 'R';
    if (point(n).file == here.file && reaches(chariot, point(n), here)) found.insert(n);
  }
  return found;
}

/// May the piece on `from` take on `to`? The general may not come under a new attack; a check that
/// stands on `now`, the board as it is, will have been answered.
bool may_take(const Board& board, Point from, Point to, const Board& now) {
  const char man = board.at(from);
  if (!reaches(board, from, to)) return false;
  Board after = board;
  after.at(to) = man;
  after.at(from) = '.';
  const std::set<int> standing = attackers_of_general(now, is_red(man));
  for (const int attacker : attackers_of_general(after, is_red(man))) {
    if (kind(man) == 'K' || !standing.contains(attacker)) return false;
  }
  return true;
}

bool has_crossed(char soldier, Point p) { return is_red(soldier) ? p.rank >= 5 : p.rank <= 4; }

bool is_threat(const Board& board, Point chaser, Point victim) {
  const char hunter = board.at(chaser);
  const char prey = board.at(victim);
  if (kind(hunter) == 'K' || kind(hunter) == 'P' || kind(prey) == 'K') return false;
  if (kind(prey) == 'P' && !has_crossed(prey, victim)) return false;
  if (!may_take(board, chaser, victim, board)) return false;
  if (kind(hunter) == kind(prey) && may_take(board, victim, chaser, board)) return false;
  if (kind(prey) == 'R' && (kind(hunter) == 'N' || kind(hunter) == 'C')) return true;
  Board taken = board;
  taken.at(victim) = hunter;
  taken.at(chaser) = '.';
  for (int n = 0; n < 90; ++n) {
    const char man = taken.at(point(n));
    if (man == '.' || is_red(man) == is_red(hunter)) continue;
    if (may_take(taken, point(n), victim, board)) return false;
  }
  return true;
}

/// The chariot stands where a horse has to pass to check.
bool held_by_horse(const Board& board, Point p) {
  if (kind(board.at(p)) != 'R') return false;
  const bool red = is_red(board.at(p));
  Board without = board;
  without.at(p) = '.';
  for (int n = 0; n < 90; ++n) {
    const char man = board.at(point(n));
    if (kind(man) != 'N' || is_red(man) == red) continue;
    const Point general = general_of(board, red);
    if (!reaches(board, point(n), general) && reaches(without, point(n), general)) return true;
  }
  return false;
}

/// Did anybody of the side to move threaten the piece on `victim`?
bool could_be_taken(const Board& board, Point victim) {
  for (int n = 0; n < 90; ++n) {
    const char man = board.at(point(n));
    if (man == '.' || is_red(man) != board.red_to_move) continue;
    if (is_threat(board, point(n), victim)) return true;
  }
  return false;
}

/// What is in both; the first time there is nothing to compare with.
std::set<int> both(const std::optional<std::set<int>>& before, const std::set<int>& now) {
  if (!before) return now;
  std::set<int> common;
  std::ranges::set_intersection(*before, now, std::inserter(common, common.end()));
  return common;
}

}  // namespace

bool gives_check(const Board& before, const Move& move) {
  const Board board = after(before, move);
  return !attackers_of_general(board, board.red_to_move).empty();
}

std::vector<Hunt> chases(const Board& before, const Move& move, bool renewed) {
  const Board board = after(before, move);
  std::vector<Hunt> found;
  for (int c = 0; c < 90; ++c) {
    const char hunter = board.at(point(c));
    if (hunter == '.' || is_red(hunter) != before.red_to_move) continue;
    for (int v = 0; v < 90; ++v) {
      const char prey = board.at(point(v));
      if (prey == '.' || is_red(prey) == before.red_to_move) continue;
      if (!is_threat(board, point(c), point(v))) continue;
      const bool moved = point(c) == move.to;
      if (!(moved && renewed) && could_be_taken(before, point(v))) continue;
      found.push_back({point(c), point(v)});
    }
  }
  return found;
}

std::string rule_cycle(const Board& start, const std::vector<Move>& moves) {
  std::vector<Board> boards = {start};
  for (const Move& move : moves) boards.push_back(after(boards.back(), move));
  std::vector<std::size_t> at;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    if (boards[i].men == boards.back().men && boards[i].red_to_move == boards.back().red_to_move) {
      at.push_back(i);
    }
  }
  if (at.size() < 3) return "continue";
  const std::size_t from = at[at.size() - 3];
  // Every man gets a name where the cycle begins and keeps it.
  std::map<int, int> name_at;
  for (int n = 0; n < 90; ++n) name_at[n] = n;
  bool checks[2] = {true, true};
  std::optional<std::set<int>> hunted[2];
  std::optional<std::set<int>> held[2];
  for (std::size_t i = from; i < moves.size(); ++i) {
    const int us = boards[i].red_to_move ? 0 : 1;
    name_at[number(moves[i].to)] = name_at[number(moves[i].from)];
    checks[us] = checks[us] && gives_check(boards[i], moves[i]);
    std::set<int> now;
    std::set<int> now_held;
    for (const Hunt& hunt : chases(boards[i], moves[i], false)) {
      now.insert(name_at[number(hunt.victim)]);
      if (held_by_horse(boards[i + 1], hunt.victim)) now_held.insert(name_at[number(hunt.victim)]);
    }
    hunted[us] = both(hunted[us], now);
    held[us] = both(held[us], now_held);
  }
  const auto weight = [&](int side) {
    if (checks[side]) return 3;
    if (held[side] && !held[side]->empty()) return 2;
    return hunted[side] && !hunted[side]->empty() ? 1 : 0;
  };
  if (weight(0) == weight(1)) return "draw";
  return weight(0) > weight(1) ? "red_loses" : "black_loses";
}

}  // namespace slow_xiangqi
