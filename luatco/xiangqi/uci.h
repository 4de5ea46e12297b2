// Moves as engines write them: two points, "h2e2", ranks counted from 0 (UCCI, UCI-Cyclone,
// Pikafish). This is the canonical form everywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/base/result.h"
#include "luatco/core/refusal.h"
#include "luatco/xiangqi/move.h"

namespace luatco::xiangqi {

std::string write_uci(Move move);

/// Two points: an Attempt, legal or not. A reason, input.unreadable or input.off_board ("i0j0"),
/// where it is not even that.
Result<Attempt, Reason> parse_uci(std::string_view text);

/// The other ways of writing two points.
enum class CoordinateStyle : std::uint8_t {
  Rank1,  // "h3e3", "a10a9": ranks from 1 (Fairy-Stockfish, pychess)
  Iccs,   // "H2-E2"
};
std::string write_coordinates(Move move, CoordinateStyle style);

/// Two points in letters of either case, with or without a hyphen, ranks counted from `first_rank`
/// (0 or 1); nullopt where the text is not that.
std::optional<Attempt> parse_coordinates(std::string_view text, int first_rank);

}  // namespace luatco::xiangqi
