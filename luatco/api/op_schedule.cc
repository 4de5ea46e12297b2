// schedule: when an exercise comes again, and what it brought.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "luatco/api/ops.h"
#include "luatco/teach/schedule.h"

namespace luatco::api {
namespace {

constexpr std::int64_t kLastDay = 1'000'000;
constexpr std::size_t kMostCards = 5'000;

std::optional<std::int64_t> day(const Json& json, std::string_view name) {
  const Json* member = json.find(name);
  const std::int64_t* n = member != nullptr ? member->integer() : nullptr;
  if (n == nullptr || *n < 0 || *n > kLastDay) return std::nullopt;
  return *n;
}

std::optional<teach::Card> read_card(const Json& json) {
  const auto box = day(json, "box");
  const auto due = day(json, "due");
  if (!box || !due || *box >= static_cast<std::int64_t>(teach::kRest.size())) return std::nullopt;
  return teach::Card{static_cast<int>(*box), *due};
}

/// The names of the cards that are due: the longest waiting first, then those least known.
Answer due_cards(const Json& cards, std::int64_t today) {
  if (cards.members() == nullptr || cards.members()->size() > kMostCards) {
    return bad_field("cards");
  }
  std::vector<std::pair<teach::Card, std::string>> due;
  for (const auto& [name, json] : *cards.members()) {
    const auto card = read_card(json);
    if (!card) return bad_field("cards");
    if (card->due <= today) due.emplace_back(*card, name);
  }
  std::ranges::stable_sort(due, {},
                           [](const auto& one) { return std::pair{one.first.due, one.first.box}; });
  Json names = Json::array();
  for (auto& [card, name] : due) names.push(std::move(name));
  return Json::object().set("due", std::move(names));
}

}  // namespace

Answer op_schedule(const Json& request) {
  const auto today = day(request, "today");
  if (!today) return bad_field("today");
  if (const Json* cards = request.find("cards")) return due_cards(*cards, *today);
  const auto went = teach::went(request.text("went"));
  if (!went) return bad_field("went");
  std::optional<teach::Card> card;
  if (const Json* given = request.find("card")) {
    card = read_card(*given);
    if (!card) return bad_field("card");
  }
  const teach::Card next = teach::next_card(card, *went, *today);
  return Json::object()
      .set("card", Json::object().set("box", next.box).set("due", next.due))
      .set("stars", teach::stars(*went));
}

}  // namespace luatco::api
