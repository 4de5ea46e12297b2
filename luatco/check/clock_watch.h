// What the clock readings of a record ("[%clk 0:01:02]", after the move) say against each other and
// against its time control.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/check/finding.h"
#include "luatco/core/side.h"
#include "luatco/game/clock.h"

namespace luatco::check {

class ClockWatch {
 public:
  struct Remark {
    std::string_view id;
    Weight weight;
    int ply;
  };

  /// Begins another game.
  void start(Side first);
  /// The tag TimeControl; what cannot be read as one (or is "?" or "-") bounds nothing.
  void control(std::string_view tag);
  /// A ply is played. A side that had no time left goes on: its flag was not noticed (FIDE 6.8).
  void move(int ply, Side by);
  /// The comment after ply `ply`, which `by` has played. Whole seconds are shown, so that a second
  /// too much says nothing.
  void comment(std::string_view text, int ply, Side by);

  /// Each kind once for each side.
  [[nodiscard]] const std::vector<Remark>& remarks() const { return remarks_; }

 private:
  struct Face {
    std::optional<game::Millis> left;
    bool told_of_growth = false;
    bool told_of_nothing = false;
    bool told_of_less = false;
  };
  void reading(std::string_view value, int ply, Side by);
  /// The most that the side's clock can have gained by its `number`-th move.
  [[nodiscard]] game::Millis most_gained(int number) const;

  Side first_ = Side::First;
  game::TimeControl control_;
  std::array<Face, 2> faces_;
  std::vector<Remark> remarks_;
};

}  // namespace luatco::check
