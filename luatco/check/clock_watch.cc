#include "luatco/check/clock_watch.h"

#include <algorithm>
#include <utility>

#include "luatco/formats/comment_commands.h"
#include "luatco/game/time_control.h"

namespace luatco::check {

using game::Millis;

void ClockWatch::start(Side first) {
  first_ = first;
  faces_ = {};
  remarks_.clear();
}

void ClockWatch::control(std::string_view tag) {
  control_ = game::parse_time_control(tag, 1000).value_or(game::TimeControl{});
}

void ClockWatch::move(int ply, Side by) {
  Face& face = faces_[index(by)];
  if (face.left != 0 || face.told_of_nothing) return;
  face.told_of_nothing = true;
  remarks_.push_back({"archive.clock_ran_out", Weight::Note, ply});
}

void ClockWatch::comment(std::string_view text, int ply, Side by) {
  if (text.find("[%clk") == std::string_view::npos) return;
  while (const auto piece = formats::take_piece(text)) {
    if (piece->command && piece->command->name == "clk") reading(piece->command->value, ply, by);
  }
}

Millis ClockWatch::most_gained(int number) const {
  constexpr Millis kRounding = 1000;
  Millis most = 0;
  int needed = 0;
  for (const game::Period& period : control_) {
    most = std::max(most, period.extra);
    // Some clocks give a period's time with the last move of the one before, some with the next.
    if (needed != 0 && (number == needed || number == needed + 1)) most += period.base;
    needed += period.moves;
  }
  return most + kRounding;
}

void ClockWatch::reading(std::string_view value, int ply, Side by) {
  Face& face = faces_[index(by)];
  if (value.starts_with('-')) {
    if (!std::exchange(face.told_of_less, true)) {
      remarks_.push_back({"archive.clock_negative", Weight::Warning, ply});
    }
    return;
  }
  const auto shown = formats::parse_clock(value);
  if (!shown || *shown > static_cast<std::uint64_t>(game::kMaxMillis)) return;
  const auto left = static_cast<Millis>(*shown);
  if (!control_.empty() && !face.told_of_growth) {
    const int number = first_ == by ? (ply + 1) / 2 : ply / 2;
    const Millis before = face.left.value_or(control_[0].base);
    if (left > before + most_gained(number)) {
      face.told_of_growth = true;
      remarks_.push_back({"archive.clock_grew", Weight::Warning, ply});
    }
  }
  face.left = left;
}

}  // namespace luatco::check
