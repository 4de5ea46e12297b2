// The two clocks of a game (FIDE article 6). They never look at the time: every call is told it, in
// milliseconds on the game's own time line, and time only ever goes forward.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "luatco/base/fixed_vector.h"
#include "luatco/core/side.h"

namespace luatco::game {

using Millis = std::int64_t;

/// No time given to a clock may exceed this (ten thousand days), so that sums never overflow.
inline constexpr Millis kMaxMillis = Millis{864'000'000'000};

/// What the fixed extra time of a move does (6.3.2).
enum class Extra : std::uint8_t {
  Increment,  // added with the press (Fischer)
  Bronstein,  // added with the press, but no more than the move used
  Delay,      // passes before the main time starts to run
};

struct Period {
  int moves = 0;  // to be completed in this period; 0: all the rest
  Millis base = 0;
  Millis extra = 0;
  Extra mode = Extra::Increment;
  friend bool operator==(const Period&, const Period&) = default;
};
using TimeControl = FixedVector<Period, 8>;

class Clock {
 public:
  /// Both clocks show the first period. Precondition: the control has one.
  void set(const TimeControl& control);
  [[nodiscard]] bool is_set() const { return !control_.empty(); }

  /// `side`'s clock runs from now on.
  void start(Side side, Millis now);
  /// The running clock stops; nothing is added and no move is completed (6.11).
  void stop(Millis now);
  /// The running side has completed its `moves`-th move: its extra time, its next period's time
  /// where this move was the last of a period (6.3.1), and the other clock runs. A flag that has
  /// fallen stays down: nothing is earned by what comes after it (6.9). Moves are counted
  /// from the record, not by the clock (6.12.2); a period that has begun is not given again.
  void press(Millis now, int moves);
  /// Takes from `side` what its last press has earned: extra time, and the period it began. Once.
  void take_back_press(Side side);
  /// The arbiter's or a penalty's time, positive or negative; never below zero by itself.
  void add(Side side, Millis time);

  [[nodiscard]] std::optional<Side> running() const { return running_; }
  /// What is left; negative once the time has run out.
  [[nodiscard]] Millis left(Side side, Millis now) const;
  /// 6.4: has the side used up its time without completing what the period asks?
  [[nodiscard]] bool has_fallen(Side side, Millis now) const {
    return is_set() && left(side, now) <= 0;
  }
  /// When its time ran out. Precondition: has_fallen(side, now).
  [[nodiscard]] Millis fell_at(Side side, Millis now) const {
    const auto& fell_at = faces_[index(side)].fell_at;
    return fell_at ? *fell_at : now + left(side, now);
  }

 private:
  struct Face {
    Millis left = 0;
    std::size_t period = 0;
    int moves_before = 0;  // asked for by the periods before it
    Millis earned = 0;     // by the last press, the base of a new period included
    bool began = false;    // a period with that press
    std::optional<Millis> fell_at = std::nullopt;  // while its clock stood or since it was stopped
  };
  /// Main time that the running side has used since its clock was started.
  [[nodiscard]] Millis used(Side side, Millis now) const;
  [[nodiscard]] const Period& period(Side side) const {
    return control_[faces_[index(side)].period];
  }

  TimeControl control_;
  std::array<Face, 2> faces_;
  std::optional<Side> running_;
  Millis since_ = 0;
  // Of the move being thought about, which may have been interrupted:
  std::optional<Side> delay_for_;  // whose extra time delay_left_ is
  Millis delay_left_ = 0;          // when the clock was last started
  Millis spent_ = 0;               // main time before the clock was last started
};

}  // namespace luatco::game
