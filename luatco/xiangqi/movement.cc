// How the pieces move (2.1-2.8), for an attempt that was refused.
#include <cstdlib>

#include "luatco/xiangqi/attacks.h"
#include "luatco/xiangqi/diagnosis.h"

namespace luatco::xiangqi::diagnosis {
namespace {

/// The step from `from` to `to` as the mover sees it: ahead is positive.
struct Step {
  int sideways;
  int ahead;
};
Step step_of(const Trial& trial) {
  const int ahead = rank_of(trial.to) - rank_of(trial.from);
  return {std::abs(file_of(trial.to) - file_of(trial.from)), trial.us() == kRed ? ahead : -ahead};
}

class Movement {
 public:
  Movement(const Trial& trial, Refusal& refusal)
      : trial_(trial), refusal_(refusal), step_(step_of(trial)) {}

  void of_piece() {
    switch (trial_.piece.role) {
      case Role::General: return general();
      case Role::Advisor: return advisor();
      case Role::Elephant: return elephant();
      case Role::Horse: return horse();
      case Role::Chariot: return chariot();
      case Role::Cannon: return cannon();
      case Role::Soldier: return soldier();
    }
  }

 private:
  void refuse(ReasonId why) { refusal_.push_back(Finding(why, trial_).take()); }
  void refuse_for(ReasonId why, Point blocker) {
    refusal_.push_back(Finding(why, trial_).blocker(blocker).take());
  }
  [[nodiscard]] bool in_palace() const { return contains(palace(trial_.us()), trial_.to); }
  [[nodiscard]] bool occupied(Point point) const {
    return contains(trial_.position.occupied(), point);
  }
  [[nodiscard]] bool diagonal(int steps) const {
    return step_.sideways == steps && std::abs(step_.ahead) == steps;
  }

  // 2.1
  void general() {
    if (!in_palace()) refuse(ReasonId::GeneralLeavesPalace);
    if (diagonal(1)) {
      refuse(ReasonId::GeneralDiagonal);
    } else if (step_.sideways + std::abs(step_.ahead) != 1) {
      refuse(ReasonId::GeneralTooFar);
    }
  }

  // 2.2
  void advisor() {
    if (!in_palace()) refuse(ReasonId::AdvisorLeavesPalace);
    if (!diagonal(1)) refuse(ReasonId::AdvisorNotOneDiagonal);
  }

  // 2.3
  void elephant() {
    if (!diagonal(2)) refuse(ReasonId::ElephantNotTwoDiagonal);
    if (across_river(trial_.us(), trial_.to)) refuse(ReasonId::ElephantCrossesRiver);
    if (!diagonal(2)) return;
    const Point eye = elephant_eye(trial_.from, trial_.to);
    if (occupied(eye)) refuse_for(ReasonId::ElephantEyeBlocked, eye);
  }

  // 2.4
  void horse() {
    if (!contains(horse_sources(trial_.from), trial_.to)) {  // the shape is the same both ways
      refuse(ReasonId::HorseBadShape);
      return;
    }
    const Point leg = horse_leg(trial_.from, trial_.to);
    if (occupied(leg)) refuse_for(ReasonId::HorseLegBlocked, leg);
  }

  /// The pieces strictly between on a line, and the first of them that the mover meets.
  [[nodiscard]] PointSet on_the_way() const {
    return between(trial_.from, trial_.to) & trial_.position.occupied();
  }
  [[nodiscard]] Point nearest(PointSet men) const {
    return index(trial_.to) > index(trial_.from) ? first(men) : last(men);
  }

  // 2.5
  void chariot() {
    if (!contains(lines(trial_.from), trial_.to)) {
      refuse(ReasonId::ChariotNotStraight);
    } else if (const PointSet men = on_the_way(); men.any()) {
      refuse_for(ReasonId::ChariotBlocked, nearest(men));
    }
  }

  // 2.6
  void cannon() {
    if (!contains(lines(trial_.from), trial_.to)) {
      refuse(ReasonId::CannonNotStraight);
      return;
    }
    const PointSet screens = on_the_way();
    const bool takes = contains(trial_.position.pieces(trial_.them()), trial_.to);
    if (takes && screens.empty()) {
      refusal_.push_back(Finding(ReasonId::CannonNoScreen, trial_)
                             .squares(Arg::List, between(trial_.from, trial_.to))
                             .take());
    }
    if (occupied(trial_.to) && more_than_one(screens)) {
      refusal_.push_back(Finding(ReasonId::CannonTooManyScreens, trial_)
                             .number(Arg::N, count(screens))
                             .squares(Arg::List, screens)
                             .take());
    }
    if (!occupied(trial_.to) && screens.any()) {
      refuse_for(ReasonId::CannonJumpsWithoutTaking, nearest(screens));
    }
  }

  // 2.7
  void soldier() {
    if (contains(soldier_steps(trial_.us(), trial_.from), trial_.to)) return;
    if (step_.ahead < 0) {
      refuse(ReasonId::SoldierBackward);
    } else if (step_.ahead == 0 && step_.sideways == 1) {
      refuse(ReasonId::SoldierSidewaysBeforeRiver);
    } else {
      refuse(ReasonId::SoldierNotASoldierMove);
    }
  }

  const Trial& trial_;
  Refusal& refusal_;
  Step step_;
};

}  // namespace

void movement(const Trial& trial, Refusal& refusal) {
  const Position& p = trial.position;
  if (contains(p.pieces(trial.us()), trial.to)) {  // 2.8
    refusal.push_back(Finding(ReasonId::ToOwnPiece, trial).blocker(trial.to).take());
  } else if (contains(p.pieces(Role::General), trial.to)) {  // 2.8
    refusal.push_back(Finding(ReasonId::ToGeneral, trial).blocker(trial.to).take());
  }
  Movement(trial, refusal).of_piece();
}

}  // namespace luatco::xiangqi::diagnosis
