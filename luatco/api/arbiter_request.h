// What requests to the arbiter hold: a set of rules, what was settled, the moves and the events.
#pragma once

#include <optional>
#include <utility>

#include "luatco/api/event_json.h"
#include "luatco/api/ruling_json.h"
#include "luatco/game/referee.h"

namespace luatco::api {

template <Rules G>
Result<const typename G::Rulebook*, Json> read_rulebook(const Json& request) {
  const Json* name = request.find("rules");
  if (name == nullptr || name->is_null()) return &G::rulebooks().front();
  for (const auto& book : G::rulebooks()) {
    if (name->string() != nullptr && *name->string() == book.name) return &book;
  }
  return bad_field("rules");
}

/// "options": draw_offers, touch_move, on_violation, max_nodes.
Result<game::RefereeOptions, Json> read_options(const Json& request);
Unexpected<Json> bad_event(std::size_t index, std::string_view field);

/// Every event gets its step; only one that cannot be understood at all is an error.
template <game::Arbitrated G>
Result<Json, Json> run_events(game::Referee<G>& referee, const Json& events) {
  if (events.items() == nullptr || events.items()->size() > kMaxMovesInRequest) {
    return bad_field("events");
  }
  Json steps = Json::array();
  for (std::size_t i = 0; i < events.items()->size(); ++i) {
    const auto event = read_event((*events.items())[i], event_words<G>());
    if (!event) return bad_event(i, event.error());
    const auto before = referee.position();
    const auto step = referee.apply(*event);
    steps.push(step_json<G>(i, step, event->by.value_or(before.turn()), referee));
  }
  return steps;
}

/// A referee who has seen all of it, and the steps of the events where there are any.
template <game::Arbitrated G>
struct Table {
  game::Referee<G> referee;
  std::optional<Json> steps;
};

template <game::Arbitrated G>
Result<Table<G>, Json> read_table(const Json& request, const Line<G>& line) {
  const auto book = read_rulebook<G>(request);
  if (!book) return Unexpected{book.error()};
  const auto options = read_options(request);
  if (!options) return Unexpected{options.error()};
  Table<G> table{game::Referee<G>(**book, line.start, *options), std::nullopt};
  for (const auto& played : line.past) table.referee.play(played.move);
  if (const Json* events = request.find("events")) {
    auto run = run_events<G>(table.referee, *events);
    if (!run) return Unexpected{run.error()};
    table.steps = std::move(*run);
  }
  return table;
}

}  // namespace luatco::api
