// The generator itself. Include only where a sink is defined; everybody else wants movegen.h.
//
// Legality is decided before a move is made. What an enemy on the general's lines or at a horse's
// step from it means depends on how many pieces stand between: it gives check, or the pieces
// between hold it off and may not just leave, or (an open cannon) nobody may step between. Only
// pieces that hold something off, and every piece in check, are looked at move by move.
#pragma once

#include "luatco/xiangqi/attacks.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

// A sink has these members, each called with what is legal and nothing else:
//   piece(Role, Point from, PointSet targets)    any piece; soldiers that hold something off too
//   soldiers(int step, PointSet targets)         all others; `step` = to - from
struct Generator {
  template <Side us, class Geometry, class Sink>
  static void run(const Position& p, Sink& sink);

  template <class Geometry, class Sink>
  static void run(const Position& p, Sink& sink) {
    if (p.turn() == kRed) {
      run<kRed, Geometry>(p, sink);
    } else {
      run<kBlack, Geometry>(p, sink);
    }
  }

  /// Position::after() for a sink, which knows what moves.
  LUATCO_INLINE static Position after(const Position& p, Role role, Move move) {
    return p.after(role, move);
  }

 private:
  struct Danger {
    PointSet held;     // own pieces to be looked at move by move
    PointSet allowed;  // where a piece may go: not between, and in check onto what may answer it
    PointSet screens;  // own screens of a cannon's check, which may go anywhere
  };
  template <Side us>
  static Danger danger(const Position& p, Point general);
  template <Side us, class Sink>
  static void soldier_moves(PointSet soldiers, PointSet allowed, Sink& sink);
};

template <Side us>
LUATCO_INLINE Generator::Danger Generator::danger(const Position& p, Point general) {
  constexpr Side them = other(us);
  const PointSet occupied = p.occupied();
  const PointSet own = p.pieces(us);
  Danger d{{}, ~own, {}};
  bool check = false;
  const auto answer_with = [&](PointSet answers) {
    d.allowed &= answers;
    check = true;
  };

  const PointSet soldiers = soldier_sources(them, general) & p.pieces(them, Role::Soldier);
  for (const Point soldier : points(soldiers)) answer_with(bit(soldier));

  for (const Point horse : points(horse_sources(general) & p.pieces(them, Role::Horse))) {
    const PointSet leg = bit(horse_leg(horse, general));
    if ((leg & occupied).empty()) {
      answer_with(bit(horse) | leg);
    } else {
      d.held |= leg & own;
    }
  }

  const PointSet far =
      p.pieces(them) & (p.pieces(Role::Chariot) | p.pieces(Role::Cannon) | p.pieces(Role::General));
  for (const Point enemy : points(lines(general) & far)) {
    const bool cannon = contains(p.pieces(Role::Cannon), enemy);
    const PointSet line = between(general, enemy);
    const PointSet men = line & occupied;
    const int spare = count(men) - (cannon ? 1 : 0);
    if (spare == 0) {
      answer_with(bit(enemy) | (line & ~men));
      d.screens |= men & own;
    } else if (spare == 1) {
      d.held |= men & own;
    } else if (spare < 0) {
      d.allowed &= ~line;
    }
  }
  if (check) d.held = own ^ bit(general);
  return d;
}

template <Side us, class Geometry, class Sink>
void Generator::run(const Position& p, Sink& sink) {
  constexpr Side them = other(us);
  const PointSet occupied = p.occupied();
  const PointSet own = p.pieces(us);
  const Point general = p.general(us);

  PointSet safe_steps;
  for (const Point to : points(general_steps(general) & ~own)) {
    if (!p.attacked(to, them, occupied ^ bit(general) | bit(to))) safe_steps |= bit(to);
  }
  sink.piece(Role::General, general, safe_steps);

  const auto moves = [&](PointSet which, auto keep) {
    for_each_point(p.pieces(Role::Advisor) & which, [&](Point from) {
      sink.piece(Role::Advisor, from, keep(from, advisor_steps(from)));
    });
    for_each_point(p.pieces(Role::Elephant) & which, [&](Point from) {
      sink.piece(Role::Elephant, from, keep(from, elephant_steps(from, occupied)));
    });
    for_each_point(p.pieces(Role::Horse) & which, [&](Point from) {
      sink.piece(Role::Horse, from, keep(from, horse_steps(from, occupied)));
    });
    for_each_point(p.pieces(Role::Chariot) & which, [&](Point from) {
      sink.piece(Role::Chariot, from, keep(from, chariot_steps<Geometry>(from, occupied)));
    });
    for_each_point(p.pieces(Role::Cannon) & which, [&](Point from) {
      sink.piece(Role::Cannon, from, keep(from, cannon_steps<Geometry>(from, occupied)));
    });
  };
  const Danger d = danger<us>(p, general);
  const PointSet free = own & ~d.held;
  moves(free, [&](Point, PointSet targets) { return targets & d.allowed; });
  soldier_moves<us>(p.pieces(Role::Soldier) & free, d.allowed, sink);
  if (d.held.empty()) return;

  const auto safe = [&](Point from, PointSet targets) {
    PointSet kept;
    for (const Point to : points(targets & (contains(d.screens, from) ? ~own : d.allowed))) {
      if (!p.attacked(general, them, occupied ^ bit(from) | bit(to), bit(to))) kept |= bit(to);
    }
    return kept;
  };
  moves(d.held, safe);
  for (const Point from : points(p.pieces(Role::Soldier) & d.held)) {
    sink.piece(Role::Soldier, from, safe(from, soldier_steps(us, from)));
  }
}

template <Side us, class Sink>
LUATCO_INLINE void Generator::soldier_moves(PointSet soldiers, PointSet allowed, Sink& sink) {
  constexpr int ahead = us == kRed ? kFiles : -kFiles;
  const auto [red, black] = soldiers.half;
  const PointSet forward = us == kRed ? PointSet{{red << kFiles, black << kFiles | red >> 36}}
                                      : PointSet{{red >> kFiles | black << 36, black >> kFiles}};
  sink.soldiers(ahead, forward & allowed);
  const PointSet across = soldiers & home_half(other(us));
  const PointSet left = across & ~file_set(0);
  const PointSet right = across & ~file_set(kFiles - 1);
  sink.soldiers(-1, PointSet{{left.half[0] >> 1, left.half[1] >> 1}} & allowed);
  sink.soldiers(1, PointSet{{right.half[0] << 1, right.half[1] << 1}} & allowed);
}

}  // namespace luatco::xiangqi
