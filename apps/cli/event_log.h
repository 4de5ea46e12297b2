// The events of a game at the table, and what the arbiter says to them: the API's `ruling`, asked
// anew with everything that has happened.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "apps/cli/client.h"
#include "luatco/game/clock.h"

namespace luatco::cli {

class EventLog {
 public:
  /// The moves of `start` have been played. `rules` empty: "home" where the game has it, else the
  /// game's first set. Both must outlive this.
  EventLog(const Common& common, const Start& start, std::string_view rules);

  /// Sets the clocks, which run from now on.
  void set_clock(const game::TimeControl& control);

  /// The arbiter's step about the event, which is kept if it was accepted. {"error"} where the
  /// event could not be read at all.
  api::Json add(api::Json event);
  /// The ruling on the game as it stands now, clocks included.
  [[nodiscard]] api::Json now() const;
  /// The ruling after the last event.
  [[nodiscard]] const api::Json& ruling() const { return ruling_; }
  /// The request with all that has happened, for another operation.
  [[nodiscard]] api::Json request_for(std::string_view op) const;

 private:
  [[nodiscard]] api::Json timed(api::Json event) const;
  [[nodiscard]] api::Json answer_with(const api::Json* event) const;

  const Common& common_;
  const Start& start_;
  std::string rules_;
  api::Json events_ = api::Json::array();
  api::Json ruling_;
  bool has_clock_ = false;
  std::chrono::steady_clock::time_point begin_;
};

}  // namespace luatco::cli
