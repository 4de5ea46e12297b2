// Rulings as JSON: the answer of `ruling` and the steps of its events.
#pragma once

#include "luatco/api/cycle_json.h"
#include "luatco/api/judged.h"
#include "luatco/api/request.h"
#include "luatco/game/referee.h"

namespace luatco::api {

/// {"id":"arbiter.must_move","law","args":{"by","from"?,"moves"?},"squares"}
template <game::Arbitrated G>
Json rule_json(ArbiterRule rule, std::string_view article, Side by,
               const std::vector<typename G::Move>* moves) {
  Reason reason{.id = id(rule), .law = article, .evidence = {{Arg::Side, by}}};
  if (moves != nullptr) {
    MoveRefs refs;
    for (const auto& move : *moves) {
      const MoveRef ref{G::from(move), G::to(move)};
      if (refs.empty() || refs.back() != ref) refs.push_back(ref);
    }
    reason.evidence.push_back({Arg::Moves, std::move(refs)});
  }
  return reason_json(reason, naming<G>());
}

/// What both clocks show, and which one runs.
template <game::Arbitrated G>
Json clocks_json(const game::Referee<G>& referee) {
  Json json = Json::object();
  for (const Side side : {Side::First, Side::Second}) {
    json.set(side_id(side, naming<G>()), referee.clock().left(side, referee.now()));
  }
  if (const auto running = referee.clock().running()) {
    json.set("running", side_id(*running, naming<G>()));
  }
  return json;
}

template <game::Arbitrated G>
Json step_json(std::size_t index, const game::Step<typename G::Move>& step, Side by,
               const game::Referee<G>& referee) {
  Json json = Json::object();
  json.set("index", static_cast<std::int64_t>(index));
  json.set("accepted", step.accepted);
  json.set("ply", static_cast<std::int64_t>(referee.line().plies()));
  if (step.rule) {
    const auto* moves = step.must ? &step.must->moves : nullptr;
    // What an accepted event breaks or is about is no refusal.
    json.set(step.accepted ? "rule" : "refusal",
             rule_json<G>(*step.rule, step.article, step.breaker.value_or(by), moves));
  }
  if (!step.reasons.empty()) json.set("reasons", reasons_json<G>(step.reasons));
  if (!step.article.empty()) json.set("article", step.article);
  if (step.accepted) json.set("effect", name(step.effect));
  if (step.must) {
    Json moves = Json::array();
    for (const auto& move : step.must->moves) {
      moves.push(write_move<G>(referee.position(), move));
    }
    json.set("must", Json::object()
                         .set("by", side_id(step.must->by, naming<G>()))
                         .set("rule", id(step.must->rule))
                         .set("moves", std::move(moves)));
  }
  if (referee.clock().is_set()) json.set("clocks", clocks_json<G>(referee));
  return json;
}

/// {"result","ending","winner"?,"article","ply","proven"?,"args"}
template <game::Arbitrated G>
Json outcome_json(const game::End& end, const typename G::Rulebook& rulebook) {
  Json json = Json::object();
  json.set("result", score(end.outcome));
  json.set("ending", end.outcome.ending);
  if (end.outcome.winner) json.set("winner", side_id(*end.outcome.winner, naming<G>()));
  json.set("article", end.article);
  json.set("ply", end.ply);
  if (!end.proven) json.set("proven", false);
  Json args = Json::object();
  if (end.against) {
    args.set("side", side_id(other(*end.against), naming<G>()));
    args.set("other", side_id(*end.against, naming<G>()));
  }
  if (const auto limit = game::limit_of<G>(end.outcome.ending, rulebook)) {
    args.set("limit", *limit);
  }
  json.set("args", std::move(args));
  return json;
}

template <game::Arbitrated G>
Json occurred_json(const game::Referee<G>& referee) {
  Json list = Json::array();
  if (G::legality(referee.position()) == Legality::MustBeMended) {
    const auto ply = static_cast<std::int64_t>(referee.line().plies());
    list.push(Json::object()
                  .set("id", "arbiter.occurred.illegal_position")
                  .set("count", 1)
                  .set("plies", Json::array().push(ply)));
  }
  const auto plies = referee.line().plies_of_position();
  if (plies.size() < 2) return list;
  Json where = Json::array();
  for (const int ply : plies) where.push(ply);
  list.push(Json::object()
                .set("id", "arbiter.occurred.repetition")
                .set("count", static_cast<std::int64_t>(plies.size()))
                .set("plies", std::move(where)));
  return list;
}

template <game::Arbitrated G>
Json claims_json(game::Referee<G>& referee) {
  Json list = Json::array();
  for (const auto& claim : referee.claims()) {
    Json json = Json::object();
    json.set("id", claim.id);
    json.set("by", side_id(claim.by, naming<G>()));
    if (const auto limit = game::limit_of<G>(claim.id, referee.rulebook())) {
      json.set("limit", *limit);
    }
    if (claim.with_move) {
      json.set("with_move", write_move<G>(referee.position(), *claim.with_move));
    }
    list.push(std::move(json));
  }
  return list;
}

template <game::Arbitrated G>
Json violations_json(const game::Referee<G>& referee) {
  Json list = Json::array();
  for (const game::Violation& violation : referee.violations()) {
    Json json = Json::object();
    json.set("by", side_id(violation.by, naming<G>()));
    json.set("kind", name(violation.kind));
    json.set("rule", id(violation.rule));
    Json plies = Json::array();
    for (const int ply : violation.plies) plies.push(ply);
    json.set("plies", std::move(plies));
    json.set("article", violation.article);
    if (!violation.reasons.empty()) json.set("reasons", reasons_json<G>(violation.reasons));
    list.push(std::move(json));
  }
  return list;
}

/// [{"move","kind"}]: what the side to move may not play again.
template <game::Arbitrated G>
Json may_not_repeat_json(game::Referee<G>& referee) {
  Json list = Json::array();
  for (const auto& forbidden : referee.may_not_repeat()) {
    const std::string_view rule = id(forbidden.rule);
    list.push(Json::object()
                  .set("move", write_move<G>(referee.position(), forbidden.move))
                  .set("kind", rule.substr(rule.find('.') + 1)));
  }
  return list;
}

template <game::Arbitrated G>
Json ruling_json(game::Referee<G>& referee) {
  Json json = Json::object();
  json.set("state", referee.end() ? "over" : "ongoing");
  if (referee.end()) json.set("outcome", outcome_json<G>(*referee.end(), referee.rulebook()));
  json.set("occurred", occurred_json<G>(referee));
  json.set("claims", claims_json<G>(referee));
  json.set("violations", violations_json<G>(referee));
  json.set("may_not_repeat", may_not_repeat_json<G>(referee));
  Json counts = Json::object();
  counts.set("repetitions", referee.occurrences());
  counts.set("halfmoves", static_cast<int>(referee.position().halfmove_clock()));
  set_counts(counts, referee.counts(), naming<G>());
  json.set("counts", std::move(counts));
  if (const auto cycle = referee.cycle()) json.set("cycle", cycle_json(*cycle, naming<G>()));
  // What was played before a given position is not known: it may have occurred more often.
  json.set("history_from", referee.line().start() == G::initial() ? "initial" : "fen");
  json.set("rules", referee.rulebook().name);
  json.set("edition", referee.rulebook().edition);
  if (const auto by = referee.offer()) json.set("offer", side_id(*by, naming<G>()));
  if (referee.holds_illegal_move()) json.set("holds_illegal_move", true);
  if (referee.clock().is_set()) json.set("clocks", clocks_json<G>(referee));
  json.set("turn", side_id(referee.position().turn(), naming<G>()));
  json.set("fen", G::write_fen(referee.position()));
  return json;
}

}  // namespace luatco::api
