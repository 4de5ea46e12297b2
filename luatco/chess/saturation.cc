#include "luatco/chess/saturation.h"

#include <bit>

#include "luatco/chess/attacks.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {
namespace {

constexpr Bitboard kLastRanks = rank_set(0) | rank_set(7);

Bitboard push_targets(Side side, Square from, Bitboard blockers) {
  const int up = side == kWhite ? 8 : -8;
  const auto step = [&](Bitboard set) { return (up > 0 ? set << 8 : set >> 8) & ~blockers; };
  const Bitboard one = step(bit(from));
  return relative_rank(side, from) == 1 ? one | step(one) : one;
}

/// Quiet moves of a man on an otherwise empty board with these blockers.
Bitboard quiet_targets(Piece man, Square from, Bitboard blockers) {
  return man.role == Role::Pawn ? push_targets(man.side, from, blockers)
                                : attacks(man, from, blockers);
}

/// Calls `visit(subset)` for the subsets of `set` with n squares until one returns true.
template <class Visit>
bool any_subset(Bitboard set, int n, Visit&& visit) {
  if (n > count(set)) return false;
  std::array<Square, 8> members{};
  std::size_t size = 0;
  for (const Square s : squares(set)) members[size++] = s;
  const auto build = [&](unsigned mask) {
    Bitboard subset = 0;
    for (std::size_t i = 0; i < size; ++i) {
      if ((mask >> i & 1U) != 0) subset |= bit(members[i]);
    }
    return subset;
  };
  for (unsigned mask = 0; mask < (1U << size); ++mask) {
    if (std::popcount(mask) == n && visit(build(mask))) return true;
  }
  return false;
}

}  // namespace

Saturation::Saturation(const Position& position, Side winner, const CaptureAssumption& assumption)
    : p_(position),
      winner_(winner),
      loser_(other(winner)),
      assumption_(assumption),
      one_man_left_(count(position.pieces(winner)) == 2) {
  steady_ = p_.occupied();
  clear_ = ~p_.occupied();
  for (const Square s : squares(p_.occupied())) {
    roles_[index(s)] = *p_.role_at(s);
    reach_[index(s)] = bit(s);
  }
  find_attacked();
  saturate();
}

bool Saturation::promotes(Square home) const {
  return role(home) == Role::Pawn && (reach_[index(home)] & kLastRanks) != 0;
}

Bitboard Saturation::strikes(Square home, Square from, Bitboard blockers) const {
  const Side side = contains(men(kWhite), home) ? kWhite : kBlack;
  if (promotes(home)) return queen_attacks(from, blockers) | knight_attacks(from);
  return attacks({side, role(home)}, from, blockers);
}

/// A square counts as attacked for ever when a man that is never captured attacks it from every
/// square it can stand on, past everything that could stand in between.
void Saturation::find_attacked() {
  attacked_ = {};
  guards_ = {};
  for (const Square home : squares(p_.occupied() & ~takeable_)) {
    const Side side = contains(men(kWhite), home) ? kWhite : kBlack;
    Bitboard obstacles = ~clear_;
    if (role(home) == Role::Bishop) {
      // Own bishops do not shield from each other where nobody else can ever stand: they attack on.
      obstacles &= ~(men(side) & p_.pieces(Role::Bishop) &
                     ~trodden_but_bishops_[luatco::index(side)] & ~takeable_);
    }
    Bitboard always = promotes(home) ? 0 : ~Bitboard{0};
    for (const Square from : squares(reach_[index(home)])) {
      Bitboard from_here = attacks({side, role(home)}, from, obstacles);
      if (role(home) == Role::King) from_here |= bit(from);
      always &= from_here;
    }
    guards_[index(home)] = always;
    attacked_[luatco::index(side)] |= always;
  }
}

bool Saturation::guarded(Square square, Side by, Square except) const {
  for (const Square home : squares(men(by) & ~takeable_ & ~bit(except))) {
    if (contains(guards_[index(home)], square)) return true;
  }
  return false;
}

