#include "luatco/api/event_json.h"
#include "luatco/api/ops.h"
#include "luatco/api/ruling_json.h"
#include "luatco/game/referee.h"

namespace luatco::api {
namespace {

constexpr std::int64_t kMaxNodes = std::int64_t{1} << 24;

template <Rules G>
Result<const typename G::Rulebook*, Json> read_rulebook(const Json& request) {
  const Json* name = request.find("rules");
  if (name == nullptr || name->is_null()) return &G::rulebooks().front();
  for (const auto& book : G::rulebooks()) {
    if (name->string() != nullptr && *name->string() == book.name) return &book;
  }
  return bad_field("rules");
}

Result<game::RefereeOptions, Json> read_options(const Json& request) {
  game::RefereeOptions read;
  const Json* options = request.find("options");
  if (options == nullptr) return read;
  if (const Json* offers = options->find("draw_offers")) {
    if (offers->boolean() == nullptr) return bad_field("options.draw_offers");
    read.draw_offers = *offers->boolean();
  }
  if (const Json* touch = options->find("touch_move")) {
    if (touch->boolean() == nullptr) return bad_field("options.touch_move");
    read.touch_move = *touch->boolean();
  }
  if (const Json* act = options->find("on_violation")) {
    if (act->string() == nullptr) return bad_field("options.on_violation");
    if (*act->string() == "must_vary") {
      read.on_violation = game::OnViolation::MustVary;
    } else if (*act->string() != "lose") {
      return bad_field("options.on_violation");
    }
  }
  if (const Json* nodes = options->find("max_nodes")) {
    if (nodes->integer() == nullptr || *nodes->integer() < 0 || *nodes->integer() > kMaxNodes) {
      return bad_field("options.max_nodes");
    }
    read.max_nodes = static_cast<std::uint64_t>(*nodes->integer());
  }
  return read;
}

Unexpected<Json> bad_event(std::size_t index, std::string_view field) {
  return error("api.bad_event",
               Json::object().set("index", static_cast<std::int64_t>(index)).set("field", field));
}

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

template <game::Arbitrated G>
Answer ruling(const Json& request) {
  const auto line = read_line<G>(request);
  if (!line) return Unexpected{line.error()};
  const auto book = read_rulebook<G>(request);
  if (!book) return Unexpected{book.error()};
  const auto options = read_options(request);
  if (!options) return Unexpected{options.error()};
  game::Referee<G> referee(**book, line->start, *options);
  for (const auto& played : line->past) referee.play(played.move);
  std::optional<Json> steps;
  if (const Json* events = request.find("events")) {
    auto run = run_events<G>(referee, *events);
    if (!run) return Unexpected{run.error()};
    steps = std::move(*run);
  }
  Json json = ruling_json<G>(referee);
  if (steps) json.set("steps", std::move(*steps));
  return json;
}

}  // namespace

/// ruling: what happened, what may be claimed, what ended the game, and by which article.
Answer op_ruling(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    if constexpr (game::Arbitrated<G>) {
      return ruling<G>(request);
    } else {
      return error("api.no_arbiter", Json::object().set("game", G::kName));
    }
  });
}

}  // namespace luatco::api
