// Vietnamese notation: short (P2-5, M8.7, Xs/2), spelled out (Pháo 2 bình 5) and spoken (Pháo hai
// bình năm). What sources give covers three soldiers on a file; numbers for four or five, B(2), and
// mark and file for two doubled files, Bt3-4, are our additions.
#pragma once

#include <string>
#include <string_view>

#include "luatco/xiangqi/relative.h"

namespace luatco::xiangqi {

enum class VietnameseStyle : std::uint8_t {
  Short,   // P2-5
  Long,    // Pháo 2 bình 5
  Spoken,  // Pháo hai bình năm
};

/// Composed Unicode (NFC). Precondition: `move` is legal.
std::string write_vietnamese(const Position& position, Move move, VietnameseStyle style);

/// Reads any of the three, with or without accents, composed or not, in any case; V for the
/// elephant, C for the soldier; `tuong` without accents may be either of two pieces. Empty where
/// the text is none of it.
RelativeMoves parse_vietnamese(std::string_view text);

/// How many bytes at the front of `text` are a move spelled out in several words; 0 where none
/// begins there. Words may be set off by any blanks and line ends.
std::size_t vietnamese_phrase(std::string_view text);

}  // namespace luatco::xiangqi
