// review: what the moves of a finished game were worth, from "thoughts" about its positions.
#include <cmath>

#include "luatco/api/engine_seat.h"
#include "luatco/api/game_worth.h"
#include "luatco/api/ops.h"

namespace luatco::api {
namespace {

constexpr std::size_t kMaxThoughtMoves = 64;

/// As far as the rules allow what is expected.
template <Rules G>
std::vector<typename G::Move> legal_line(typename G::Position position, const Json* moves) {
  std::vector<typename G::Move> line;
  if (moves == nullptr || moves->items() == nullptr) return line;
  for (const Json& text : *moves->items()) {
    if (text.string() == nullptr || line.size() == kMaxThoughtMoves) break;
    if (G::board_outcome(position)) break;
    const auto reading = G::read_move(position, *text.string(), {});
    if (reading.candidates.size() != 1) break;
    line.push_back(reading.candidates.front());
    position = position.after(line.back());
  }
  return line;
}

/// The thought about a position: {"score": {"cp"} | {"mate"}, "depth"?, "line"?}; none for null.
template <Rules G>
Result<std::optional<Opinion<G>>, Json> read_opinion(const typename G::Position& position,
                                                     const Json& thought) {
  std::optional<Opinion<G>> opinion;
  if (thought.is_null()) return opinion;
  const Json* score = thought.find("score");
  const auto read = score == nullptr ? std::nullopt : read_score(*score);
  if (!read) return bad_field("thoughts");
  opinion.emplace();
  opinion->score = *read;
  const Json* depth = thought.find("depth");
  if (depth != nullptr && depth->integer() != nullptr) {
    constexpr std::int64_t kDeepest = 1'000;
    opinion->depth = static_cast<int>(std::clamp(*depth->integer(), std::int64_t{0}, kDeepest));
  }
  opinion->line = legal_line<G>(position, thought.find("line"));
  return opinion;
}

/// With one digit after the point: nobody needs more, and all programs round it alike.
Json tenths(double value) {
  const std::int64_t whole = std::llround(value * 10);
  if (whole % 10 == 0) return Json(whole / 10);
  return Json::other_number(std::to_string(whole / 10) + "." + std::to_string(whole % 10));
}

template <Rules G>
Json move_json(const typename G::Position& position, typename G::Move move) {
  Json json = Json::object().set("move", write_move<G>(position, move));
  set_notations<G>(json, position, move);
  return json.set("from", G::square_name(G::from(move))).set("to", G::square_name(G::to(move)));
}

template <Rules G>
Json ply_json(typename G::Position before, const PlyWorth<G>& worth) {
  Json json = Json::object().set("by", side_id(before.turn(), naming<G>()));
  if (worth.score) json.set("score", score_json(*worth.score));
  if (worth.hope) json.set("hope", tenths(*worth.hope));
  if (worth.depth != 0) json.set("depth", worth.depth);
  if (worth.accuracy) json.set("accuracy", tenths(*worth.accuracy));
  if (worth.slip != explain::Slip::None) json.set("slip", name(worth.slip));
  if (worth.changes_result) json.set("changes_result", true);
  if (!worth.remarks.empty()) {
    Json remarks = Json::array();
    for (const Remark& remark : worth.remarks) {
      remarks.push(
          shown_json(remark.reason, naming<G>()).set("of", side_id(remark.side, naming<G>())));
    }
    json.set("remarks", std::move(remarks));
  }
  if (worth.best.empty()) return json;
  Json best = Json::array();
  for (const typename G::Move& move : worth.best) {
    best.push(move_json<G>(before, move));
    before = before.after(move);
  }
  return json.set("best", std::move(best));
}

}  // namespace

Answer op_review(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const Json* thoughts = request.find("thoughts");
    if (thoughts == nullptr) return missing_field("thoughts");
    const auto* given = thoughts->items();
    if (given == nullptr || given->size() > line->past.size() + 1) return bad_field("thoughts");
    std::vector<typename G::Position> positions;
    std::vector<typename G::Move> moves;
    for (const auto& [before, move] : line->past) {
      positions.push_back(before);
      moves.push_back(move);
    }
    positions.push_back(line->position);
    std::vector<std::optional<Opinion<G>>> opinions;
    for (std::size_t i = 0; i < given->size(); ++i) {
      auto opinion = read_opinion<G>(positions[i], (*given)[i]);
      if (!opinion) return Unexpected{opinion.error()};
      opinions.push_back(*std::move(opinion));
    }
    const GameWorth<G> worth = Appraisal<G>(positions, moves, opinions).worth();
    Json plies = Json::array();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      plies.push(ply_json<G>(positions[i], worth.plies[i]));
    }
    Json accuracy = Json::object();
    for (const Side side : {Side::First, Side::Second}) {
      const auto& mean = worth.accuracy[side == Side::First ? 0 : 1];
      if (mean) accuracy.set(side_id(side, naming<G>()), tenths(*mean));
    }
    return Json::object()
        .set("plies", std::move(plies))
        .set("accuracy", std::move(accuracy))
        .set("whole", worth.whole);
  });
}

}  // namespace luatco::api
