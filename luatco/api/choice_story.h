// What there is to say besides "right": why the move of a "choose" item is allowed, or reasons that
// are not the right one, for a pupil to choose among; the rule by which a man reaches what was
// tapped.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "luatco/api/judged.h"
#include "luatco/api/telling.h"
#include "luatco/teach/item.h"
#include "luatco/teach/why_may.h"

namespace luatco::api {

/// As many as a page needs to show two that look different from the right one and each other.
inline constexpr std::size_t kMostOtherReasons = 6;

/// {"steps"}: the rule that lets it go. Empty where the arbiter allowed it for what happened
/// before.
template <Rules G>
Json may_steps(const teach::Item<G>& item, const Json& raw) {
  const auto move = judge_text<G>(item.start, item.attempt);
  if (!move || raw.find("events") != nullptr) return Json::array();
  return steps_json({teach::why_may<G>(item.start, *move)}, naming<G>());
}

/// The rule of the man on the item's square, told of a move to one of `meant`.
template <Rules G>
Json tap_steps(const teach::Item<G>& item, const SquareRefs& meant) {
  const bool reached = item.tap == teach::Tap::Targets || item.tap == teach::Tap::Captures;
  if (!reached || !item.square || meant.empty()) return Json::array();
  for (const auto& move : G::legal_moves(item.start)) {
    if (G::from(move) != *item.square || G::to(move) != meant[meant.size() - 1]) continue;
    return steps_json({teach::why_may<G>(item.start, move)}, naming<G>());
  }
  return Json::array();
}

template <Rules G>
class OtherReasons {
 public:
  OtherReasons(const teach::Item<G>& item, const Json& reasons) : item_(item) {
    for (const Json& reason : *reasons.items()) right_.push_back(reason.text("id"));
  }

  /// What the man of the attempt is told elsewhere; then what others are told.
  Json find() {
    const std::string_view from = std::string_view(item_.attempt).substr(0, 2);
    if (const auto square = G::parse_square(from)) look_from(*square);
    for (int i = 0; i < squares() && !is_full(); ++i) {
      const SquareRef square{static_cast<std::uint8_t>(i)};
      if (G::piece_at(item_.start, square)) look_from(square);
    }
    Json ids = Json::array();
    for (const std::string_view id : found_) ids.push(id);
    return ids;
  }

 private:
  static int squares() { return G::shape().files * G::shape().ranks; }
  [[nodiscard]] bool is_full() const { return found_.size() >= kMostOtherReasons; }

  void look_from(SquareRef from) {
    for (int i = 0; i < squares() && !is_full(); ++i) {
      const SquareRef to{static_cast<std::uint8_t>(i)};
      if (to == from) continue;
      const auto name = [](SquareRef square) { return std::string(G::square_name(square)); };
      const auto verdict = judge_text<G>(item_.start, name(from) + name(to));
      if (!verdict && !verdict.error().empty()) add(verdict.error().front().id);
    }
  }
  void add(std::string_view id) {
    if (std::ranges::find(right_, id) != right_.end()) return;
    if (std::ranges::find(found_, id) == found_.end()) found_.push_back(id);
  }

  const teach::Item<G>& item_;
  std::vector<std::string_view> right_;
  std::vector<std::string_view> found_;
};

}  // namespace luatco::api
