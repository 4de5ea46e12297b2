#include "luatco/api/item_verdict.h"

#include <algorithm>
#include <array>
#include <string>

#include "luatco/api/ops.h"

namespace luatco::api {
namespace {

constexpr std::size_t kMostEventsOfItem = 8;
constexpr std::int64_t kMostQuietPlies = 1'000;

/// What may happen in an item, and how it is told.
struct Event {
  std::string_view act;
  std::string_view id;
};
constexpr std::array<Event, 8> kEvents = {{{"touch", "ask.past.touch"},
                                           {"adjust", "ask.past.adjust"},
                                           {"flag", "ask.past.flag"},
                                           {"resign", "ask.past.resign"},
                                           {"offer_draw", "ask.past.offer_draw"},
                                           {"accept_draw", "ask.past.accept_draw"},
                                           {"decline_draw", "ask.past.decline_draw"},
                                           {"claim", "ask.past.claim"}}};

/// The item's past as the request of an operation. A move that would break a law of repetition is
/// refused, because it is asked whether it may be played.
Json request_of(std::string_view op, std::string_view game, const Json& item) {
  Json request = Json::object();
  request.set("op", op).set("game", game).set("lang", "en");
  if (const Json* fen = item.find("fen")) request.set("fen", *fen);
  if (const Json* record = item.find("record")) request.set("moves", *record);
  if (const Json* rules = item.find("rules")) request.set("rules", *rules);
  if (const Json* events = item.find("events")) request.set("events", *events);
  return request;
}

bool has_past(const Json& item) {
  return item.find("record") != nullptr || item.find("events") != nullptr ||
         item.find("rules") != nullptr;
}

bool is(const Json& json, std::string_view name, bool value) {
  const Json* member = json.find(name);
  return member != nullptr && *member == Json(value);
}

/// Every event took place; one that the arbiter refuses makes no question.
bool all_accepted(const Json& answer) {
  const Json* steps = answer.find("steps");
  return steps == nullptr || std::ranges::all_of(*steps->items(), [](const Json& step) {
           return is(step, "accepted", true);
         });
}

Json step(std::string_view id, Json args) {
  Json json = Json::object();
  json.set("id", id).set("args", std::move(args)).set("squares", Json::array());
  return json.set("marks", Json::array()).set("arrows", Json::array());
}

/// Nothing ended the game: it goes on, or the side to move may claim a draw.
Json ongoing(const Json& ruling) {
  Json args = Json::object().set("side", ruling.text("turn"));
  const Json* claims = ruling.find("claims");
  if (claims == nullptr || claims->items()->empty()) {
    return Json::object()
        .set("ruling", "goes_on")
        .set("steps", Json::array().push(step("rule.goes_on", std::move(args))));
  }
  const Json& claim = claims->items()->front();
  args.set("by", claim.text("by"));
  if (const Json* limit = claim.find("limit")) args.set("limit", *limit);
  return Json::object()
      .set("ruling", "claim")
      .set("steps", Json::array().push(step(claim.text("id"), std::move(args))));
}

/// The n-th field of a FEN, from 0; empty where it has fewer.
std::string_view field(std::string_view fen, int n) {
  for (; n > 0 && !fen.empty(); --n) {
    fen.remove_prefix(std::min(fen.size(), fen.find(' ')));
    fen.remove_prefix(fen.empty() ? 0 : 1);
  }
  return fen.substr(0, fen.find(' '));
}

/// "Nothing was taken for so many moves": the counter of the position, where that is what is asked.
void push_quiet_moves(Json& parts, const Json& item) {
  if (item.text("input") != "rule" || item.find("record") != nullptr) return;
  std::int64_t plies = 0;
  for (const char digit : field(item.text("fen"), 4)) {
    if (digit < '0' || digit > '9' || plies >= kMostQuietPlies) break;
    plies = plies * 10 + (digit - '0');
  }
  if (plies < 2) return;
  parts.push(
      Json::object().set("id", "ask.past.quiet").set("args", Json::object().set("n", plies / 2)));
}

/// "That pawn has just gone two squares": nobody can see it, and taking in passing depends on it.
void push_double_step(Json& parts, const Json& item) {
  const Json* goal = item.find("goal");
  const bool matters = item.text("input") == "choose" ||
                       (goal != nullptr && goal->dump().find("en_passant") != std::string::npos);
  const std::string_view passed = field(item.text("fen"), 3);
  if (!matters || item.find("record") != nullptr || passed.size() != 2) return;
  if (passed[1] != '3' && passed[1] != '6') return;
  const std::string pawn = {passed[0], passed[1] == '3' ? '4' : '5'};
  parts.push(Json::object()
                 .set("id", "ask.past.double_step")
                 .set("args", Json::object().set("square", pawn)));
}

}  // namespace

Answer verdict_of(std::string_view game, const Json& item) {
  Json request = request_of("judge", game, item).set("attempt", item.text("attempt"));
  if (has_past(item)) {
    if (item.find("events") == nullptr) request.set("events", Json::array());
    request.set("options", Json::object().set("on_violation", "must_vary"));
  }
  Answer judged = op_judge(request);
  if (!judged) return judged;
  Json json = Json::object().set("allowed", is(*judged, "legal", true));
  if (const Json* reasons = judged->find("reasons")) json.set("reasons", *reasons);
  return json;
}

Answer ruling_of(std::string_view game, const Json& item) {
  Answer ruling = op_ruling(request_of("ruling", game, item));
  if (!ruling) return ruling;
  if (!all_accepted(*ruling)) return bad_field("item.events");
  const Json* outcome = ruling->find("outcome");
  if (outcome == nullptr) return ongoing(*ruling);
  const std::string_view winner = outcome->text("winner");
  return Json::object()
      .set("ruling", winner.empty() ? "draw" : winner)
      .set("steps", *ruling->find("full"));
}

Json choices_of(std::string_view game) {
  Json choices = Json::array();
  games::with_game(game, [&]<Rules G>() {
    for (const Side side : {Side::First, Side::Second}) choices.push(side_id(side, naming<G>()));
  });
  return choices.push("draw").push("claim").push("goes_on");
}

Answer past_of(const Json& item) {
  Json parts = Json::array();
  push_quiet_moves(parts, item);
  push_double_step(parts, item);
  const Json* record = item.find("record");
  if (record != nullptr && record->items() != nullptr && !record->items()->empty()) {
    const auto n = static_cast<std::int64_t>(record->items()->size());
    parts.push(Json::object().set("id", "ask.past.moves").set("args", Json::object().set("n", n)));
  }
  const Json* events = item.find("events");
  if (events == nullptr) return parts;
  if (events->items() == nullptr || events->items()->size() > kMostEventsOfItem) {
    return bad_field("item.events");
  }
  for (const Json& event : *events->items()) {
    const auto known = std::ranges::find(kEvents, event.text("do"), &Event::act);
    if (known == kEvents.end()) return bad_field("item.events");
    Json args = Json::object().set("side", event.text("of", event.text("by")));
    if (!event.text("square").empty()) args.set("square", event.text("square"));
    parts.push(Json::object().set("id", known->id).set("args", std::move(args)));
  }
  return parts;
}

}  // namespace luatco::api
