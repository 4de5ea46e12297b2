// The record of a game: every event in order. It only grows; what was taken back or restored is an
// event, too. Replaying it gives the same referee.
#pragma once

#include <vector>

#include "luatco/game/referee.h"

namespace luatco::game {

template <Arbitrated G>
class Record {
 public:
  Record(const typename G::Rulebook& rulebook, const typename G::Position& start,
         const RefereeOptions& options = {})
      : rulebook_(&rulebook),
        start_(start),
        options_(options),
        referee_(rulebook, start, options) {}

  /// The answer to the next event, which is kept whether or not it was accepted.
  typename Referee<G>::Answer add(const Event& event) {
    events_.push_back(event);
    return referee_.apply(event);
  }

  [[nodiscard]] const std::vector<Event>& events() const { return events_; }
  [[nodiscard]] const Referee<G>& referee() const { return referee_; }
  /// The referee that the same events lead to.
  [[nodiscard]] Referee<G> replayed() const {
    Referee<G> again(*rulebook_, start_, options_);
    for (const Event& event : events_) again.apply(event);
    return again;
  }

 private:
  const typename G::Rulebook* rulebook_;
  typename G::Position start_;
  RefereeOptions options_;
  std::vector<Event> events_;
  Referee<G> referee_;
};

}  // namespace luatco::game
