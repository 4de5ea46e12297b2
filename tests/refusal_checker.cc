#include "tests/refusal_checker.h"

#include <cctype>
#include <cstdlib>

#include "tests/plain_claim.h"

namespace plain {
namespace {

using C = const Claim&;

int dx(C c) { return std::abs(file(c.to) - file(c.from)); }
int ahead(C c) { return (rank(c.to) - rank(c.from)) * (c.b.white_to_move ? 1 : -1); }
int row(C c, int s) { return c.b.white_to_move ? rank(s) : 7 - rank(s); }
/// The blocker is the first man of the path.
bool first_met(C c, const std::vector<int>& path) {
  for (const int s : path) {
    if (c.b.piece(s) != '.') return s == c.blocker();
  }
  return false;
}

bool promoting(C c) { return c.from != c.to && c.promotes != 0; }

// --- en passant ---------------------------------------------------------------------------------
int beside(C c) { return rank(c.from) * 8 + file(c.to); }
bool diagonal_to_nothing(C c) {
  return c.p == 'P' && ahead(c) == 1 && dx(c) == 1 && c.b.piece(c.to) == '.' && c.to != c.b.passed;
}
bool pawn_beside(C c) {
  return row(c, c.from) == 4 && c.b.enemy(beside(c)) && kind(c.b.piece(beside(c))) == 'P';
}
/// The pawn beside came there by (or without) a double step, as the record or its start tells.
bool missed(C c, bool doubled) {
  if (!diagonal_to_nothing(c) || !pawn_beside(c) || c.blocker() != beside(c)) return false;
  const Step* last = nullptr;
  for (const Step& s : c.record) last = s.to == beside(c) ? &s : last;
  if (last != c.step()) return false;
  if (last == nullptr) return doubled == (!c.record.empty() && c.record[0].before.passed == c.to);
  return doubled == (std::abs(last->to - last->from) == 16);
}

// --- the king -----------------------------------------------------------------------------------
/// A step of the king onto a square the attacker attacks.
bool king_step(C c) {
  return c.p == 'K' && c.rook < 0 && c.b.reaches(c.from, c.to) && c.seen_after();
}
bool along_check(C c) {
  return c.b.sees(c.attacker(), c.from) && aligned(c.attacker(), c.to) &&
         (has(between(c.attacker(), c.from), c.to) || has(between(c.attacker(), c.to), c.from));
}
bool by_king(C c) { return kind(c.man("attacker")) == 'K'; }

// --- text -------------------------------------------------------------------------------------
bool two_squares(C c) { return c.from >= 0 && c.to >= 0; }
/// The squares of the men named that may go to the square named.
std::vector<int> men_reaching(C c) {
  std::vector<int> found;
  for (int s = 0; s < 64; ++s) {
    const bool named = c.b.own(s) && c.b.piece(s) == c.man("piece");
    if (named && c.b.legal(s, c.sq("to"))) found.push_back(s);
  }
  return found;
}

const Rules kRules = {
    {"chess.input.unreadable",
     [](C c) { return !two_squares(c) && c.facts.contains("text") && c.one("text") == c.text; }},
    {"chess.input.off_board",
     [](C c) {
       const std::string said = c.one("text");
       return said.size() == 2 && square(said) < 0 && c.text.find(said) % 2 == 0;
     }},
    {"chess.input.ambiguous",
     [](C c) { return c.list("list").size() > 1 && c.list("list") == men_reaching(c); }},
    {"chess.input.no_piece_reaches",
     [](C c) { return !two_squares(c) && c.sq("to") >= 0 && men_reaching(c).empty(); }},
    {"chess.game.over",
     [](C c) {
       return legal(c, '*').empty() &&
              c.one("text") ==
                  (c.checkers().empty() ? "chess.result.stalemate" : "chess.result.checkmate");
     }},
    {"chess.from.empty", [](C c) { return c.b.piece(c.from) == '.' && c.sq("from") == c.from; }},
    {"chess.turn.opponent_piece",
     [](C c) {
       return c.b.enemy(c.from) && c.one("other") != c.one("side") && c.one("other") != "";
     }},
    {"chess.to.same_square", [](C c) { return c.b.own(c.from) && c.from == c.to; }},
    {"chess.to.own_piece",
     [](C c) { return c.from != c.to && c.b.own(c.to) && c.blocker() == c.to && c.rook < 0; }},
    {"chess.to.king",
     [](C c) { return c.b.enemy(c.to) && kind(c.b.piece(c.to)) == 'K' && c.blocker() == c.to; }},
    {"chess.rook.not_straight",
     [](C c) { return c.p == 'R' && c.from != c.to && dx(c) != 0 && ahead(c) != 0; }},
    {"chess.bishop.not_diagonal",
     [](C c) { return c.p == 'B' && c.from != c.to && dx(c) != std::abs(ahead(c)); }},
    {"chess.queen.not_on_line",
     [](C c) { return c.p == 'Q' && c.from != c.to && !aligned(c.from, c.to); }},
    {"chess.knight.not_l",
     [](C c) { return c.p == 'N' && c.from != c.to && dx(c) * std::abs(ahead(c)) != 2; }},
    {"chess.king.too_far",
     [](C c) { return c.p == 'K' && c.rook < 0 && (dx(c) > 1 || std::abs(ahead(c)) > 1); }},
    {"chess.path.blocked",
     [](C c) {
       const bool straight = dx(c) == 0 || ahead(c) == 0;
       const bool shape = c.p == 'Q' || (c.p == 'R' && straight) || (c.p == 'B' && !straight);
       return shape && first_met(c, between(c.from, c.to));
     }},
    {"chess.pawn.backward", [](C c) { return c.p == 'P' && ahead(c) < 0; }},
    {"chess.pawn.sideways", [](C c) { return c.p == 'P' && ahead(c) == 0 && dx(c) != 0; }},
    {"chess.pawn.double_not_first",
     [](C c) { return c.p == 'P' && ahead(c) == 2 && dx(c) == 0 && row(c, c.from) != 1; }},
    {"chess.pawn.not_a_pawn_move",
     [](C c) { return c.p == 'P' && ahead(c) > 0 && ahead(c) + dx(c) > 2; }},
    {"chess.pawn.blocked",
     [](C c) { return c.p == 'P' && ahead(c) == 1 && dx(c) == 0 && first_met(c, {c.to}); }},
    {"chess.pawn.double_blocked",
     [](C c) {
       return c.p == 'P' && ahead(c) == 2 && dx(c) == 0 &&
              first_met(c, {(c.from + c.to) / 2, c.to});
     }},
    {"chess.pawn.nothing_to_take", [](C c) { return diagonal_to_nothing(c) && !pawn_beside(c); }},
    {"chess.en_passant.too_late", [](C c) { return missed(c, true); }},
    {"chess.en_passant.not_double", [](C c) { return missed(c, false); }},
    {"chess.en_passant.exposes_king",
     [](C c) {
       const int taken = c.b.taken_in_passing(c.from, c.to);
       return c.opens_line() && has(between(c.b.king(), c.attacker()), taken);
     }},
    {"chess.promotion.choose",
     [](C c) { return c.other_man() && c.p == 'P' && row(c, c.to) == 7 && c.promotes == 0; }},
    {"chess.promotion.bad_piece",
     [](C c) {
       return promoting(c) && c.p == 'P' && (c.promotes == 'K' || c.promotes == 'P') &&
              kind(c.man("piece")) == c.promotes && white(c.man("piece")) == c.b.white_to_move;
     }},
    {"chess.promotion.not_last_rank",
     [](C c) { return promoting(c) && c.p == 'P' && row(c, c.to) != 7; }},
    {"chess.promotion.not_a_pawn", [](C c) { return promoting(c) && c.p != 'P' && c.p != '?'; }},
    {"chess.king.takes_protected",
     [](C c) { return king_step(c) && c.b.enemy(c.to) && c.blocker() == c.to; }},
    {"chess.king.next_to_king", [](C c) { return king_step(c) && by_king(c); }},
    {"chess.king.same_line", [](C c) { return king_step(c) && along_check(c); }},
    {"chess.king.into_attack",
     [](C c) { return king_step(c) && !by_king(c) && !along_check(c) && c.b.piece(c.to) == '.'; }},
    {"chess.check.double",
     [](C c) {
       return c.other_man() && c.checkers().size() > 1 && c.list("list") == c.checkers();
     }},
    {"chess.check.not_answered",
     [](C c) {
       return c.other_man() && c.checkers() == std::vector<int>{c.attacker()} && c.seen_after() &&
              c.moves("run") == legal(c, 'r') && c.moves("block") == legal(c, 'b') &&
              c.moves("capture") == legal(c, 'c');
     }},
    {"chess.pin.exposes_king",
     [](C c) {
       const int taken = c.b.taken_in_passing(c.from, c.to);
       const auto line = between(c.b.king(), c.attacker());
       return c.opens_line() && has(line, c.from) && !has(line, taken);
     }},
};

}  // namespace

std::string refuted(const std::string& fen, const std::string& moves, const std::string& attempt,
                    const std::string& reason) {
  const Claim claim(fen, moves, attempt, reason);
  if (const std::string wrong = claim.wrong_facts(); !wrong.empty()) return wrong;
  for (const Rules* rules : {&kRules, &castling_rules(), &way_rules()}) {
    const auto rule = rules->find(claim.id);
    if (rule != rules->end()) return rule->second(claim) ? "" : claim.id + " is not so";
  }
  return "unknown id";
}

}  // namespace plain
