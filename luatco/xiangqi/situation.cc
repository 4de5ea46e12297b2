#include "luatco/xiangqi/situation.h"

#include <algorithm>
#include <vector>

#include "luatco/xiangqi/diagnosis.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/ways.h"

namespace luatco::xiangqi {
namespace {

/// A piece that could answer the check if its own general did not mind.
struct Answer {
  Trial trial;
  WayKind kind;
};

Trial trial_of(const Position& p, Point from, Point to) { return {p, *p.piece_at(from), from, to}; }

/// The points where a piece could meet one of the checkers: empty ones of its line, a horse's leg.
PointSet meeting_points(const Position& p, PointSet checkers) {
  const Point general = p.general(p.turn());
  PointSet set;
  for (const Point checker : points(checkers)) {
    const bool horse = contains(p.pieces(Role::Horse), checker);
    set |= horse ? bit(horse_leg(checker, general)) : between(general, checker);
  }
  return set & ~p.occupied();
}

/// Captures of a checker, steps into its way and departures of its screen by all pieces but the
/// general, legal or not.
std::vector<Answer> answers(const Position& p, PointSet checkers) {
  std::vector<Answer> found;
  const PointSet meeting = meeting_points(p, checkers);
  const PointSet screens = own_screens(p, checkers);
  for (const Point from : points(p.pieces(p.turn()) & ~p.pieces(Role::General))) {
    const bool screen = contains(screens, from);
    const PointSet targets = steps(*p.piece_at(from), from, p.occupied()) & ~p.pieces(p.turn()) &
                             ~p.pieces(Role::General);
    for (const Point to : points(targets)) {
      const Trial trial = trial_of(p, from, to);
      if (contains(checkers, to)) {
        found.push_back({trial, WayKind::Capture});
      } else if (screen) {
        // A screen that only slides along the line is still one.
        if (!contains(meeting, to)) found.push_back({trial, WayKind::Unscreen});
      } else if (contains(meeting, to)) {
        found.push_back({trial, WayKind::Block});
      }
    }
  }
  return found;
}

Reason first_reason(const Trial& trial) { return diagnosis::diagnose(trial).front(); }

/// The reason an answer fails, as the reason a whole way is shut.
Reason shut(ReasonId way, const Trial& trial) {
  Reason reason = first_reason(trial);
  reason.id = id(way);
  reason.law = law(way);
  return reason;
}

/// Why the ways out of one check are shut, kind by kind.
class Closed {
 public:
  Closed(const Position& p, PointSet checkers)
      : p_(p), checkers_(checkers), answers_(answers(p, checkers)) {}

  [[nodiscard]] Reason why_no_run() const {
    const Point general = p_.general(p_.turn());
    return Finding(ReasonId::WayRunNoSafePoint, p_)
        .square(Arg::King, general)
        .squares(Arg::List, general_steps(general))
        .take();
  }

  [[nodiscard]] Reason why_no_block() const {
    if (more_than_one(checkers_)) return about(ReasonId::WayBlockDoubleCheck).take();
    if (contains(p_.pieces(Role::Soldier), first(checkers_))) {
      return about(ReasonId::WayBlockSoldier).take();
    }
    const PointSet meeting = meeting_points(p_, checkers_);
    if (meeting.empty()) return about(ReasonId::WayBlockAdjacent).take();
    if (const Answer* answer = find(WayKind::Block)) {
      return shut(ReasonId::WayBlockPinned, answer->trial);
    }
    return about(ReasonId::WayBlockNobody).squares(Arg::List, meeting).take();
  }

  [[nodiscard]] Reason why_no_capture() const {
    if (more_than_one(checkers_)) return about(ReasonId::WayCaptureDoubleCheck).take();
    if (const Answer* answer = find(WayKind::Capture)) {
      return shut(ReasonId::WayCapturePinned, answer->trial);
    }
    const Point general = p_.general(p_.turn());
    if (contains(general_steps(general), first(checkers_))) {
      return shut(ReasonId::WayCaptureProtected, trial_of(p_, general, first(checkers_)));
    }
    return about(ReasonId::WayCaptureNobody).take();
  }

