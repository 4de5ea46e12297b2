#include "luatco/api/ops.h"
#include "luatco/core/search.h"

namespace luatco::api {
namespace {

constexpr std::size_t kMaxWithout = 300;  // no position has more moves

/// "without": moves in any notation; none of them is played unless there is nothing else.
template <Rules G>
Result<std::vector<typename G::Move>, Json> read_without(const Json& request,
                                                         const typename G::Position& position) {
  std::vector<typename G::Move> without;
  const Json* given = request.find("without");
  if (given == nullptr) return without;
  if (given->items() == nullptr || given->items()->size() > kMaxWithout) {
    return bad_field("without");
  }
  for (const Json& item : *given->items()) {
    if (item.string() == nullptr) return bad_field("without");
    const auto reading = G::read_move(position, *item.string(), {});
    if (reading.candidates.size() != 1) return bad_field("without");
    without.push_back(reading.candidates.front());
  }
  return without;
}

}  // namespace

/// reply: a move of the small opponent; the same for the same "level" and "seed". Where the game is
/// over, the outcome instead.
Answer op_reply(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const Json* level = request.find("level");
    if (level == nullptr) return missing_field("level");
    if (level->integer() == nullptr || *level->integer() < 1 || *level->integer() > kLevels) {
      return bad_field("level");
    }
    std::int64_t seed = 0;
    if (const Json* given = request.find("seed")) {
      if (given->integer() == nullptr) return bad_field("seed");
      seed = *given->integer();
    }
    const auto& position = line->position;
    Json json = Json::object();
    if (const auto outcome = G::board_outcome(position)) {
      Json over = Json::object().set("ending", outcome->ending);
      if (outcome->winner) over.set("winner", side_id(*outcome->winner, naming<G>()));
      json.set("outcome", std::move(over));
      json.set("fen", G::write_fen(position));
      return json;
    }
    const auto without = read_without<G>(request, position);
    if (!without) return Unexpected{without.error()};
    const auto move = reply<G>(position, static_cast<int>(*level->integer()),
                               static_cast<std::uint64_t>(seed), *without);
    json.set("move", write_move<G>(position, *move));
    set_notations<G>(json, position, *move);
    json.set("fen", G::write_fen(position.after(*move)));
    return json;
  });
}

}  // namespace luatco::api
