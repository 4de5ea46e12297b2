#include "luatco/game/time_control.h"

#include "luatco/base/text.h"

namespace luatco::game {
namespace {

constexpr Millis kSecond = 1000;
constexpr std::uint32_t kMostMoves = 1000;
constexpr std::uint32_t kMostUnits = 1'000'000;

/// Takes what stands before the first of `signs` off the front; all of it where there is none.
std::string_view take_until(std::string_view& text, std::string_view signs) {
  const auto at = text.find_first_of(signs);
  const std::string_view front = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view{} : text.substr(at + 1);
  return front;
}

std::optional<Period> parse_period(std::string_view text, Millis unit) {
  Period period;
  if (text.find('/') != std::string_view::npos) {
    const auto moves = read_number(take_until(text, "/"), kMostMoves);
    if (!moves || *moves == 0) return std::nullopt;
    period.moves = static_cast<int>(*moves);
  }
  const bool has_extra = text.find('+') != std::string_view::npos;
  const auto base = read_number(take_until(text, "+"), kMostUnits);
  if (!base) return std::nullopt;
  period.base = Millis{*base} * unit;
  if (!has_extra) return period;
  if (text.ends_with('b')) period.mode = Extra::Bronstein;
  if (text.ends_with('d')) period.mode = Extra::Delay;
  if (period.mode != Extra::Increment) text.remove_suffix(1);
  const auto extra = read_number(text, kMostUnits);
  if (!extra) return std::nullopt;
  period.extra = Millis{*extra} * kSecond;
  return period;
}

}  // namespace

std::optional<TimeControl> parse_time_control(std::string_view text, Millis unit) {
  TimeControl control;
  while (!text.empty()) {
    if (!control.empty() && control[control.size() - 1].moves == 0) return std::nullopt;
    const auto period = parse_period(take_until(text, ",:"), unit);
    if (!period || !control.try_push_back(*period)) return std::nullopt;
  }
  if (control.empty() || control[0].base + control[0].extra == 0) return std::nullopt;
  return control;
}

}  // namespace luatco::game
