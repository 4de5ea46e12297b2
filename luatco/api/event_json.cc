#include "luatco/api/event_json.h"

namespace luatco::api {
namespace {

using game::Act;
using game::Event;
using game::Millis;

constexpr std::string_view kArbiter = "arbiter";

std::optional<PieceRef> read_piece(std::string_view text, Side by, const Naming& naming) {
  if (text.size() != 1) return std::nullopt;
  for (std::uint8_t role = 0; role < naming.shape->roles.size(); ++role) {
    const char letter = naming.shape->roles[role].letter;
    // The side is the mover's; the letter may be written either way.
    if (text[0] == letter || text[0] == (letter | 0x20)) return PieceRef{by, role};
  }
  return std::nullopt;
}

std::optional<game::Extra> read_mode(std::string_view text) {
  if (text.empty() || text == "increment") return game::Extra::Increment;
  if (text == "bronstein") return game::Extra::Bronstein;
  if (text == "delay") return game::Extra::Delay;
  return std::nullopt;
}

std::optional<Millis> read_millis(const Json& json, std::string_view name) {
  const Json* value = json.find(name);
  if (value == nullptr) return 0;
  if (value->integer() == nullptr) return std::nullopt;
  const Millis millis = *value->integer();
  if (millis < -game::kMaxMillis || millis > game::kMaxMillis) return std::nullopt;
  return millis;
}

/// {"periods": [{"moves"?, "base", "extra"?, "mode"?}]}, times in milliseconds.
bool read_control(const Json* setting, game::TimeControl& control) {
  const Json* periods = setting != nullptr ? setting->find("periods") : nullptr;
  if (periods == nullptr || periods->items() == nullptr) return false;
  for (const Json& item : *periods->items()) {
    game::Period period;
    const auto base = read_millis(item, "base");
    const auto extra = read_millis(item, "extra");
    const auto mode = read_mode(item.text("mode"));
    if (!base || *base < 0 || !extra || *extra < 0 || !mode) return false;
    if (const Json* moves = item.find("moves")) {
      if (moves->integer() == nullptr || *moves->integer() < 0 || *moves->integer() > 1000) {
        return false;
      }
      period.moves = static_cast<int>(*moves->integer());
    }
    period.base = *base;
    period.extra = *extra;
    period.mode = *mode;
    if (!control.try_push_back(period)) return false;
  }
  return !control.empty();
}

/// `arbiter` events name what the arbiter does in "act".
std::optional<Act> read_act(const Json& json) {
  const std::string_view word = json.text("do");
  if (word == kArbiter) {
    const auto act = game::parse_act(json.text("act"));
    if (!act || *act < Act::AddTime) return std::nullopt;
    return act;
  }
  const auto act = game::parse_act(word);
  if (act && *act >= Act::AddTime) return std::nullopt;
  return act;
}

bool is_of_player(Act act) {
  return act != Act::Start && act != Act::SetClock && act != Act::TakeBack && act != Act::Flag &&
         act != Act::Confirm && act < Act::AddTime;
}

struct Reader {
  const Json& json;
  const EventWords& words;

  /// A member that must make sense if it is there.
  bool squares(Event& event) const {
    return square("from", event.from) && square("square", event.square);
  }
  bool square(std::string_view name, std::optional<SquareRef>& square) const {
    if (json.find(name) == nullptr) return true;
    square = words.square(json.text(name));
    return square.has_value();
  }
  bool sides(Event& event) const {
    const std::string_view by = json.text("by");
    event.by = read_side(by, words.naming);
    if (!event.by && !by.empty() && (by != kArbiter || is_of_player(event.act))) return false;
    if (json.find("of") == nullptr) return true;
    event.of = read_side(json.text("of"), words.naming);
    return event.of.has_value();
  }
  bool numbers(Event& event) const {
    for (const std::string_view name : {"plies", "ply"}) {
      const Json* value = json.find(name);
      if (value == nullptr) continue;
      if (value->integer() == nullptr || *value->integer() < 0 || *value->integer() > 1'000'000) {
        return false;
      }
      event.number = static_cast<int>(*value->integer());
    }
    return true;
  }
};

}  // namespace

std::optional<Side> read_side(std::string_view text, const Naming& naming) {
  for (const Side side : {Side::First, Side::Second}) {
    if (text == side_id(side, naming)) return side;
  }
  return std::nullopt;
}

Result<Event, std::string_view> read_event(const Json& json, const EventWords& words) {
  const auto bad = [](std::string_view member) { return Unexpected<std::string_view>{member}; };
  const auto act = read_act(json);
  if (!act) return bad("do");
  Event event;
  event.act = *act;
  const Reader reader{json, words};
  if (!reader.sides(event)) return bad("by");
  if (!reader.squares(event)) return bad("square");
  if (!reader.numbers(event)) return bad("plies");
  if (const Json* piece = json.find("piece")) {
    event.piece = read_piece(piece->string() != nullptr ? *piece->string() : std::string_view{},
                             event.by.value_or(Side::First), words.naming);
    if (!event.piece) return bad("piece");
  }
  event.text = json.text(*act == Act::Claim ? "kind" : *act == Act::Decide ? "result" : "move");
  event.with_move = json.text("with_move");
  const auto time = read_millis(json, "ms");
  if (!time) return bad("ms");
  event.time = *time;
  if (*act == Act::SetClock && !read_control(json.find("setting"), event.control)) {
    return bad("setting");
  }
  if (json.find("t") != nullptr) {
    event.at = read_millis(json, "t");
    if (!event.at || *event.at < 0) return bad("t");
  }
  return event;
}

}  // namespace luatco::api
