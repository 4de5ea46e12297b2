// The course of a game as a picture: what the first side could hope for, ply by ply.
#pragma once

#include <string>

#include "luatco/review/report.h"

namespace luatco::review {

/// An <svg> element; `id` makes the links to the plies' rows ("g1-p12") its own. Gaps are where
/// nothing was examined. `title` is what a screen reader says.
std::string draw_graph(const GameReport& report, const std::string& id, const std::string& title);

}  // namespace luatco::review
