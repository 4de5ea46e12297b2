// Vietnamese encodings: TCVN3 ("ABC") and VNI for Windows, which ICU does not know, by our own
// tables; windows-1258, whose tones ICU leaves apart from their letters.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace luatco::archive {

void tcvn3_to_utf8(std::string_view bytes, std::string& utf8);
std::uint64_t tcvn3_count(std::string_view utf8);

/// A letter and the sign behind it become one character.
void vni_to_utf8(std::string_view bytes, std::string& utf8);
std::uint64_t vni_count(std::string_view utf8);

/// What ICU reads of windows-1258, each letter and its tone composed into one character.
void windows1258_to_utf8(std::string_view bytes, std::string& utf8);
std::uint64_t windows1258_count(std::string_view utf8);

/// Could a Vietnamese syllable be written so? UTF-8, one word of letters with their signs.
bool is_vietnamese_syllable(std::string_view word);

}  // namespace luatco::archive
