#include "luatco/school/item_check.h"

#include <algorithm>

#include "luatco/api/api.h"
#include "luatco/school/lesson.h"

namespace luatco::school {
namespace {

using api::Json;

constexpr int kLastNotch = 4;
constexpr std::string_view kConsequence = "consequence.";

bool is(const Json& answer, std::string_view name, bool value) {
  const Json* member = answer.find(name);
  return member != nullptr && *member == Json(value);
}

bool holds(const Json::Array& list, std::string_view text) {
  return std::ranges::any_of(
      list, [&](const Json& one) { return one.string() != nullptr && *one.string() == text; });
}

/// "e2e4" is two squares, "e4" is one.
bool is_square(std::string_view text) { return text.size() == 2; }

}  // namespace

Json ItemCheck::ask(std::string_view op, const Json& item) const {
  return Json::object().set("op", op).set("game", game_of(lesson_, item)).set("item", item);
}

void ItemCheck::check(const Json& item, const OnItemFault& fault) {
  const Json facts = api::answer(ask("exercise", item));
  if (const Json* error = facts.find("error")) {
    return fault("lesson.fault.item", Json::object().set("text", error->text("id")));
  }
  // Only the first reason: the others say the same in other words.
  for (const Json& reason : list_of(facts, "reasons")) {
    if (reason.text("id").ends_with(".game.over")) continue;
    reasons_.emplace(reason.text("id"));
    break;
  }
  const std::string_view input = item.text("input", "move");
  if (input == "rule") reasons_.insert(why_ruled(item, facts));
  const bool solvable = input == "move"  ? !list_of(facts, "solutions").empty()
                        : input == "tap" ? !list_of(facts, "squares").empty()
                                         : true;
  if (!solvable) return fault("lesson.fault.unsolvable", Json::object());
  check_rise(item, facts, fault);
  check_hints(item, facts, fault);
  check_wrong(item, facts, fault);
}

/// The sentence that the ruling stands on.
std::string ItemCheck::why_ruled(const Json& item, const Json& facts) const {
  const Json answer = Json::object().set("choice", facts.text("ruling"));
  const Json graded = api::answer(ask("exercise", item).set("answer", answer));
  const Json::Array& steps = list_of(graded, "steps");
  return steps.empty() ? std::string() : std::string(steps.front().text("id"));
}

void ItemCheck::check_rise(const Json& item, const Json& facts, const OnItemFault& fault) {
  const std::string_view input = item.text("input", "move");
  if (input != "move" && input != "tap") return;  // "may he?" has one answer of two, always
  Difficulty now{1, 1};
  if (const Json* moves = item.find("moves")) now.moves = *moves->integer();
  const auto right =
      static_cast<double>(list_of(facts, input == "move" ? "solutions" : "squares").size());
  now.share = input == "move" ? right / static_cast<double>(*facts.find("legal")->integer())
                              : right;  // of the same board
  const std::string kind =
      std::string(game_of(lesson_, item)) + std::string(input) + std::string(item.text("tap"));
  const auto [at, first] = hardest_.try_emplace(kind, now);
  Difficulty& hardest = at->second;
  const bool easier =
      now.moves < hardest.moves || (now.moves == hardest.moves && now.share > hardest.share + 1e-9);
  if (!first && easier) fault("lesson.fault.easier", Json::object());
  hardest = now;
}

void ItemCheck::check_hints(const Json& item, const Json& facts, const OnItemFault& fault) const {
  if (!hints_show(item, facts) || !hints_solve(item)) {
    fault("lesson.fault.false_hint", Json::object());
  }
}

/// The man and the square that notches 2 and 3 show belong to an answer.
bool ItemCheck::hints_show(const Json& item, const Json& facts) const {
  const Json third = api::answer(ask("hint", item).set("notch", kLastNotch - 1));
  const Json second = api::answer(ask("hint", item).set("notch", kLastNotch - 2));
  const Json::Array& shown = list_of(third, "squares");
  const std::string_view input = item.text("input", "move");
  if (third.find("error") != nullptr || second.find("error") != nullptr) return false;
  if (input == "tap") {
    return std::ranges::all_of(shown, [&](const Json& square) {
      return holds(list_of(facts, "squares"), *square.string());
    });
  }
  if (input != "move") return true;
  if (shown.size() != 2 || list_of(second, "squares").size() != 1) return false;
  const std::string move = *shown[0].string() + *shown[1].string();
  return *list_of(second, "squares")[0].string() == *shown[0].string() &&
         std::ranges::any_of(list_of(facts, "solutions"), [&](const Json& solution) {
           return solution.string()->starts_with(move);
         });
}

/// Who follows the last notch from move to move gets there; whoever does as it says is right.
bool ItemCheck::hints_solve(const Json& item) const {
  const std::string_view input = item.text("input", "move");
  if (input == "set_up") return true;  // what it asks for is the position itself
  Json played = Json::array();         // the pupil's moves, and below all of them
  Json line = Json::array();
  while (line.items()->size() < 32) {
    const Json hint = api::answer(ask("hint", item).set("notch", kLastNotch).set("moves", line));
    Json answer = Json::object();
    if (input == "tap") {
      answer.set("squares", Json(list_of(hint, "squares")));
    } else if (input == "choose" || input == "rule") {
      answer.set("choice", hint.text("choice"));
    } else {
      answer.set("moves", played.push(hint.text("move")));
    }
    const Json graded = api::answer(ask("exercise", item).set("answer", std::move(answer)));
    if (is(graded, "solved", true)) return true;
    if (!is(graded, "over", false) || graded.text("move").empty()) return false;
    line.push(graded.text("move"));
    if (!graded.text("reply").empty()) line.push(graded.text("reply"));
    // Where nobody answers the pupil moves again: that hint can't be asked for by moves.
    if (graded.text("reply").empty()) return true;
  }
  return false;
}

void ItemCheck::check_wrong(const Json& item, const Json& facts, const OnItemFault& fault) {
  for (const Json& wrong : list_of(item, "wrong")) {
    const std::string why(wrong.text("why"));
    if (is_wrong_so(item, facts, wrong)) {
      reasons_.insert(why);
    } else {
      fault("lesson.fault.not_wrong",
            Json::object().set("text", wrong.text("try")).set("reason", why));
    }
  }
}

/// Is it no answer, and does the core give that reason?
bool ItemCheck::is_wrong_so(const Json& item, const Json& facts, const Json& wrong) const {
  std::string attempt(wrong.text("try"));
  if (is_square(attempt)) {
    if (holds(list_of(facts, "squares"), attempt)) return false;
    attempt = std::string(item.text("square")) + attempt;
  } else if (holds(list_of(facts, "solutions"), attempt)) {
    return false;
  }
  const Json position = Json::object()
                            .set("game", game_of(lesson_, item))
                            .set("fen", item.text("fen"))
                            .set("attempt", attempt);
  const std::string_view why = wrong.text("why");
  if (why.starts_with(kConsequence)) {
    const Json told = api::answer(Json(position).set("op", "consequence"));
    return is(told, "legal", true) && told.text("kind") == why.substr(kConsequence.size());
  }
  const Json judged = api::answer(Json(position).set("op", "judge"));
  return std::ranges::any_of(list_of(judged, "reasons"),
                             [&](const Json& reason) { return reason.text("id") == why; });
}

}  // namespace luatco::school
