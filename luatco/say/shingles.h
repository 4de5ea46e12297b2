// Runs of syllables, as hashes: how a test sees that a sentence is not somebody else's, without
// keeping the other's text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace luatco::say {

inline constexpr std::size_t kShingle = 7;

/// The syllables (words between blanks and signs) of a text: small letters, composed, the tone mark
/// where the modern spelling has it ("hoà" and "hòa" are one).
std::vector<std::string> syllables(std::string_view text);

/// FNV-1a of each run of kShingle syllables, blanks between.
std::vector<std::uint64_t> shingles(std::string_view text);

}  // namespace luatco::say
