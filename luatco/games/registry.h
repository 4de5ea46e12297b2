// The one explicit list of games. Everything that works for any game is a template over the Rules
// concept; this is where a name from outside meets the type it stands for.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>

#include "luatco/chess/rules.h"
#include "luatco/core/rules.h"
#include "luatco/pawns/rules.h"
#include "luatco/xiangqi/rules.h"

namespace luatco::games {

template <Rules... G>
struct List {};
using All = List<chess::Rules, xiangqi::Rules, pawns::Rules>;

template <Rules... G>
constexpr std::size_t count(List<G...>) {
  return sizeof...(G);
}

namespace detail {
template <class F, Rules... G>
bool with(List<G...>, std::size_t first, std::string_view name, F& function) {
  std::size_t at = 0;
  return ((at++ < first && name == G::kName && (function.template operator()<G>(), true)) || ...);
}
template <class F, Rules... G>
void each(List<G...>, F& function) {
  (function.template operator()<G>(), ...);
}
}  // namespace detail

/// Calls `function.operator()<G>()` for the game of that name; false where there is none.
template <class F>
bool with_game(std::string_view name, F&& function) {
  return detail::with(All{}, count(All{}), name, function);
}
/// The same of the first few games of the list.
template <class F>
bool with_game_of_first(std::size_t few, std::string_view name, F&& function) {
  return detail::with(All{}, few, name, function);
}

/// Calls `function.operator()<G>()` for every game, in the order of the list.
template <class F>
void each_game(F&& function) {
  detail::each(All{}, function);
}

}  // namespace luatco::games