void Saturation::saturate() {
  for (bool progress = true; progress;) {
    progress = false;
    for (const Square home : squares(p_.occupied())) progress |= grow(home);
    find_attacked();
  }
}

bool Saturation::grow(Square home) {
  const Side side = contains(men(kWhite), home) ? kWhite : kBlack;
  const Piece man{side, role(home)};
  Bitboard& reach = reach_[index(home)];
  const Bitboard before = reach;
  for (const Square from : squares(before)) {
    Bitboard targets = quiet_targets(man, from, steady_);
    // A capture of the winner's last man leads nowhere we need to look.
    if (man.role == Role::Pawn && (side == winner_ || !one_man_left_)) {
      targets |= pawn_attacks(side, from) & trodden_[luatco::index(other(side))];
    }
    reach |= permitted(home, from, targets & ~reach);
  }
  if (promotes(home)) {
    promotion_seen_ = true;
    reach |= ~(steady_ & (men(side) | p_.pieces(Role::King)));
  }

  bool progress = reach != before;
  const auto shrink = [&](Bitboard& set, Bitboard gone) {
    progress |= (set & gone) != 0;
    set &= ~gone;
  };
  const auto enlarge = [&](Bitboard& set, Bitboard more) {
    progress |= (more & ~set) != 0;
    set |= more;
  };
  progress |= spread_captures(home);  // first: it must see which men were still steady
  if (reach != bit(home)) {
    enlarge(movable_, bit(home));
    shrink(steady_, bit(home));
  }
  shrink(steady_, reach & ~bit(home) & ~p_.pieces(Role::King));
  shrink(clear_, reach);
  if (man.role != Role::King) {
    enlarge(trodden_[luatco::index(side)], reach);
    if (man.role != Role::Bishop) enlarge(trodden_but_bishops_[luatco::index(side)], reach);
  } else {
    enlarge(trodden_but_bishops_[luatco::index(side)], reach);
  }
  return progress;
}

/// Marks the enemies this man may capture: those that can stand where it can arrive by capturing.
bool Saturation::spread_captures(Square home) {
  const Side side = contains(men(kWhite), home) ? kWhite : kBlack;
  if (side == loser_ && one_man_left_) return false;
  Bitboard arrival = reach_[index(home)];
  if (role(home) == Role::Pawn && !promotes(home)) {
    Bitboard diagonal = 0;
    for (const Square from : squares(arrival)) diagonal |= pawn_attacks(side, from);
    arrival &= diagonal;
  }
  Bitboard taken = 0;
  for (const Square enemy : squares(men(other(side)) & ~p_.pieces(Role::King))) {
    if ((arrival & reach_[index(enemy)]) != 0) taken |= bit(enemy);
  }
  if (const Bitboard fixed = taken & steady_; fixed != 0 && (split_ == 0 || !promotion_seen_)) {
    split_ |= fixed;
  }
  const bool progress = (taken & ~takeable_) != 0;
  takeable_ |= taken;
  return progress;
}

/// The targets that are not impossible or pointless for the man of `home` now on `from`.
Bitboard Saturation::permitted(Square home, Square from, Bitboard targets) const {
  if (contains(assumption_.taken_at_home_only, home)) return 0;
  const Side side = contains(men(kWhite), home) ? kWhite : kBlack;
  targets &= ~(men(side) & steady_);
  targets &= ~(assumption_.not_taken_at_home & steady_);
  if (role(home) == Role::King) targets &= ~attacked_[luatco::index(other(side))];
  for (const Square to : squares(targets)) {
    const bool pointless = mates_the_winner(home, from, to) || throws_away_last_man(home, to) ||
                           (role(home) == Role::King && stalemates(from, to, side)) ||
                           way_is_shut(home, from, to);
    if (pointless) targets &= ~bit(to);
  }
  return targets;
}

