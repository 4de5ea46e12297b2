// The events of a game as JSON: {"do": "touch", "by": "white", "square": "e2", "t": 1500}.
#pragma once

#include <optional>

#include "luatco/api/request.h"
#include "luatco/game/event.h"

namespace luatco::api {

/// How a game reads what its events name.
struct EventWords {
  Naming naming;
  std::optional<SquareRef> (*square)(std::string_view text);
};
template <Rules G>
EventWords event_words() {
  return {naming<G>(), [](std::string_view text) { return G::parse_square(text); }};
}

/// On failure the name of the member that is missing or senseless.
Result<game::Event, std::string_view> read_event(const Json& json, const EventWords& words);

/// "white", "black", "red"; nullopt for anything else.
std::optional<Side> read_side(std::string_view text, const Naming& naming);

}  // namespace luatco::api
