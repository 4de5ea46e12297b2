#include "luatco/game/clock.h"

#include <algorithm>
#include <utility>

namespace luatco::game {

void Clock::set(const TimeControl& control) {
  control_ = control;
  faces_ = {};
  for (Face& face : faces_) face.left = control.front().base;
  running_.reset();
  delay_for_.reset();
  delay_left_ = spent_ = 0;
}

void Clock::start(Side side, Millis now) {
  running_ = side;
  since_ = now;
  // A clock that goes on after a stop does not give the extra time again.
  if (!is_set() || delay_for_ == side) return;
  delay_for_ = side;
  delay_left_ = period(side).mode == Extra::Delay ? period(side).extra : 0;
  spent_ = 0;
}

Millis Clock::used(Side side, Millis now) const {
  if (running_ != side || !is_set()) return 0;
  const Millis passed = now - since_;
  return std::max<Millis>(0, passed - delay_left_);
}

Millis Clock::left(Side side, Millis now) const {
  return faces_[index(side)].left - used(side, now);
}

void Clock::stop(Millis now) {
  if (!running_) return;
  const Side side = *running_;
  const Millis passed = now - since_;
  const Millis spent = used(side, now);
  Face& face = faces_[index(side)];
  if (has_fallen(side, now)) face.fell_at = fell_at(side, now);
  face.left -= spent;
  spent_ += spent;
  delay_left_ = std::max<Millis>(0, delay_left_ - passed);
  since_ = now;
  running_.reset();
}

void Clock::press(Millis now, int moves) {
  if (!running_) return;
  const Side side = *running_;
  if (is_set()) {
    Face& face = faces_[index(side)];
    const Period& current = period(side);
    const Millis spent = used(side, now);
    const bool in_time = !has_fallen(side, now);
    if (!in_time) face.fell_at = fell_at(side, now);
    face.earned = 0;
    if (in_time && current.mode == Extra::Increment) face.earned = current.extra;
    if (in_time && current.mode == Extra::Bronstein) {
      face.earned = std::min(spent_ + spent, current.extra);
    }
    const bool is_last =
        in_time && current.moves != 0 && moves >= face.moves_before + current.moves;
    face.began = is_last && face.period + 1 < control_.size();
    if (face.began) {
      face.moves_before += current.moves;
      face.earned += control_[++face.period].base;
    }
    face.left += face.earned - spent;
  }
  delay_for_.reset();
  start(other(side), now);
}

void Clock::take_back_press(Side side) {
  Face& face = faces_[index(side)];
  face.left -= std::exchange(face.earned, 0);
  if (std::exchange(face.began, false)) face.moves_before -= control_[--face.period].moves;
}

void Clock::add(Side side, Millis time) {
  Face& face = faces_[index(side)];
  face.left = std::clamp(face.left + time, std::min<Millis>(face.left, 0), kMaxMillis);
  if (face.left > 0) face.fell_at.reset();
}

}  // namespace luatco::game
