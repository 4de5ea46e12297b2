// A second account of a game under an arbiter, plain and slow: the boards on the slow generator,
// the time as a ledger of what was given and what was used, the end as a count. It is told what
// happened and what the referee answered, and says what cannot be true of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "luatco/chess/rules.h"
#include "luatco/game/referee.h"
#include "tests/slow_chess.h"

namespace luatco::arbiter_model {

using Referee = game::Referee<chess::Rules>;
using Answer = Referee::Answer;

/// Time as bookkeeping: what a side was given, and how long it thought over each move.
class TimeLedger {
 public:
  void set(const game::TimeControl& control);
  [[nodiscard]] bool is_set() const { return !control_.empty(); }
  void pass_to(std::optional<Side> side, game::Millis now);
  void give(Side side, game::Millis time);
  /// The running side's `number`-th move is completed: what it earns by it.
  void complete(Side side, int number, game::Millis at);
  /// What it has earned by its last completed move was no move's.
  void uncomplete(Side side);
  [[nodiscard]] game::Millis left(Side side, game::Millis now) const;
  [[nodiscard]] std::optional<Side> running() const { return running_; }

 private:
  [[nodiscard]] game::Millis thought(Side side, game::Millis now) const;
  [[nodiscard]] game::Millis main_time(Side side, game::Millis thought) const;
  [[nodiscard]] const game::Period& period(Side side) const {
    return control_[periods_[index(side)]];
  }

  game::TimeControl control_;
  std::array<std::size_t, 2> periods_{};
  std::array<game::Millis, 2> earned_{};  // by the last completed move
  std::array<std::size_t, 2> periods_before_{};
  std::array<game::Millis, 2> given_{};  // less what completed and abandoned turns have used
  std::optional<Side> running_;
  game::Millis since_ = 0;
  std::optional<Side> thinker_;  // whose thoughts `before_` are
  game::Millis before_ = 0;      // thought about this move before the clock was last started
};

class Model {
 public:
  /// `referee` at the start of the game, which the starting position may have ended already.
  explicit Model(const Referee& referee);

  /// What is wrong with the answer that `referee` gave to `event`; empty where nothing is.
  std::string follow(const game::Event& event, const Answer& answer, const Referee& referee);

 private:
  std::string follow_boards(const game::Event& event, const Answer& answer, const Referee& referee);
  std::string follow_illegal_positions(const Answer& answer, const Referee& referee) const;
  std::string follow_end(const game::Event& event, const Answer& answer, const Referee& referee);
  std::string follow_time(const game::Event& event, const Answer& answer, const Referee& referee);
  void put_right(game::Millis now);
  static std::string compare_clocks(const TimeLedger& ledger, const Referee& referee);
  [[nodiscard]] int moves_of(Side side) const;

  const chess::Rulebook* rulebook_;
  std::vector<slow_chess::Board> boards_;
  Side illegal_by_ = Side::First;  // who made the last illegal move that stood
  TimeLedger time_;
  std::optional<std::string> end_;  // its score and id
};

}  // namespace luatco::arbiter_model
