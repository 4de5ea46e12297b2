// Finished games as one page of HTML that needs nothing else: no script, no network. It is read on
// screens, light and dark, and on paper.
#pragma once

#include <span>
#include <string>

#include "luatco/review/report.h"
#include "luatco/say/speaker.h"

namespace luatco::review {

/// All text that came from outside is escaped.
std::string write_page(std::span<const GameReport> games, const say::Speaker& speaker);

}  // namespace luatco::review
