#include "luatco/api/engine_seat.h"
#include "luatco/api/ops.h"
#include "luatco/core/look.h"

namespace luatco::api {

/// look: what a position is worth to the small search, in the words in which engines are reported.
Answer op_look(const Json& request) {
  constexpr std::int64_t kUsual = 20'000;
  constexpr std::int64_t kMost = 2'000'000;
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const auto& position = line->position;
    std::int64_t nodes = kUsual;
    if (const Json* given = request.find("nodes")) {
      if (given->integer() == nullptr || *given->integer() < 1) return bad_field("nodes");
      nodes = std::min(*given->integer(), kMost);
    }
    if (G::board_outcome(position)) return error("engine.error.over");
    const Looked<G> looked = Look<G>(static_cast<std::uint64_t>(nodes)).at(position);
    Json expected = Json::array();
    auto here = position;
    for (const typename G::Move& move : looked.line) {
      expected.push(write_move<G>(here, move));
      here = here.after(move);
    }
    Json json = Json::object();
    json.set("move", expected.items()->empty() ? Json() : expected.items()->front());
    json.set("score", score_json(looked.score)).set("depth", looked.depth);
    json.set("nodes", looked.nodes).set("line", std::move(expected));
    json.set("fen", G::write_fen(position));
    return json;
  });
}

}  // namespace luatco::api
