#include "luatco/api/arbiter_request.h"
#include "luatco/api/judged.h"
#include "luatco/api/ops.h"
#include "luatco/api/telling.h"
#include "luatco/explain/story.h"

namespace luatco::api {
namespace {

template <Rules G>
Json refused(const Refusal& refusal) {
  Json json = Json::object();
  json.set("legal", false);
  json.set("reasons", reasons_json<G>(refusal));
  return json;
}

template <Rules G>
Json judged(const Json& request, const Line<G>& line,
            const Result<typename G::Move, Refusal>& move) {
  const auto& position = line.position;
  Json json = Json::object();
  if (!move) {
    json = refused<G>(move.error());
    if (wants_words(request)) {
      const auto story = explain::refusal_story<G>(position, move.error(), line.past);
      json.set("full", story_json(story, G::kName, naming<G>()));
    }
    json.set("turn", side_id(position.turn(), naming<G>()));
    return json.set("fen", G::write_fen(position));
  }
  json.set("legal", true);
  json.set("move", write_move<G>(position, *move));
  set_notations<G>(json, position, *move);
  set_words<G>(json, request, position, *move);
  return json.set("fen", G::write_fen(position.after(*move)));
}

/// With a set of rules or events the referee is asked, too: a move may be legal on the board and
/// still forbidden by what was touched, claimed or repeated before.
template <game::Arbitrated G>
Answer judge_at_table(const Json& request, const Line<G>& line, std::string_view text) {
  auto table = read_table<G>(request, line);
  if (!table) return Unexpected{table.error()};
  game::Referee<G>& referee = table->referee;
  Line<G> here{line.start, referee.position(), {}};
  if (referee.position() == line.position) here.past = line.past;
  const auto move = judge_text<G>(here.position, text, here.past);
  const Side by = here.position.turn();
  const auto step = referee.apply({.act = game::Act::Move, .by = by, .text = std::string(text)});
  Json json = judged<G>(request, here, move);
  if (move && !step.accepted) {
    json = refused<G>({});
    const auto* moves = step.must ? &step.must->moves : nullptr;
    json.find("reasons")->push(rule_json<G>(*step.rule, step.article, by, moves));
    json.set("fen", G::write_fen(here.position));
  }
  return json.set("rules", referee.rulebook().name);
}

}  // namespace

/// judge: is the attempt legal, and if not, every rule it breaks with its evidence.
Answer op_judge(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const auto attempt = needed_text(request, "attempt");
    if (!attempt) return Unexpected{attempt.error()};
    if constexpr (game::Arbitrated<G>) {
      if (request.find("events") != nullptr || request.find("rules") != nullptr) {
        return judge_at_table<G>(request, *line, *attempt);
      }
    }
    return judged<G>(request, *line, judge_text<G>(line->position, *attempt, line->past));
  });
}

}  // namespace luatco::api
