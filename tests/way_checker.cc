// Why a whole way out of check is shut: the part of the refusal checker that has no attempt.
#include <cstdlib>

#include "tests/plain_claim.h"

namespace plain {
namespace {

using C = const Claim&;

std::vector<int> around(int king) {
  std::vector<int> found;
  for (int s = 0; s < 64; ++s) {
    const bool near = std::abs(file(s) - file(king)) <= 1 && std::abs(rank(s) - rank(king)) <= 1;
    if (near && s != king) found.push_back(s);
  }
  return found;
}
bool one_checker(C c) { return c.checkers() == std::vector<int>{c.attacker()}; }
bool checker_is(C c, const std::string& kinds) {
  return one_checker(c) && kinds.find(kind(c.b.piece(c.attacker()))) != std::string::npos;
}
bool double_check(C c) { return c.checkers().size() > 1 && c.list("list") == c.checkers(); }
std::vector<int> line(C c) { return between(c.checkers()[0], c.b.king()); }
bool reached(C c, const std::vector<int>& targets, bool by_king) {
  for (int s = 0; s < 64; ++s) {
    for (const int t : targets) {
      if (c.b.own(s) && (by_king || s != c.b.king()) && c.b.reaches(s, t)) return true;
    }
  }
  return false;
}
/// En passant would take the checker.
bool takes_in_passing(C c, int from) {
  const int taken = c.b.passed < 0 ? -1 : c.b.taken_in_passing(from, c.b.passed);
  return taken >= 0 && c.b.own(from) && has(c.checkers(), taken);
}
bool any_takes_in_passing(C c) {
  for (int s = 0; s < 64; ++s) {
    if (takes_in_passing(c, s)) return true;
  }
  return false;
}
bool captures(C c) {
  return has(c.checkers(), c.to) || (c.to == c.b.passed && takes_in_passing(c, c.from));
}
bool sorted_equal(std::vector<int> a, const std::vector<int>& b) {
  for (const int s : b) {
    if (std::erase(a, s) != 1) return false;
  }
  return a.empty();
}

}  // namespace

const Rules& way_rules() {
  static const Rules rules = {
      {"chess.way.run.no_safe_square",
       [](C c) {
         return !c.checkers().empty() && legal(c, 'r').empty() &&
                sorted_equal(c.list("list"), around(c.b.king()));
       }},
      {"chess.way.block.double_check", [](C c) { return double_check(c); }},
      {"chess.way.block.knight", [](C c) { return checker_is(c, "N"); }},
      {"chess.way.block.pawn", [](C c) { return checker_is(c, "P"); }},
      {"chess.way.block.adjacent",
       [](C c) { return checker_is(c, "BRQ") && between(c.attacker(), c.b.king()).empty(); }},
      {"chess.way.block.nobody",
       [](C c) {
         return checker_is(c, "BRQ") && !c.list("list").empty() && !reached(c, line(c), false) &&
                sorted_equal(c.list("list"), line(c));
       }},
      {"chess.way.block.pinned",
       [](C c) {
         return c.checkers().size() == 1 && has(line(c), c.to) && !captures(c) && c.opens_line() &&
                legal(c, 'b').empty();
       }},
      {"chess.way.capture.double_check",
       [](C c) { return double_check(c) && legal(c, 'c').empty(); }},
      {"chess.way.capture.nobody",
       [](C c) {
         return one_checker(c) && !reached(c, c.checkers(), true) && !any_takes_in_passing(c);
       }},
      {"chess.way.capture.pinned",
       [](C c) {
         return c.checkers().size() == 1 && captures(c) && c.opens_line() && legal(c, 'c').empty();
       }},
      {"chess.way.capture.protected",
       [](C c) {
         return c.checkers() == std::vector<int>{c.to} && c.from == c.b.king() &&
                c.b.reaches(c.from, c.to) && c.seen_after() && legal(c, 'c').empty();
       }},
      {"chess.way.only_en_passant",
       [](C c) {
         return !legal(c, '*').empty() && legal(c, '*') == legal(c, 'e') &&
                c.moves("moves") == legal(c, 'e');
       }},
  };
  return rules;
}

}  // namespace plain