/// A move of the loser that mates the winner's own king ends the game the wrong way. Shown only
/// where that king never moves, its neighbours stay guarded without the man that moved, and nobody
/// can take the checker or step between.
bool Saturation::mates_the_winner(Square home, Square from, Square to) const {
  const Square king = p_.king(winner_);
  if (contains(men(winner_), home) || !contains(steady_, king)) return false;
  const auto king_is_shut_in = [&](Square except) {
    for (const Square step : squares(king_attacks(king) & ~(men(winner_) & steady_))) {
      if (!guarded(step, loser_, except)) return false;
    }
    return true;
  };
  if (contains(strikes(home, to, ~clear_), king) && !promotes(home) &&
      !contains(trodden_[luatco::index(winner_)], to)) {
    return king_is_shut_in(home);
  }
  // Stepping off the line of another fixed man.
  const Bitboard blockers = (~clear_ & ~bit(from)) | bit(to);
  const Bitboard line = line_through(king, from);
  for (const Square checker : squares(men(loser_) & steady_ & line & ~bit(from))) {
    if (contains(strikes(checker, checker, blockers), king)) return king_is_shut_in(home);
  }
  return false;
}

/// The winner's last man gives check right beside a king that can do nothing but take it.
bool Saturation::throws_away_last_man(Square home, Square to) const {
  const Square king = p_.king(loser_);
  if (!one_man_left_ || !contains(men(winner_), home) || role(home) == Role::King) return false;
  if (!contains(steady_, king) || promotes(home)) return false;
  if (!contains(king_attacks(to), king) || !contains(strikes(home, to, ~clear_), king))
    return false;
  for (const Square step : squares(king_attacks(king) & ~(men(loser_) & steady_) & ~bit(to))) {
    if (!guarded(step, winner_, home)) return false;  // it could run after all
  }
  if ((reach_[index(p_.king(winner_))] & king_attacks(to)) == 0) return true;
  // Protected by its king it might be mate, unless a fixed man takes it.
  for (const Square taker : squares(men(loser_) & steady_ & ~bit(king))) {
    if (contains(strikes(taker, taker, ~clear_), to)) return true;
  }
  return false;
}

/// A king's step after which the other king has no step and nobody else a move: the game is over.
bool Saturation::stalemates(Square from, Square to, Side mover) const {
  const Side them = other(mover);
  const Square own_king = p_.king(mover);
  const Square king = p_.king(them);
  if ((men(them) & movable_ & ~bit(king)) != 0) return false;
  const Bitboard near = king_attacks(to) | bit(to);
  if ((king_attacks(king) & near) == 0) return false;
  // The men that seem fixed must be so without the moving king in their way.
  const Bitboard walls = steady_ & ~bit(own_king);
  for (const Square man : squares(men(them) & ~bit(king))) {
    if ((quiet_targets({them, role(man)}, man, walls) & ~(men(them) & steady_)) != 0) return false;
  }
  // Leaving `from` may open a line: that would be check, perhaps mate.
  const Bitboard blockers = ~clear_ | bit(to);
  const auto opens = [&](Bitboard open, Role slider) {
    for (const Square man : squares(
             men(mover) & (p_.pieces(slider) | p_.pieces(Role::Queen) | p_.pieces(Role::Pawn)))) {
      if (role(man) == Role::Pawn && !promotes(man)) continue;
      if ((reach_[index(man)] & open) != 0) return true;
    }
    return false;
  };
  if (opens(bishop_attacks(from, blockers) & ~blockers, Role::Bishop)) return false;
  if (opens(rook_attacks(from, blockers) & ~blockers, Role::Rook)) return false;
  const Bitboard region =
      reach_[index(king)] | (king_attacks(king) & ~attacked_[luatco::index(mover)] & ~steady_);
  return !more_than_one(region & ~near);
}

