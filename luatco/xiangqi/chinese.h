// Chinese notation: four characters, 炮二平五. Red's digits are Chinese, Black's Arabic.
#pragma once

#include <string>
#include <string_view>

#include "luatco/xiangqi/relative.h"

namespace luatco::xiangqi {

/// Simplified characters, Black's digits of half width. Of four or five soldiers on a file each has
/// its number from the front (一兵, for Black too); with two files of several, mark, piece and file
/// (前兵三平四). Precondition: `move` is legal.
std::string write_chinese(const Position& position, Move move);

/// The other customary spellings of the same move, separated by a blank; empty where there is none.
std::string write_chinese_also(const Position& position, Move move);

/// Takes simplified and traditional characters, digits of any kind and width for either side, and
/// the shortened 前三平四; empty where the text is no Chinese notation.
RelativeMoves parse_chinese(std::string_view text);

}  // namespace luatco::xiangqi
