#include <algorithm>

#include "luatco/api/event_json.h"
#include "luatco/api/ops.h"
#include "luatco/game/arbitrated.h"

namespace luatco::api {
namespace {

constexpr std::int64_t kMaxNodes = std::int64_t{1} << 24;

template <game::Arbitrated G>
Json can_win_json(const typename G::Position& position, Side side, std::uint64_t max_nodes) {
  const auto found = G::can_win(position, side, max_nodes);
  Json json = Json::object();
  json.set("answer", name(found.answer));
  if (found.answer == CanWin::Yes) {
    Json line = Json::array();
    auto here = position;
    for (const auto& move : found.line) {
      line.push(write_move<G>(here, move));
      here = here.after(move);
    }
    json.set("line", std::move(line));
    json.set("fen", G::write_fen(here));
  }
  if (!found.proof.empty()) {
    Json proof = Json::object();
    proof.set("kind", found.proof);
    if (!found.reach.empty()) {
      Json reach = Json::object();
      for (const auto& man : found.reach) {
        Json squares = Json::array();
        for (const SquareRef square : man.squares) squares.push(G::square_name(square));
        reach.set(G::square_name(man.home), std::move(squares));
      }
      proof.set("reach", std::move(reach));
    }
    json.set("proof", std::move(proof));
  }
  json.set("nodes", found.nodes);
  return json;
}

}  // namespace

/// can_mate: can the side still mate by any series of legal moves, and what proves it.
Answer op_can_mate(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    if constexpr (game::Arbitrated<G>) {
      if (request.find("side") == nullptr) return missing_field("side");
      const auto side = read_side(request.text("side"), naming<G>());
      if (!side) return bad_field("side");
      std::int64_t max_nodes = kMaxNodes;
      const Json* options = request.find("options");
      if (const Json* limit = options != nullptr ? options->find("max_nodes") : nullptr) {
        if (limit->integer() == nullptr || *limit->integer() < 0) {
          return bad_field("options.max_nodes");
        }
        max_nodes = std::min(kMaxNodes, *limit->integer());
      }
      return can_win_json<G>(line->position, *side, static_cast<std::uint64_t>(max_nodes));
    } else {
      return error("api.no_arbiter", Json::object().set("game", G::kName));
    }
  });
}

}  // namespace luatco::api
