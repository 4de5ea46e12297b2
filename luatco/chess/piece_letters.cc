#include "luatco/chess/piece_letters.h"

namespace luatco::chess {
namespace {

// Marathi, Tamil and Thai print the English letters.
constexpr std::array<PieceLetters, 14> kAll = {{
    {"en", {"P", "N", "B", "R", "Q", "K"}},
    {"vi", {"", "M", "T", "X", "H", "V"}},
    {"de", {"B", "S", "L", "T", "D", "K"}},
    {"pl", {"P", "S", "G", "W", "H", "K"}},
    {"fr", {"P", "C", "F", "T", "D", "R"}},
    {"it", {"P", "C", "A", "T", "D", "R"}},
    {"es", {"P", "C", "A", "T", "D", "R"}},
    {"pt", {"P", "C", "B", "T", "D", "R"}},
    {"tr", {"P", "A", "F", "K", "V", "Ş"}},
    {"ru", {"п", "К", "С", "Л", "Ф", "Кр"}},
    {"id", {"P", "K", "G", "B", "M", "R"}},
    {"ar", {"ب", "ح", "ف", "ر", "و", "م"}},
    {"bn", {"B", "Gh", "G", "N", "M", "R"}},
    {"hi", {"P", "G", "O", "H", "V", "R"}},
}};

}  // namespace

const PieceLetters* piece_letters(std::string_view language) {
  for (const PieceLetters& letters : kAll) {
    if (letters.language == language) return &letters;
  }
  return nullptr;
}

std::span<const PieceLetters> all_piece_letters() { return kAll; }

}  // namespace luatco::chess
