#include "luatco/picture/told.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace luatco::picture {
namespace {

/// How each kind of mark looks. Where a move starts its arrow tells.
constexpr std::pair<std::string_view, Sign> kSigns[] = {
    {"to", Sign::Bad},      {"blocker", Sign::Blocker}, {"attacker", Sign::Attacker},
    {"victim", Sign::King}, {"king", Sign::King},       {"gap", Sign::Gap},
    {"open", Sign::Target}, {"square", Sign::Note},
};
constexpr std::pair<std::string_view, Stroke> kStrokes[] = {
    {"try", Stroke::Try},      {"attack", Stroke::Attack}, {"way", Stroke::Move},
    {"reply", Stroke::Attack}, {"past", Stroke::Past},
};

template <class Value, std::size_t n>
std::optional<Value> look_up(const std::pair<std::string_view, Value> (&table)[n],
                             std::string_view kind) {
  for (const auto& [name, value] : table) {
    if (name == kind) return value;
  }
  return std::nullopt;
}

const api::Json::Array& list(const api::Json& step, std::string_view name) {
  static const api::Json::Array kNone;
  const api::Json* found = step.find(name);
  return found != nullptr && found->items() != nullptr ? *found->items() : kNone;
}

class Teller {
 public:
  explicit Teller(std::span<const api::Json> steps) : alone_(steps.size() == 1) {
    for (const api::Json& step : steps) add(step);
  }
  Picture take() { return std::move(picture_); }

 private:
  void add(const api::Json& step) {
    for (const api::Json& mark : list(step, "marks")) {
      const auto sign = look_up(kSigns, mark.text("kind"));
      if (sign && !(*sign == Sign::Target && is_of_another_side(step))) {
        put({std::string(mark.text("square")), *sign});
      }
    }
    for (const api::Json& arrow : list(step, "arrows")) {
      const auto stroke = look_up(kStrokes, arrow.text("kind"));
      // Square by square the crosses tell what was tried.
      if (!stroke || (*stroke == Stroke::Try && !alone_)) continue;
      put(Arrow{std::string(arrow.text("from")), std::string(arrow.text("to")), *stroke});
    }
  }

  /// Both sides' squares on one board would show nothing.
  bool is_of_another_side(const api::Json& step) {
    const api::Json* args = step.find("args");
    const std::string_view side = args == nullptr ? std::string_view{} : args->text("side");
    if (!side_) side_ = side;
    return *side_ != side;
  }

  void put(SquareSign sign) {
    const auto known = std::ranges::find(picture_.signs, sign.square, &SquareSign::square);
    if (known == picture_.signs.end()) {
      picture_.signs.push_back(std::move(sign));
    } else if (known->sign == Sign::Note) {
      known->sign = sign.sign;  // a plain note gives way
    }
  }
  void put(Arrow arrow) {
    const bool known = std::ranges::any_of(picture_.arrows, [&](const Arrow& other) {
      return other.from == arrow.from && other.to == arrow.to && other.stroke == arrow.stroke;
    });
    if (!known) picture_.arrows.push_back(std::move(arrow));
  }

  bool alone_;
  std::optional<std::string_view> side_;
  Picture picture_;
};

}  // namespace

Picture picture_of(std::span<const api::Json> steps) { return Teller(steps).take(); }

}  // namespace luatco::picture
