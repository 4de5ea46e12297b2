// engine_levels, engine_meet, engine_ask, engine_said: what is written to a UCI engine that
// somebody else runs (the page, in a worker), and what its answer is worth. The engine is believed
// as little as one that we run ourselves.
#include "luatco/api/engine_seat.h"
#include "luatco/api/ops.h"
#include "luatco/uci/introduction.h"
#include "luatco/uci/listener.h"

namespace luatco::api {
namespace {

constexpr std::size_t kMaxLines = 2'000;
const engine::Profile& uci() { return engine::profile(engine::Protocol::Uci); }

/// "lines" of the request; nullptr where they are none or too many.
const Json::Array* lines_of(const Json& request) {
  const Json* lines = request.find("lines");
  const Json::Array* items = lines == nullptr ? nullptr : lines->items();
  if (items == nullptr || items->size() > kMaxLines) return nullptr;
  for (const Json& line : *items) {
    if (line.string() == nullptr) return nullptr;
  }
  return items;
}

Json split(std::string_view text) {
  Json lines = Json::array();
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

/// Whether the engine has said that it plays many games.
engine::Ranks ranks_of(const Json& request) {
  const Json* many = request.find("many");
  const bool plays_many = many != nullptr && many->boolean() != nullptr && *many->boolean();
  return engine::ranks_of(uci(), game_name(request), plays_many);
}

Unexpected<Json> fault(const Json& request, engine::FaultKind kind, std::string_view text) {
  return error(engine::id(kind), Json::object()
                                     .set("engine", engine::printable(request.text("engine")))
                                     .set("text", text)
                                     .set("n", 0));
}

}  // namespace

/// engine_levels: how strong engines are asked to play. With a "seed" each level tells whether it
/// asks the engine for that move, or the small opponent.
Answer op_engine_levels(const Json& request) {
  std::optional<std::uint64_t> seed;
  if (const Json* given = request.find("seed")) {
    if (given->integer() == nullptr) return bad_field("seed");
    seed = static_cast<std::uint64_t>(*given->integer());
  }
  return Json::object().set("levels", levels_json(seed));
}

/// engine_meet: from the "lines" it introduced itself with, its name and the lines that make it
/// ready for the game.
Answer op_engine_meet(const Json& request) {
  const Json::Array* lines = lines_of(request);
  if (lines == nullptr) return bad_field("lines");
  engine::Introduction self{engine::printable(request.text("engine")), {}, {}};
  bool done = false;
  for (const Json& line : *lines) done = self.hear(read_line(uci(), *line.string())) || done;
  if (!done) return fault(request, engine::FaultKind::NoGreeting, {});
  const std::string_view game = game_name(request);
  // Who names no variants plays chess.
  if (self.refuses(game) || (self.variants.empty() && game != "chess")) {
    return fault(request, engine::FaultKind::WrongGame, game);
  }
  return Json::object()
      .set("engine", self.name)
      .set("many", self.has_variant(game))
      .set("lines", split(self.set_up_lines(uci(), game)));
}

/// engine_ask: the lines that make it look for a move.
Answer op_engine_ask(const Json& request) {
  const auto limits = limits_of(request);
  if (!limits) return Unexpected{limits.error()};
  auto question = question_of(request);
  if (!question) return Unexpected{question.error()};
  question->limits = *limits;
  return Json::object()
      .set("lines", split(question_lines(uci(), ranks_of(request), *question)))
      .set("millis", limits->millis);
}

/// engine_said: what came of it, from all the "lines" it said: the members of an engine's move, or
/// its fault.
Answer op_engine_said(const Json& request) {
  const Json::Array* lines = lines_of(request);
  if (lines == nullptr) return bad_field("lines");
  const auto question = question_of(request);
  if (!question) return Unexpected{question.error()};
  engine::Listener listener(ranks_of(request), *question);
  for (const Json& line : *lines) {
    const auto heard = listener.hear(read_line(uci(), *line.string()));
    if (!heard) continue;
    if (!*heard) return fault(request, heard->error().kind, heard->error().text);
    return answer_of(request, **heard);
  }
  return fault(request, engine::FaultKind::NoMove, {});
}

}  // namespace luatco::api
