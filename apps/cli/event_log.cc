#include "apps/cli/event_log.h"

#include <utility>

namespace luatco::cli {

using api::Json;

namespace {

std::string_view mode_name(game::Extra mode) {
  switch (mode) {
    case game::Extra::Increment: return "increment";
    case game::Extra::Bronstein: return "bronstein";
    case game::Extra::Delay: return "delay";
  }
  return {};
}

/// "home" is for a table without an arbiter; not every game has it.
std::string rules_for_a_table(const Common& common) {
  const Json answer = api::answer(request("rules", common, {}));
  const Json* books = answer.find("rules");
  if (books == nullptr || books->items() == nullptr) return {};
  for (const Json& book : *books->items()) {
    if (book.text("name") == "home") return "home";
  }
  return {};
}

}  // namespace

EventLog::EventLog(const Common& common, const Start& start, std::string_view rules)
    : common_(common), start_(start), rules_(rules) {
  if (rules_.empty()) rules_ = rules_for_a_table(common);
  ruling_ = answer_with(nullptr);
}

void EventLog::set_clock(const game::TimeControl& control) {
  Json periods = Json::array();
  for (const game::Period& period : control) {
    periods.push(Json::object()
                     .set("moves", period.moves)
                     .set("base", period.base)
                     .set("extra", period.extra)
                     .set("mode", mode_name(period.mode)));
  }
  add(Json::object()
          .set("do", "clock")
          .set("setting", Json::object().set("periods", std::move(periods))));
  has_clock_ = true;
  begin_ = std::chrono::steady_clock::now();
  add(Json::object().set("do", "start"));
}

Json EventLog::request_for(std::string_view op) const {
  Json json = request(op, common_, start_);
  if (!rules_.empty()) json.set("rules", rules_);
  return json.set("events", events_);
}

Json EventLog::timed(Json event) const {
  if (!has_clock_) return event;
  const auto passed = std::chrono::steady_clock::now() - begin_;
  event.set("t",
            std::int64_t{std::chrono::duration_cast<std::chrono::milliseconds>(passed).count()});
  return event;
}

Json EventLog::answer_with(const Json* event) const {
  Json json = request_for("ruling");
  if (event != nullptr) json.find("events")->push(*event);
  return api::answer(json);
}

Json EventLog::add(Json event) {
  event = timed(std::move(event));
  Json answer = answer_with(&event);
  if (answer.find("error") != nullptr) return answer;
  Json step = answer.find("steps")->items()->back();
  // A refused event leaves nothing behind, but the time before it may have ended the game.
  const bool accepted = *step.find("accepted")->boolean();
  if (accepted || answer.text("state") != ruling_.text("state")) events_.push(std::move(event));
  ruling_ = std::move(answer);
  return step;
}

Json EventLog::now() const {
  // An event without any consequence: the time is told with it.
  const Json nothing = timed(Json::object().set("do", "accidental"));
  Json answer = answer_with(&nothing);
  return answer.find("error") != nullptr ? ruling_ : answer;
}

}  // namespace luatco::cli
