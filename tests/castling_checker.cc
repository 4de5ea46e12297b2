// The conditions of castling: a part of the refusal checker.
#include <cstdlib>

#include "tests/plain_claim.h"

namespace plain {
namespace {

using C = const Claim&;

bool own_rook(C c, int s) { return c.b.own(s) && kind(c.b.piece(s)) == 'R'; }
bool no_right(C c) { return c.rook >= 0 && !c.b.rights.contains(c.rook); }
enum class Loss { King, Rook, Captured };
bool lost_by(C c, const Step& s, Loss how) {
  const char man = s.before.piece(s.from);
  const bool ours = s.before.white_to_move == c.b.white_to_move;
  if (how == Loss::Captured) return !ours && s.to == c.rook && kind(s.before.piece(s.to)) == 'R';
  if (!ours) return false;
  if (how == Loss::King) return kind(man) == 'K';
  const int rook_to = s.rook < 0 ? -1 : rank(s.from) * 8 + (s.rook > s.from ? 5 : 3);
  return s.rook >= 0 ? s.rook == c.rook || rook_to == c.rook
                     : kind(man) == 'R' && (s.from == c.rook || s.to == c.rook);
}
/// The right was lost that way at the ply named, and not that way before.
bool lost_at_ply(C c, Loss how) {
  if (!no_right(c) || c.sq("target") != c.rook || c.step() == nullptr) return false;
  for (const Step& s : c.record) {
    if (lost_by(c, s, how)) return &s == c.step();
  }
  return false;
}
bool nothing_recorded(C c) {
  for (const Step& s : c.record) {
    for (const Loss how : {Loss::King, Loss::Rook, Loss::Captured}) {
      if (lost_by(c, s, how)) return false;
    }
  }
  return true;
}
bool in_the_way(C c) {
  const int rook_to = rank(c.from) * 8 + (c.rook > c.from ? 5 : 3);
  const int at = c.blocker();
  const bool path = has(between(c.from, c.rook), at) || has(between(c.from, c.king_to()), at) ||
                    has(between(c.rook, rook_to), at) || at == c.king_to() || at == rook_to;
  return path && at != c.from && at != c.rook && c.b.piece(at) != '.';
}
bool crossing_seen(C c) {
  Board lifted = c.b;
  lifted.at[static_cast<std::size_t>(c.from)] = '.';
  return has(between(c.from, c.king_to()), c.sq("crossed")) &&
         lifted.sees(c.attacker(), c.sq("crossed"));
}
bool arrival_seen(C c) {
  const Board after = c.b.moved(c.from, c.rook);
  return after.enemy(c.attacker()) && after.sees(c.attacker(), c.king_to());
}

}  // namespace

const Rules& castling_rules() {
  static const Rules rules = {
      {"chess.castling.in_check", [](C c) { return c.rook >= 0 && c.seen_now(); }},
      {"chess.castling.king_moved", [](C c) { return lost_at_ply(c, Loss::King); }},
      {"chess.castling.rook_moved", [](C c) { return lost_at_ply(c, Loss::Rook); }},
      {"chess.castling.rook_captured", [](C c) { return lost_at_ply(c, Loss::Captured); }},
      {"chess.castling.no_rook",
       [](C c) { return no_right(c) && !own_rook(c, c.rook) && c.blocker() == c.rook; }},
      {"chess.castling.right_gone",
       [](C c) {
         return no_right(c) && c.sq("target") == c.rook && own_rook(c, c.rook) &&
                nothing_recorded(c);
       }},
      {"chess.castling.path_blocked", [](C c) { return own_rook(c, c.rook) && in_the_way(c); }},
      {"chess.castling.through_attack",
       [](C c) { return own_rook(c, c.rook) && crossing_seen(c); }},
      {"chess.castling.into_attack", [](C c) { return own_rook(c, c.rook) && arrival_seen(c); }},
  };
  return rules;
}

}  // namespace plain
