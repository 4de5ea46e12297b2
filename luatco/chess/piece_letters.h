// The letters of the pieces in the languages that have their own (FIDE C.3).
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "luatco/chess/piece.h"

namespace luatco::chess {

/// Letters are UTF-8 and may be longer than one character ("Кр", "Gh"); the pawn's may be empty.
struct PieceLetters {
  std::string_view language;                       // "en", "vi", "de", ...
  std::array<std::string_view, kRoles> letters{};  // by Role: pawn first, king last
  [[nodiscard]] std::string_view of(Role role) const { return letters[index(role)]; }
};

/// nullptr for a language that prints the English letters or is not known.
const PieceLetters* piece_letters(std::string_view language);

/// English first.
std::span<const PieceLetters> all_piece_letters();

}  // namespace luatco::chess