/// Is a man in the way that can neither be taken nor step aside?
bool Saturation::way_is_shut(Square home, Square from, Square to) const {
  const Side side = contains(men(kWhite), home) ? kWhite : kBlack;
  const bool pawn = role(home) == Role::Pawn;
  const Bitboard way = between(from, to) | bit(from) | bit(to);
  for (const Square man : squares(p_.occupied() & way & ~bit(home) & ~takeable_)) {
    Bitboard real_way = way;
    const bool straight = pawn && file_of(from) == file_of(to);
    if (!contains(men(side), man) && !(straight && role(man) == Role::Pawn)) real_way &= ~bit(man);
    // Two pawns that meet on one file stay before each other while ours keeps to its file.
    if (pawn && role(man) == Role::Pawn && (reach_[index(home)] & ~file_set(file_of(to))) == 0) {
      real_way |= line_through(home, man);
    }
    if ((reach_[index(man)] & ~real_way) == 0) return true;
  }
  return false;
}

/// The squares of `region` that men of the winner (but its king) can ever attack.
Bitboard Saturation::visited(Bitboard region) const {
  // A man that never moves gives no new check, unless it is only assumed not to move: then its line
  // may still be opened by another.
  const Bitboard visitors = movable_ | assumption_.taken_at_home_only;
  Bitboard all = 0;
  for (const Square home : squares(men(winner_) & ~p_.pieces(Role::King) & visitors)) {
    for (const Square from : squares(reach_[index(home)])) {
      all |= region & strikes(home, from, ~clear_);
    }
  }
  return all;
}

bool Saturation::mate_is_thinkable() const {
  const Bitboard region = reach_[index(p_.king(loser_))];
  const Bitboard winner_king = reach_[index(p_.king(winner_))];
  const Bitboard struck = visited(region);
  for (const Square mate : squares(struck)) {
    const Bitboard escapes = king_attacks(mate) & region & ~struck;
    int fillers = 0;
    Bitboard fillable = 0;
    for (const Square home : squares(men(loser_) & ~p_.pieces(Role::King))) {
      if (const Bitboard there = reach_[index(home)] & escapes; there != 0) {
        ++fillers;
        fillable |= there;
      }
    }
    // The loser's own men may fill escapes; the winner's king guards what is left, from one square.
    const bool possible =
        any_subset(fillable, std::min(fillers, count(fillable)), [&](Bitboard filled) {
          const Bitboard left = escapes & ~filled;
          if (left == 0) return true;
          for (const Square stand : squares(winner_king & ~(bit(mate) | king_attacks(mate)))) {
            if ((left & ~king_attacks(stand)) == 0) return true;
          }
          return false;
        });
    if (possible) return true;
  }
  return false;
}

bool saturation_applies(const Position& p) {
  if (p.castling_rooks() != 0) return false;
  const auto square = p.double_step_square();
  return !square || (pawn_attacks(other(p.turn()), *square) & p.pieces(p.turn(), Role::Pawn)) == 0;
}

namespace {

ReachProof proof_of(const Saturation& saturation, const Position& p) {
  ReachProof proof;
  for (const Square s : squares(p.occupied())) proof.reach[index(s)] = saturation.reach(s);
  return proof;
}

}  // namespace

std::optional<ReachProof> prove_by_saturation(const Position& p, Side winner) {
  if (!saturation_applies(p)) return std::nullopt;
  CaptureAssumption last_man;
  if (count(p.pieces(winner)) == 2) {
    last_man.not_taken_at_home = p.pieces(winner) & ~p.pieces(Role::King);
  }
  const Saturation plain(p, winner, last_man);
  if (!plain.mate_is_thinkable()) return proof_of(plain, p);

  // By cases: a man that stands fixed is either not taken before it moves, or never moves.
  const auto refuted = [&](Bitboard not_taken, Bitboard taken_only) {
    return !Saturation(p, winner, {not_taken, taken_only}).mate_is_thinkable();
  };
  for (const Square man : squares(plain.split())) {
    if (refuted(bit(man), 0) && refuted(0, bit(man))) return proof_of(plain, p);
  }
  if (count(plain.split()) != 2) return std::nullopt;
  const Bitboard a = bit(first(plain.split()));
  const Bitboard b = bit(last(plain.split()));
  if (refuted(a | b, 0) && refuted(a, b) && refuted(b, a) && refuted(0, a | b)) {
    return proof_of(plain, p);
  }
  return std::nullopt;
}

}  // namespace luatco::chess