  /// Precondition: a cannon gives check.
  [[nodiscard]] Reason why_no_unscreen() const {
    if (more_than_one(checkers_)) return about(ReasonId::WayUnscreenDoubleCheck).take();
    const PointSet screen = between(p_.general(p_.turn()), first(checkers_)) & p_.occupied();
    if (own_screens(p_, checkers_).empty()) {
      return about(ReasonId::WayUnscreenEnemy).blocker(first(screen)).take();
    }
    if (const Answer* answer = find(WayKind::Unscreen)) {
      return shut(ReasonId::WayUnscreenPinned, answer->trial);
    }
    return about(ReasonId::WayUnscreenNobody).blocker(first(screen)).take();
  }

 private:
  [[nodiscard]] const Answer* find(WayKind kind) const {
    const auto at = std::ranges::find(answers_, kind, &Answer::kind);
    return at == answers_.end() ? nullptr : &*at;
  }
  [[nodiscard]] Finding about(ReasonId reason) const {
    Finding finding(reason, p_);
    finding.square(Arg::King, p_.general(p_.turn()));
    if (more_than_one(checkers_)) {
      finding.squares(Arg::List, checkers_);
    } else {
      finding.attacker(first(checkers_));
    }
    return finding;
  }

  const Position& p_;
  PointSet checkers_;
  std::vector<Answer> answers_;
};

std::vector<ClosedWay> closed_ways(const Position& p, PointSet checkers,
                                   const std::vector<Way<Move>>& ways) {
  const Closed why(p, checkers);
  const auto open = [&](WayKind kind) {
    return std::ranges::any_of(ways, [&](const Way<Move>& way) { return way.kind == kind; });
  };
  std::vector<ClosedWay> closed;
  if (!open(WayKind::Run)) closed.push_back({WayKind::Run, why.why_no_run()});
  if (!open(WayKind::Block)) closed.push_back({WayKind::Block, why.why_no_block()});
  if (!open(WayKind::Capture)) closed.push_back({WayKind::Capture, why.why_no_capture()});
  const bool cannon = (checkers & p.pieces(Role::Cannon)).any();
  if (cannon && !open(WayKind::Unscreen)) {
    closed.push_back({WayKind::Unscreen, why.why_no_unscreen()});
  }
  return closed;
}

/// Where a piece could be thought to go: all its rule reaches, own pieces and blocked legs and eyes
/// included.
PointSet thinkable(const Position& p, Point from) {
  const Piece piece = *p.piece_at(from);
  const bool line = piece.role == Role::Chariot || piece.role == Role::Cannon;
  PointSet set = steps(piece, from, line ? p.occupied() : PointSet{});
  if (piece.role == Role::Cannon) set |= chariot_steps(from, p.occupied());
  return set;
}

std::vector<FailedTry> prove_no_move(const Position& p, PointSet checkers) {
  std::vector<FailedTry> proof;
  const auto fails = [&](const Trial& trial) {
    proof.push_back({ref(trial.from), ref(trial.to), first_reason(trial)});
  };
  if (checkers.any()) {
    const Point general = p.general(p.turn());
    for (const Point to : points(general_steps(general))) fails(trial_of(p, general, to));
    for (const Answer& answer : answers(p, checkers)) fails(answer.trial);
    return proof;
  }
  for (const Point from : points(p.pieces(p.turn()))) {
    for (const Point to : points(thinkable(p, from))) fails(trial_of(p, from, to));
  }
  return proof;
}

}  // namespace

Situation<Move> situation(const Position& p) {
  Situation<Move> out;
  const MoveList legal = legal_moves(p);
  const PointSet checkers = p.checkers();
  for (const Point checker : points(checkers)) out.checkers.push_back(ref(checker));
  if (checkers.any()) {
    for (const Move move : legal) out.ways.push_back({move, way_kind(p, move, checkers)});
    out.closed = closed_ways(p, checkers, out.ways);
  }
  if (legal.empty()) out.proof = prove_no_move(p, checkers);
  return out;
}

std::optional<Outcome> board_outcome(const Position& p) {
  if (has_legal_move(p)) return std::nullopt;
  // 3.4, 3.5: without a move the side to move has lost, in check or not.
  const bool mate = p.checkers().any();
  return Outcome{other(p.turn()), mate ? "xq.result.checkmate" : "xq.result.stalemate"};
}

}  // namespace luatco::xiangqi
