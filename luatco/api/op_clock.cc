#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "luatco/api/event_json.h"
#include "luatco/api/ops.h"
#include "luatco/api/ruling_json.h"
#include "luatco/core/arbiter.h"

namespace luatco::api {
namespace {

using game::Act;
using game::Event;
using game::Millis;

/// The clocks beside a board that nobody tells us about: a press completes a move, whatever it was.
class BareClock {
 public:
  /// False, and nothing changes, where the event is not possible now.
  bool apply(const Event& event) {
    advance(event.at.value_or(now_));
    switch (event.act) {
      case Act::SetClock: return set(event.control);
      case Act::Start: return start(event.by.value_or(Side::First));
      case Act::Press: return press(event.by);
      case Act::AddTime: return add(event.of, event.time);
      case Act::Pause: return pause();
      case Act::Resume: return resume();
      case Act::Touch:
      case Act::Adjust:
      case Act::Release:
      case Act::Place:
      case Act::Remove:
      case Act::Move:
      case Act::OfferDraw:
      case Act::AcceptDraw:
      case Act::DeclineDraw:
      case Act::Resign:
      case Act::Claim:
      case Act::Flag:
      case Act::TwoHands:
      case Act::Accidental:
      case Act::Complain:
      case Act::Confirm:
      case Act::TakeBack:
      case Act::Restore:
      case Act::Forfeit:
      case Act::Decide: break;
    }
    return false;
  }

  /// Time only goes forward. A flag falls while its clock runs.
  void advance(Millis to) {
    now_ = std::max(now_, to);
    if (const auto side = clock_.running(); side && !fallen_ && clock_.has_fallen(*side, now_)) {
      fallen_ = side;
    }
  }

  [[nodiscard]] const game::Clock& clock() const { return clock_; }
  [[nodiscard]] Millis left(Side side) const { return clock_.left(side, now_); }
  [[nodiscard]] int moves(Side side) const { return moves_[index(side)]; }
  [[nodiscard]] std::optional<Side> fallen() const { return fallen_; }
  [[nodiscard]] std::optional<Side> paused() const { return paused_; }

 private:
  bool set(const game::TimeControl& control) {
    if (started_) return false;
    clock_.set(control);
    return true;
  }
  bool start(Side side) {
    if (started_ || !clock_.is_set()) return false;
    started_ = true;
    clock_.start(side, now_);
    return true;
  }
  // FIDE 6.2.1: the player stops the own clock and starts the opponent's.
  bool press(std::optional<Side> by) {
    const auto running = clock_.running();
    if (!running || by != running || fallen_) return false;
    clock_.press(now_, ++moves_[index(*running)]);
    return true;
  }
  bool add(std::optional<Side> of, Millis time) {
    if (!of || !clock_.is_set()) return false;
    // What ran out and is given time by the arbiter has not fallen.
    const auto running = clock_.running();
    clock_.stop(now_);
    clock_.add(*of, time);
    if (running) clock_.start(*running, now_);
    if (fallen_ && !clock_.has_fallen(*fallen_, now_)) fallen_.reset();
    return true;
  }
  // FIDE 6.11.1
  bool pause() {
    if (!clock_.running()) return false;
    paused_ = clock_.running();
    clock_.stop(now_);
    return true;
  }
  bool resume() {
    if (!paused_) return false;
    clock_.start(*paused_, now_);
    paused_.reset();
    return true;
  }

  game::Clock clock_;
  Millis now_ = 0;
  bool started_ = false;
  std::array<int, 2> moves_{};
  std::optional<Side> fallen_;
  std::optional<Side> paused_;
};

template <Rules G>
Json clock_json(const BareClock& bare) {
  Json clocks = Json::object();
  Json moves = Json::object();
  for (const Side side : {Side::First, Side::Second}) {
    clocks.set(side_id(side, naming<G>()), bare.left(side));
    moves.set(side_id(side, naming<G>()), bare.moves(side));
  }
  Json json = Json::object();
  json.set("clocks", std::move(clocks)).set("moves", std::move(moves));
  const auto set = [&](std::string_view name, std::optional<Side> side) {
    if (side) json.set(name, side_id(*side, naming<G>()));
  };
  set("running", bare.clock().running());
  set("paused", bare.paused());
  set("fallen", bare.fallen());
  return json;
}

template <Rules G>
Answer clock_answer(const Json& request) {
  const Json* events = request.find("events");
  if (events == nullptr) return missing_field("events");
  if (events->items() == nullptr) return bad_field("events");
  BareClock bare;
  Json refused = Json::array();
  for (std::size_t i = 0; i < events->items()->size(); ++i) {
    const auto event = read_event((*events->items())[i], event_words<G>());
    const auto at = static_cast<std::int64_t>(i);
    if (!event) {
      return error("api.bad_event", Json::object().set("index", at).set("field", event.error()));
    }
    if (!bare.apply(*event)) refused.push(at);
  }
  if (const Json* now = request.find("t")) {
    if (now->integer() == nullptr || *now->integer() > game::kMaxMillis) return bad_field("t");
    bare.advance(*now->integer());
  }
  return clock_json<G>(bare).set("refused", std::move(refused));
}

}  // namespace

/// clock: what two clocks show at `t` after `events` (set, start, press and what the arbiter did to
/// them), for a game whose moves are not told.
Answer op_clock(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer { return clock_answer<G>(request); });
}

}  // namespace luatco::api
