// The words of movetext that are no moves: results, annotation glyphs, null moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "luatco/core/side.h"

namespace luatco::formats {

enum class PgnResult : std::uint8_t { Open, FirstWins, SecondWins, Draw, BothLose };

/// "*", "1-0", "0-1", "1/2-1/2", "0-0".
std::string_view name(PgnResult result);

struct PgnResultReading {
  PgnResult result = PgnResult::Open;
  bool standard_spelling = true;
};
/// A result of a tag, however spelled: "1/2", "½-½", "1:0", "+/-", "0-0". nullopt for anything
/// else.
std::optional<PgnResultReading> parse_tag_result(std::string_view text);
/// A result that ends movetext: the same without "0-0", which is castling there, and without
/// "+/-", which is an opinion.
std::optional<PgnResultReading> parse_result_marker(std::string_view text);

/// The NAG number of "!", "?!", "+/-", "±", "N", … standing alone or behind a move.
std::optional<std::uint32_t> parse_glyph(std::string_view text);

/// "--", "Z0" and their like: the side to move passes (annotation only).
bool is_null_move(std::string_view text);

}  // namespace luatco::formats
