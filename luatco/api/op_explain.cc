#include "luatco/api/ops.h"
#include "luatco/api/telling.h"
#include "luatco/explain/story.h"
#include "luatco/game/referee.h"

namespace luatco::api {
namespace {

/// How the game has ended, here and now and without anybody's wish.
template <Rules G>
std::optional<Outcome> ended(const typename G::Position& position) {
  if constexpr (game::Arbitrated<G>) {
    const game::Referee<G> referee(G::rulebooks().front(), position);
    if (referee.end()) return referee.end()->outcome;
  }
  return G::board_outcome(position);
}

}  // namespace

/// explain: the checkers, every way out by kind, the kinds that are closed and why, and where there
/// is no move at all the proof: what fails, square by square and man by man.
Answer op_explain(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const auto& position = line->position;
    const auto situation = G::situation(position);
    Json json = Json::object();
    json.set("in_check", G::in_check(position));
    json.set("checkers", squares_json<G>(situation.checkers));
    Json ways = Json::array();
    for (const auto& way : situation.ways) {
      Json item = Json::object();
      item.set("move", write_move<G>(position, way.move));
      item.set("kind", name(way.kind));
      set_notations<G>(item, position, way.move);
      set_words<G>(item, request, position, way.move);
      ways.push(std::move(item));
    }
    json.set("ways", std::move(ways));
    Json closed = Json::array();
    for (const ClosedWay& way : situation.closed) {
      Json item = Json::object();
      item.set("kind", name(way.kind));
      item.set("why", shown_json(way.why, naming<G>()));
      closed.push(std::move(item));
    }
    json.set("closed", std::move(closed));
    Json proof = Json::array();
    for (const FailedTry& failed : situation.proof) {
      Json item = Json::object();
      item.set("from", std::string(G::square_name(failed.from)));
      item.set("to", std::string(G::square_name(failed.to)));
      item.set("reason", shown_json(failed.why, naming<G>()));
      proof.push(std::move(item));
    }
    json.set("proof", std::move(proof));
    Json remarks = Json::array();
    for (const Reason& remark : situation.remarks) {
      remarks.push(shown_json(remark, naming<G>()));
    }
    json.set("remarks", std::move(remarks));
    const auto outcome = ended<G>(position);
    if (outcome) {
      Json over = Json::object();
      over.set("ending", outcome->ending);
      if (outcome->winner) over.set("winner", side_id(*outcome->winner, naming<G>()));
      json.set("outcome", std::move(over));
    }
    if (wants_words(request)) {
      const auto story = explain::position_story<G>(position, outcome);
      json.set("full", story_json(story, G::kName, naming<G>()));
    }
    json.set("turn", side_id(position.turn(), naming<G>()));
    json.set("fen", G::write_fen(position));
    return json;
  });
}

}  // namespace luatco::api
