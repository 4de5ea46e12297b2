// WXF notation: four characters, "C2=5", "H2+3", "R+-2". The official table (AXF 1982, revised
// 1995, adopted by WXF 1997) and Fairy-Stockfish differ for stacks of soldiers; both are written
// and read.
#pragma once

#include <string>
#include <string_view>

#include "luatco/xiangqi/relative.h"

namespace luatco::xiangqi {

enum class WxfDialect : std::uint8_t {
  Official,  // "P+" "P7" "P-" of three, "++" and "--" for the ends of four or five, "3+" "33" "3-"
  Fairy,     // "17" "27" "37": number from the front, then file; a file where a mark is not needed
};

/// Sideways is `=`. Precondition: `move` is legal.
std::string write_wxf(const Position& position, Move move, WxfDialect dialect);

/// Takes E or B and H or N, small letters, `.` for sideways, and "Pa".."Pe" for the soldiers of a
/// file; empty where the text is no WXF.
RelativeMoves parse_wxf(std::string_view text, WxfDialect dialect);

}  // namespace luatco::xiangqi
