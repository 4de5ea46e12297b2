#include "luatco/api/engine_seat.h"

#include <algorithm>
#include <span>

#include "luatco/api/ops.h"
#include "luatco/uci/level.h"

namespace luatco::api {
namespace {

/// The members that say which position is meant.
constexpr std::string_view kWhere[] = {"game", "fen", "moves", "options"};

/// The members of an operation's answer, or its error.
Answer ask(Answer (*run)(const Json&), const Json& request,
           std::span<const std::string_view> members) {
  Json asked = Json::object();
  for (const std::string_view member : members) {
    if (const Json* value = request.find(member)) asked.set(member, *value);
  }
  return run(asked);
}

/// The notation that engines write the game's moves in: where a king castles by taking its rook,
/// that way.
std::string_view notation(const Json& request) {
  const Json* options = request.find("options");
  const bool chess960 = options != nullptr && options->text("variant") == "chess960";
  return chess960 ? "uci960" : "move";
}

/// From the position after the last capture: what came before it can't be repeated, and UCCI wants
/// it so.
void set_line(engine::Question& question, const Json& game, std::string_view written) {
  question.fen = game.text("start");
  for (const Json& ply : *game.find("plies")->items()) {
    question.moves.emplace_back(ply.text(written));
    if (ply.find("capture") == nullptr) continue;
    question.fen = ply.text("fen");
    question.moves.clear();
  }
}

void set_banned(engine::Question& question, const Json& request, const Json& legal,
                std::string_view written) {
  constexpr std::string_view kRuled[] = {"game", "fen", "moves", "options", "rules", "events"};
  const Answer ruling = ask(op_ruling, request, kRuled);
  const Json* banned = ruling ? ruling->find("may_not_repeat") : nullptr;
  if (banned == nullptr || banned->items() == nullptr) return;
  for (const Json& move : *legal.find("moves")->items()) {
    for (const Json& one : *banned->items()) {
      if (one.text("move") == move.text("move")) question.banned.emplace_back(move.text(written));
    }
  }
}

/// A number of the request between 1 and `most`, `otherwise` where it has none; nullopt where it is
/// something else.
std::optional<std::int64_t> number(const Json* object, std::string_view name, std::int64_t most,
                                   std::int64_t otherwise) {
  const Json* value = object == nullptr ? nullptr : object->find(name);
  if (value == nullptr) return otherwise;
  if (value->integer() == nullptr || *value->integer() < 1) return std::nullopt;
  return std::min(*value->integer(), most);
}

Result<engine::Limits, Json> limits_of_level(const Json& level, const Json& request) {
  const std::int64_t n = level.integer() != nullptr ? *level.integer() : 0;
  const engine::Level* found = n > 0 && n < 1000 ? engine::level(static_cast<int>(n)) : nullptr;
  if (found == nullptr) {
    return error("engine.error.no_level", Json::object()
                                              .set("n", n)
                                              .set("first", engine::levels().front().number)
                                              .set("last", engine::levels().back().number));
  }
  const auto seed = number(&request, "seed", INT64_MAX, 1);
  const auto most = number(request.find("limits"), "millis", kMostMillis, kMostMillis);
  if (!most) return bad_field("limits");
  engine::Limits limits = engine::limits_of(*found, static_cast<std::uint64_t>(seed.value_or(1)));
  limits.millis = limits.millis == 0 ? *most : std::min(limits.millis, *most);
  return limits;
}

}  // namespace

Result<engine::Limits, Json> limits_of(const Json& request) {
  if (const Json* level = request.find("level")) return limits_of_level(*level, request);
  const Json* given = request.find("limits");
  const auto nodes = number(given, "nodes", kMostNodes, 0);
  const auto depth = number(given, "depth", 100, 0);
  const bool bounded = nodes.value_or(0) != 0 || depth.value_or(0) != 0;
  const auto millis = number(given, "millis", kMostMillis, bounded ? kMostMillis : kUsualMillis);
  if (!nodes || !depth || !millis) return bad_field("limits");
  return engine::Limits{.nodes = static_cast<std::uint64_t>(*nodes),
                        .depth = static_cast<int>(*depth),
                        .millis = *millis};
}

Json levels_json(std::optional<std::uint64_t> seed) {
  Json all = Json::array();
  for (const engine::Level& level : engine::levels()) {
    Json json = Json::object().set("level", level.number).set("share", level.share);
    if (level.nodes != 0) {
      json.set("nodes", level.nodes);
    } else {
      json.set("millis", level.millis);
    }
    if (seed) json.set("asks", engine::asks_engine(level, *seed));
    all.push(std::move(json));
  }
  return all;
}

Result<engine::Question, Json> question_of(const Json& request) {
  const Answer game = ask(op_game, request, kWhere);
  if (!game) return Unexpected{game.error()};
  const Answer legal = ask(op_moves, request, kWhere);
  if (!legal) return Unexpected{legal.error()};
  const std::string_view written = notation(request);
  engine::Question question;
  set_line(question, *game, written);
  for (const Json& move : *legal->find("moves")->items()) {
    question.legal.emplace_back(move.text(written));
  }
  if (question.legal.empty()) return error("engine.error.over");
  set_banned(question, request, *legal, written);
  return question;
}

Json answer_of(const Json& request, const engine::Thought& thought) {
  Json line = Json::object().set("game", game_name(request));
  if (const Json* options = request.find("options")) line.set("options", *options);
  const Answer here = ask(op_moves, request, kWhere);
  line.set("fen", here ? here->text("fen") : std::string_view{}).set("moves", Json::array());
  Json answer = Json::object();
  Json expected = Json::array();
  for (const std::string& move : thought.line) {
    line.find("moves")->push(move);
    const Answer game = ask(op_game, line, kWhere);
    if (!game) break;
    const Json& ply = game->find("plies")->items()->back();
    if (line.find("moves")->items()->size() == 1) {
      for (const auto& [name, value] : *ply.members()) answer.set(name, value);
    }
    expected.push(ply.text("move"));
  }
  if (thought.score) answer.set("score", score_json(*thought.score));
  answer.set("depth", thought.depth).set("nodes", thought.nodes).set("line", std::move(expected));
  if (thought.banned) answer.set("banned", true);
  if (thought.late) answer.set("late", true);
  return answer;
}

Json score_json(const Score& score) {
  if (score.mate != 0) return Json::object().set("mate", score.mate);
  return Json::object().set("cp", score.centipawns);
}

std::optional<Score> read_score(const Json& json) {
  const auto bounded = [&](std::string_view name, std::int64_t most) -> std::optional<int> {
    const Json* value = json.find(name);
    if (value == nullptr || value->integer() == nullptr) return std::nullopt;
    return static_cast<int>(std::clamp(*value->integer(), -most, most));
  };
  if (const auto mate = bounded("mate", kMostMatingMoves)) {
    if (*mate == 0) return std::nullopt;
    return Score{.centipawns = 0, .mate = *mate};
  }
  if (const auto cp = bounded("cp", kMostCentipawns)) return Score{.centipawns = *cp, .mate = 0};
  return std::nullopt;
}

}  // namespace luatco::api
