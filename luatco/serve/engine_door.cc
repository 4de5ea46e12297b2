#include "luatco/serve/engine_door.h"

#include <algorithm>
#include <utility>

#include "luatco/api/engine_seat.h"
#include "luatco/engine/finder.h"
#include "luatco/say/add_text.h"

namespace luatco::serve {
namespace {

using api::Json;

constexpr engine::Timing kTiming{.hello = std::chrono::milliseconds(10'000),
                                 .ready = std::chrono::milliseconds(10'000),
                                 .patience = std::chrono::milliseconds(api::kMostMillis),
                                 .grace = std::chrono::milliseconds(2'000)};

Unexpected<Json> error(std::string_view id, Json args = Json::object()) {
  return {Json::object().set("id", id).set("args", std::move(args))};
}

}  // namespace

std::string EngineDoor::list() const {
  Json engines = Json::array();
  for (const engine::Description& one : engines_) {
    Json games = Json::array();
    for (const std::string& game : one.games) games.push(game);
    engines.push(Json::object().set("name", one.name).set("games", std::move(games)));
  }
  return Json::object()
      .set("ok", true)
      .set("engines", std::move(engines))
      .set("levels", api::levels_json({}))
      .dump();
}

const engine::Description* EngineDoor::chosen(const Json& request) const {
  const std::string_view named = request.text("engine");
  const std::string_view game = request.text("game", "chess");
  if (named.empty()) return engine::choose(engines_, game);
  const auto found = std::ranges::find(engines_, named, &engine::Description::name);
  return found == engines_.end() ? nullptr : &*found;
}

Result<Json, Json> EngineDoor::think(const Json& request, const std::atomic<bool>& flag) const {
  const engine::Description* engine = chosen(request);
  if (engine == nullptr) return error("engine.error.none");
  const auto limits = api::limits_of(request);
  if (!limits) return Unexpected{limits.error()};
  auto question = api::question_of(request);
  if (!question) return Unexpected{question.error()};
  question->limits = *limits;
  auto started = engine::Engine::start(*engine, request.text("game", "chess"), flag, kTiming);
  if (!started) return Unexpected{engine::fault_json(started.error())};
  const auto thought = (*started)->think(*question, flag);
  if (!thought) return Unexpected{engine::fault_json(thought.error())};
  return api::answer_of(request, *thought).set("engine", (*started)->name());
}

std::string EngineDoor::ask(std::string_view line) {
  const auto request = api::parse_json(line);
  if (!request || request->members() == nullptr) {
    const std::uint64_t offset = request ? 0 : request.error().offset;
    return finish(Json::object(), error("api.bad_json", Json::object().set("offset", offset)),
                  speakers_);
  }
  const Flag flag = std::make_shared<std::atomic<bool>>(false);
  const auto place = [&] {
    const std::lock_guard lock(mutex_);
    return asked_.emplace(std::string(request->text("id")), flag);
  }();
  if (stopping_) *flag = true;
  auto answer = think(*request, *flag);
  {
    const std::lock_guard lock(mutex_);
    asked_.erase(place);
  }
  return finish(*request, std::move(answer), speakers_);
}

std::string EngineDoor::cancel(std::string_view line) {
  const auto request = api::parse_json(line);
  const std::string id(request ? request->text("cancel") : std::string_view{});
  std::int64_t stopped = 0;
  if (!id.empty()) {
    const std::lock_guard lock(mutex_);
    const auto [begin, end] = asked_.equal_range(id);
    for (auto it = begin; it != end; ++it, ++stopped) *it->second = true;
  }
  return Json::object().set("ok", true).set("stopped", stopped).dump();
}

void EngineDoor::stop_all() {
  const std::lock_guard lock(mutex_);
  for (const auto& [id, flag] : asked_) *flag = true;
}

std::string EngineDoor::finish(const Json& request, Result<Json, Json> answer,
                               say::Speakers& speakers) {
  Json json = Json::object();
  if (const Json* id = request.find("id")) json.set("id", *id);
  json.set("ok", answer.has_value());
  if (answer) {
    for (auto& [name, value] : *answer->members()) json.set(name, std::move(value));
  } else {
    json.set("error", std::move(answer.error()));
  }
  if (const std::string_view language = request.text("lang"); !language.empty()) {
    say::add_text(json, speakers.in(language), {.game = request.text("game"), .side = {}});
  }
  return json.dump();
}

}  // namespace luatco::serve
