// The two sides. Colours are names for people (White, Red, Black) and live in the catalogues.
#pragma once

#include <cstddef>
#include <cstdint>

namespace luatco {

/// First is the side that makes the first move of a game: White in chess, Red in xiangqi.
enum class Side : std::uint8_t { First, Second };

constexpr Side other(Side side) { return side == Side::First ? Side::Second : Side::First; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

}  // namespace luatco
