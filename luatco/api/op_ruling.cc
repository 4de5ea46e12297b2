#include "luatco/api/arbiter_request.h"
#include "luatco/api/ops.h"

namespace luatco::api {
namespace {

template <game::Arbitrated G>
Answer ruling(const Json& request) {
  const auto line = read_line<G>(request);
  if (!line) return Unexpected{line.error()};
  auto table = read_table<G>(request, *line);
  if (!table) return Unexpected{table.error()};
  Json json = ruling_json<G>(table->referee);
  if (table->steps) json.set("steps", std::move(*table->steps));
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
