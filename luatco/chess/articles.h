// The articles of the Laws that answers name.
#pragma once

#include <string_view>

#include "luatco/chess/rulebook.h"
#include "luatco/core/arbiter.h"

namespace luatco::chess {

/// "FIDE 4.3.1"; for a set of rules that is not FIDE's, the article it takes over.
std::string_view article(ArbiterRule rule, const Rulebook& rulebook);
/// "chess.result.resign"
std::string_view ending(EndBy how);

/// The article by which the game ended so; `ending` is an id such as "chess.result.stalemate".
std::string_view article(std::string_view ending, const Rulebook& rulebook);

}  // namespace luatco::chess
