#include "luatco/api/arbiter_request.h"
#include "luatco/api/ops.h"
#include "luatco/api/telling.h"
#include "luatco/explain/ruling_story.h"

namespace luatco::api {
namespace {

/// The ending as something that is said, with the sides and the limit it is about.
template <game::Arbitrated G>
std::optional<Reason> ending_reason(const game::Referee<G>& referee) {
  const auto& end = referee.end();
  if (!end) return std::nullopt;
  Reason reason{.id = end->outcome.ending, .law = end->article, .evidence = {}};
  std::optional<Side> loser = end->against;
  if (!loser && end->outcome.winner) loser = other(*end->outcome.winner);
  if (loser) reason.evidence = {{Arg::Side, other(*loser)}, {Arg::Other, *loser}};
  if (const auto limit = game::limit_of<G>(reason.id, referee.rulebook())) {
    reason.evidence.push_back({Arg::Limit, *limit});
  }
  return reason;
}

template <game::Arbitrated G>
Answer ruling(const Json& request) {
  const auto line = read_line<G>(request);
  if (!line) return Unexpected{line.error()};
  auto table = read_table<G>(request, *line);
  if (!table) return Unexpected{table.error()};
  Json json = ruling_json<G>(table->referee);
  if (table->steps) json.set("steps", std::move(*table->steps));
  if (wants_words(request)) {
    auto& referee = table->referee;
    const auto before = [&](int ply) -> const auto& {
      return referee.line().at(static_cast<std::size_t>(ply) - 1);
    };
    const auto story = explain::ruling_story<G>(referee.position(), ending_reason<G>(referee),
                                                referee.cycle(), before);
    json.set("full", story_json(story, G::kName, naming<G>()));
  }
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
