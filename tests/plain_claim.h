// A reason as it is claimed: the position and its record, what was tried, and the named facts.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/plain_board.h"

namespace plain {

using Moves = std::set<std::pair<int, int>>;

struct Step {
  Board before;
  int from, to;
  int rook;  // castled with, or -1
};

struct Claim {
  Claim(const std::string& fen, const std::string& moves, const std::string& attempt,
        const std::string& reason);

  Board b;
  std::vector<Step> record;
  std::map<std::string, std::vector<std::string>> facts;
  std::string id, text;
  int from = -1, to = -1;  // of the attempt; of a reason without attempt its own from and to
  char p = '?';            // kind of the own man on `from`
  char promotes = 0;       // kind
  int rook = -1;           // of an attempt to castle

  [[nodiscard]] std::string one(const std::string& name) const;  // "" unless exactly one
  [[nodiscard]] int sq(const std::string& name) const { return square(one(name)); }
  [[nodiscard]] char man(const std::string& name) const;
  [[nodiscard]] std::vector<int> list(const std::string& name) const;
  [[nodiscard]] Moves moves(const std::string& name) const;
  [[nodiscard]] const Step* step() const;  // at "ply"; nullptr: no such ply

  /// What any reason must get right about its facts, whatever its id; "" where it does.
  [[nodiscard]] std::string wrong_facts() const;

  [[nodiscard]] int attacker() const { return sq("attacker_at"); }
  [[nodiscard]] int blocker() const { return sq("blocker_at"); }
  /// Where castling takes the king. Precondition: rook >= 0.
  [[nodiscard]] int king_to() const { return rank(from) * 8 + (rook > from ? 6 : 2); }
  [[nodiscard]] std::vector<int> checkers() const { return b.attackers(b.king()); }
  /// The attacker attacks the king of the side to move; after the attempt.
  [[nodiscard]] bool seen_now() const { return b.sees(attacker(), b.king()); }
  [[nodiscard]] bool seen_after() const;
  /// A man other than the king could go there but for its king.
  [[nodiscard]] bool other_man() const { return p != 'K' && b.reaches(from, to); }
  [[nodiscard]] bool opens_line() const { return other_man() && !seen_now() && seen_after(); }
};

bool has(const std::vector<int>& list, int s);
/// The legal moves (castling apart) that capture a checker 'c', run 'r' or block 'b'; en passant
/// 'e'; all '*'.
Moves legal(const Claim& c, char what);

using Rules = std::map<std::string, bool (*)(const Claim&)>;
const Rules& castling_rules();
const Rules& way_rules();

}  // namespace plain
