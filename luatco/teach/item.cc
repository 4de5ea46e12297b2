#include "luatco/teach/item.h"

#include <array>
#include <cstddef>

namespace luatco::teach {
namespace {

constexpr std::array<std::string_view, 5> kInputs = {"move", "tap", "choose", "set_up", "rule"};
constexpr std::array<std::string_view, 3> kOpponents = {"none", "script", "best"};
constexpr std::array<std::string_view, 6> kTaps = {"targets", "captures", "attackers",
                                                   "movers",  "takers",   "pieces"};

template <class Enum, std::size_t N>
std::optional<Enum> find(const std::array<std::string_view, N>& names, std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Input> input(std::string_view name) { return find<Input>(kInputs, name); }
std::optional<Opponent> opponent(std::string_view name) { return find<Opponent>(kOpponents, name); }
std::string_view name(Tap tap) { return kTaps[static_cast<std::size_t>(tap)]; }
std::optional<Tap> tap(std::string_view name) { return find<Tap>(kTaps, name); }

}  // namespace luatco::teach
