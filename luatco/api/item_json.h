// Items and themes of the school, out of a request. Everything is bounded here.
#pragma once

#include <string>

#include "luatco/api/request.h"
#include "luatco/teach/item.h"
#include "luatco/teach/practice.h"

namespace luatco::api {

inline constexpr std::size_t kMaxGoalParts = 8;
inline constexpr std::int64_t kMostPawnsGained = 20;
inline constexpr std::int64_t kMostMenCrossing = 8;
inline constexpr std::size_t kMaxRecordOfItem = 300;

/// A goal: "mate", or {"reaches":"e4"}, {"promote":"queen"}, {"gains":3}, {"not":GOAL},
/// {"all":[GOAL…]}.
template <Rules G>
Result<teach::Goal, Json> read_goal(const Json& json, int depth = 0);

/// "item" without its position: input, goal, moves, opponent, script, tap, square, role, attempt.
template <Rules G>
Result<teach::Item<G>, Json> read_item_task(const Json& json);

/// "item": the task and its "fen". Where moves were played before the question is put ("record"),
/// the start is the position after them.
template <Rules G>
Result<teach::Item<G>, Json> read_item(const Json& request) {
  const Json* item = request.find("item");
  if (item == nullptr) return missing_field("item");
  auto task = read_item_task<G>(*item);
  if (!task) return task;
  if (task->input == teach::Input::Choose && task->attempt.empty()) {
    return missing_field("item.attempt");
  }
  Json played = Json::object();
  if (const Json* fen = item->find("fen")) played.set("fen", *fen);
  if (const Json* record = item->find("record")) {
    if (record->items() == nullptr || record->items()->size() > kMaxRecordOfItem) {
      return bad_field("item.record");
    }
    played.set("moves", *record);
  }
  const auto line = read_line<G>(played);
  if (!line) return Unexpected{line.error()};
  task->start = line->position;
  return task;
}

/// The index of the role of that id.
template <Rules G>
std::optional<std::uint8_t> role_index(std::string_view id) {
  const auto roles = G::shape().roles;
  for (std::size_t i = 0; i < roles.size(); ++i) {
    if (roles[i].id == id) return static_cast<std::uint8_t>(i);
  }
  return std::nullopt;
}

template <Rules G>
Result<teach::Goal, Json> read_goal_parts(teach::Goal goal, const Json& parts, int depth) {
  if (parts.items() == nullptr || parts.items()->size() > kMaxGoalParts) return bad_field("goal");
  for (const Json& part : *parts.items()) {
    auto read = read_goal<G>(part, depth + 1);
    if (!read) return read;
    goal.parts.push_back(*std::move(read));
  }
  return goal;
}

template <Rules G>
Result<teach::Goal, Json> read_goal(const Json& json, int depth) {
  using teach::GoalKind;
  if (depth >= teach::kMaxGoalDepth) return bad_field("goal");
  if (json.string() != nullptr) {
    const auto kind = teach::goal_kind(*json.string());
    if (!kind) return bad_field("goal");
    teach::Goal goal;
    goal.kind = *kind;
    return goal;
  }
  if (json.members() == nullptr || json.members()->size() != 1) return bad_field("goal");
  const auto& [name, value] = json.members()->front();
  const auto kind = teach::goal_kind(name);
  if (!kind) return bad_field("goal");
  teach::Goal goal;
  goal.kind = *kind;
  if (*kind == GoalKind::Not) {
    auto part = read_goal<G>(value, depth + 1);
    if (!part) return part;
    goal.parts.push_back(*std::move(part));
    return goal;
  }
  if (*kind == GoalKind::All || *kind == GoalKind::Any) {
    return read_goal_parts<G>(std::move(goal), value, depth);
  }
  if (*kind == GoalKind::Crosses) {
    const std::int64_t* men = value.integer();
    if (men == nullptr || *men < 1 || *men > kMostMenCrossing) return bad_field("goal");
    goal.least = static_cast<int>(*men);
    return goal;
  }
  if (*kind == GoalKind::Gains) {
    const std::int64_t* pawns = value.integer();
    if (pawns == nullptr || *pawns < 1 || *pawns > kMostPawnsGained) return bad_field("goal");
    goal.least = static_cast<int>(*pawns) * 10;
    return goal;
  }
  if (value.string() == nullptr) return bad_field("goal");
  goal.square = G::parse_square(*value.string());
  if (!goal.square) goal.role = role_index<G>(*value.string());
  if (!goal.square && !goal.role) return bad_field("goal");
  return goal;
}

template <Rules G>
Result<teach::Item<G>, Json> read_item_task(const Json& json) {
  if (json.members() == nullptr) return bad_field("item");
  teach::Item<G> item{};
  const auto input = teach::input(json.text("input", "move"));
  const auto opponent = teach::opponent(json.text("opponent", "best"));
  const auto tap = teach::tap(json.text("tap", "targets"));
  if (!input) return bad_field("item.input");
  if (!opponent) return bad_field("item.opponent");
  if (!tap) return bad_field("item.tap");
  item.input = *input;
  item.opponent = *opponent;
  item.tap = *tap;
  if (const Json* goal = json.find("goal")) {
    auto read = read_goal<G>(*goal);
    if (!read) return Unexpected{read.error()};
    item.goal = *std::move(read);
  } else if (item.input == teach::Input::Move) {
    return missing_field("item.goal");
  }
  if (const Json* moves = json.find("moves")) {
    const std::int64_t* n = moves->integer();
    if (n == nullptr || *n < 1 || *n > teach::kMaxMovesOfItem) return bad_field("item.moves");
    item.moves = static_cast<int>(*n);
  }
  if (const Json* script = json.find("script")) {
    if (script->items() == nullptr || script->items()->size() > teach::kMaxMovesOfItem) {
      return bad_field("item.script");
    }
    for (const Json& move : *script->items()) {
      if (move.string() == nullptr) return bad_field("item.script");
      item.script.push_back(*move.string());
    }
  }
  if (json.find("square") != nullptr) {
    item.square = G::parse_square(json.text("square"));
    if (!item.square) return bad_field("item.square");
  }
  if (json.find("role") != nullptr) {
    item.role = role_index<G>(json.text("role"));
    if (!item.role) return bad_field("item.role");
  }
  item.attempt = json.text("attempt");
  return item;
}

}  // namespace luatco::api
