#include "luatco/api/item_twin.h"

#include "luatco/teach/goal.h"

namespace luatco::api {
namespace {

using teach::TwinKind;

class Twin {
 public:
  Twin(TwinKind kind, const BoardShape& shape) : kind_(kind), shape_(shape) {}

  std::optional<Json> item(const Json& item) {
    if (item.members() == nullptr || item.text("input") == "set_up") return std::nullopt;
    Json twin = Json::object();
    for (const auto& [name, value] : *item.members()) twin.set(name, member(name, value));
    if (!whole_) return std::nullopt;
    return twin;
  }

 private:
  Json member(std::string_view name, const Json& value) {
    if (name == "goal") return goal(value, 0);
    if (name == "script" || name == "record") {
      return each(value, [&](const Json& move) { return moved(move); });
    }
    if (name == "events") return each(value, [&](const Json& event) { return happened(event); });
    if (name == "wrong") {
      return each(value, [&](const Json& one) {
        return Json::object().set("try", moved(Json(one.text("try")))).set("why", one.text("why"));
      });
    }
    if (name == "square" || name == "attempt") return moved(value);
    if (name != "fen" || value.string() == nullptr) return value;
    return known(teach::twin_fen(*value.string(), kind_, shape_), value);
  }

  /// {"reaches":"e4"} has a square, {"takes":"queen"} has none.
  Json goal(const Json& value, int depth) {
    if (depth > teach::kMaxGoalDepth) {
      whole_ = false;
      return value;
    }
    if (value.items() != nullptr) {
      return each(value, [&](const Json& part) { return goal(part, depth + 1); });
    }
    if (value.members() == nullptr) return value;
    Json twin = Json::object();
    for (const auto& [name, part] : *value.members()) {
      const bool square = part.string() != nullptr && name != "promote" && name != "moves" &&
                          teach::twin_square(*part.string(), kind_, shape_).has_value();
      twin.set(name, square                     ? moved(part)
                     : part.string() == nullptr ? goal(part, depth + 1)
                                                : part);
    }
    return twin;
  }

  /// What happened, with its squares and sides. Whose twin has other colours, whose names the game
  /// has.
  Json happened(const Json& event) {
    if (event.members() == nullptr || kind_ != TwinKind::Mirror) return known(std::nullopt, event);
    Json twin = Json::object();
    for (const auto& [name, value] : *event.members()) {
      twin.set(name, name == "square" || name == "with_move" ? moved(value) : value);
    }
    return twin;
  }

  template <class F>
  Json each(const Json& list, F f) {
    Json twin = Json::array();
    if (list.items() == nullptr) {
      whole_ = false;
      return twin;
    }
    for (const Json& one : *list.items()) twin.push(f(one));
    return twin;
  }

  Json moved(const Json& text) {
    if (text.string() == nullptr) return known(std::nullopt, text);
    return known(teach::twin_move(*text.string(), kind_, shape_), text);
  }
  Json known(const std::optional<std::string>& text, const Json& otherwise) {
    if (text) return *text;
    whole_ = false;
    return otherwise;
  }

  TwinKind kind_;
  const BoardShape& shape_;
  bool whole_ = true;
};

}  // namespace

std::optional<Json> twin_item(const Json& item, TwinKind kind, const BoardShape& shape) {
  return Twin(kind, shape).item(item);
}

}  // namespace luatco::api
