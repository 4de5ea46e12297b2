#include "apps/cli/opponent.h"

#include <algorithm>

#include "luatco/api/api.h"
#include "luatco/api/engine_seat.h"
#include "luatco/core/search.h"
#include "luatco/engine/finder.h"

namespace luatco::cli {
namespace {

using api::Json;
const std::atomic<bool> kGoOn = false;

Json small_reply(const Json& request, int level, std::uint64_t seed) {
  Json asked = request;
  asked.set("op", "reply").set("level", level);
  return api::answer(asked.set("seed", static_cast<std::int64_t>(seed >> 1)));
}

class SmallOpponent : public Opponent {
 public:
  explicit SmallOpponent(int level) : level_(level) {}
  Json reply(const Json& request, std::uint64_t seed,
             const std::optional<engine::Clocks>&) override {
    return small_reply(request, level_, seed);
  }
  [[nodiscard]] std::string name(const Words& words) const override {
    return words("cli.play.small_opponent", Json::object().set("n", level_));
  }

 private:
  int level_;
};

class EngineOpponent : public Opponent {
 public:
  EngineOpponent(engine::Description description, std::string game, const engine::Level& level)
      : description_(std::move(description)), game_(std::move(game)), level_(level) {}

  /// Starts it; the error where that fails.
  std::optional<Json> start() {
    auto started = engine::Engine::start(description_, game_, kGoOn);
    if (!started) return engine::fault_json(started.error());
    engine_ = std::move(*started);
    return std::nullopt;
  }

  Json reply(const Json& request, std::uint64_t seed,
             const std::optional<engine::Clocks>& left) override {
    if (!engine::asks_engine(level_, seed)) return small_reply(request, kLevels, seed);
    if (!engine_) {
      if (auto error = start()) return Json::object().set("error", *std::move(error));
    }
    auto question = api::question_of(request);
    if (!question) return Json::object().set("error", question.error());
    question->limits = engine::limits_of(level_, seed);
    set_time(*question, left);
    const auto thought = engine_->think(*question, kGoOn);
    if (!thought) {
      engine_.reset();  // whatever state it is in
      return Json::object().set("error", engine::fault_json(thought.error()));
    }
    Json answer = api::answer_of(request, *thought);
    if (thought->resigns) answer.set("resigns", true);
    if (thought->draws) answer.set("draws", true);
    return answer;
  }

  [[nodiscard]] std::string name(const Words& words) const override {
    return words("cli.play.engine_opponent",
                 Json::object()
                     .set("engine", engine_ ? engine_->name() : description_.name)
                     .set("level", level_words(words, level_)));
  }

 private:
  /// At full strength it divides its own time; at other levels it only must not lose on time.
  void set_time(engine::Question& question, const std::optional<engine::Clocks>& left) const {
    if (!left) return;
    constexpr std::int64_t kMovesToGo = 25;
    const std::int64_t fair = std::max<std::int64_t>(left->own / kMovesToGo, 10);
    question.limits.millis =
        question.limits.millis == 0 ? fair : std::min(question.limits.millis, fair);
  }

  engine::Description description_;
  std::string game_;
  const engine::Level& level_;
  std::unique_ptr<engine::Engine> engine_;
};

Json no_level(int level) {
  Json args = Json::object().set("n", level).set("first", 1);
  args.set("last", engine::levels().back().number);
  return Json::object().set("id", "engine.error.no_level").set("args", std::move(args));
}

}  // namespace

Result<std::unique_ptr<Opponent>, Json> seat_opponent(const OpponentOptions& options,
                                                      const std::string& game) {
  const bool by_name = !options.engine.empty();
  if (options.level == 0 && !by_name) return std::unique_ptr<Opponent>();
  if (options.level != 0 && options.level <= kLevels && !by_name) {
    return std::unique_ptr<Opponent>(std::make_unique<SmallOpponent>(options.level));
  }
  const engine::Level* level = engine::level(options.level == 0 ? kUsualLevel : options.level);
  if (level == nullptr) return Unexpected{no_level(options.level)};
  const auto installed = engine::find_engines();
  const engine::Description* best = engine::choose(installed, game);
  if (!by_name && best == nullptr) {
    return Unexpected{Json::object().set("id", "engine.error.none").set("args", Json::object())};
  }
  auto opponent = std::make_unique<EngineOpponent>(
      by_name ? engine::describe(options.engine, engine::protocol_of(options.protocol)) : *best,
      game, *level);
  if (auto error = opponent->start()) return Unexpected{*std::move(error)};
  return std::unique_ptr<Opponent>(std::move(opponent));
}

std::string level_words(const Words& words, const engine::Level& level) {
  Json args = Json::object().set("number", level.number).set("share", level.share);
  if (level.nodes == 0) {
    return words("word.level.time", args.set("n", level.millis / 1000));
  }
  args.set("n", level.nodes);
  return words(level.share < 100 ? "word.level.share" : "word.level.nodes", args);
}

}  // namespace luatco::cli
