// One ply in words: its class, who is hunted by whom, and why it counts or does not.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "luatco/core/line_ruling.h"
#include "luatco/xiangqi/history.h"

namespace luatco::xiangqi {

/// Ply `ply` of the history. `hunted` is the piece to speak of where it is chased, else the first
/// that is.
PlyNature describe_ply(const History& history, std::size_t ply, std::optional<Point> hunted);

/// "xq.why.protected", ...: every reason describe_ply gives.
std::span<const std::string_view> why_ids();

}  // namespace luatco::xiangqi
