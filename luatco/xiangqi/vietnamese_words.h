// Vietnamese typed in every way, turned into plain words: small letters without accents, and the
// one tone that tells words apart.
#pragma once

#include <cstdint>
#include <string_view>

#include "luatco/base/fixed_vector.h"

namespace luatco::xiangqi {

enum class Tone : std::uint8_t { Level, Grave, Acute, Hook, Tilde, Dot };

/// One word, "pháo" as "phao"; signs and digits stay. `tone` is the last one met in it.
struct Word {
  FixedVector<char, 12> letters;
  Tone tone = Tone::Level;

  [[nodiscard]] std::string_view text() const { return {letters.begin(), letters.size()}; }
};

struct Words {
  FixedVector<Word, 8> list;
  bool accents = false;   // is there a letter that is not ASCII?
  bool too_long = false;  // more or longer words than any move has
};

/// Composed and decomposed letters alike; the dashes of print become '-'.
Words plain_words(std::string_view text);

}  // namespace luatco::xiangqi
