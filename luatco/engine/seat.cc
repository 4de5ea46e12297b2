#include "luatco/engine/seat.h"

#include <span>

#include "luatco/api/api.h"

namespace luatco::engine {
namespace {

using api::Json;

/// The members that say which position is meant.
constexpr std::string_view kWhere[] = {"game", "fen", "moves", "options"};

Json ask(std::string_view op, const Json& request, std::span<const std::string_view> members) {
  Json asked = Json::object().set("op", op);
  for (const std::string_view member : members) {
    if (const Json* value = request.find(member)) asked.set(member, *value);
  }
  return api::answer(asked);
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
void set_line(Question& question, const Json& game, std::string_view written) {
  question.fen = game.text("start");
  for (const Json& ply : *game.find("plies")->items()) {
    question.moves.emplace_back(ply.text(written));
    if (ply.find("capture") == nullptr) continue;
    question.fen = ply.text("fen");
    question.moves.clear();
  }
}

void set_banned(Question& question, const Json& request, const Json& legal,
                std::string_view written) {
  constexpr std::string_view kRuled[] = {"game", "fen", "moves", "options", "rules", "events"};
  const Json ruling = ask("ruling", request, kRuled);
  const Json* banned = ruling.find("may_not_repeat");
  if (banned == nullptr || banned->items() == nullptr) return;
  for (const Json& move : *legal.find("moves")->items()) {
    for (const Json& one : *banned->items()) {
      if (one.text("move") == move.text("move")) question.banned.emplace_back(move.text(written));
    }
  }
}

}  // namespace

Result<Question, Json> question_of(const Json& request) {
  const Json game = ask("game", request, kWhere);
  if (const Json* error = game.find("error")) return Unexpected{*error};
  const Json legal = ask("moves", request, kWhere);
  if (const Json* error = legal.find("error")) return Unexpected{*error};
  const std::string_view written = notation(request);
  Question question;
  set_line(question, game, written);
  for (const Json& move : *legal.find("moves")->items()) {
    question.legal.emplace_back(move.text(written));
  }
  if (question.legal.empty()) {
    return Unexpected{Json::object().set("id", "engine.error.over").set("args", Json::object())};
  }
  set_banned(question, request, legal, written);
  return question;
}

Json answer_of(const Json& request, const Thought& thought) {
  Json line = Json::object().set("game", request.text("game", "chess"));
  if (const Json* options = request.find("options")) line.set("options", *options);
  line.set("fen", ask("moves", request, kWhere).text("fen")).set("moves", Json::array());
  Json answer = Json::object();
  Json expected = Json::array();
  for (const std::string& move : thought.line) {
    line.find("moves")->push(move);
    const Json game = ask("game", line, kWhere);
    if (game.find("error") != nullptr) break;
    const Json& ply = game.find("plies")->items()->back();
    if (line.find("moves")->items()->size() == 1) {
      for (const auto& [name, value] : *ply.members()) answer.set(name, value);
    }
    expected.push(ply.text("move"));
  }
  if (thought.score && thought.score->mate != 0) {
    answer.set("score", Json::object().set("mate", thought.score->mate));
  } else if (thought.score) {
    answer.set("score", Json::object().set("cp", thought.score->centipawns));
  }
  answer.set("depth", thought.depth).set("nodes", thought.nodes).set("line", std::move(expected));
  if (thought.banned) answer.set("banned", true);
  if (thought.late) answer.set("late", true);
  return answer;
}

}  // namespace luatco::engine
