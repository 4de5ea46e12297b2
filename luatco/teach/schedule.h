// When an exercise comes again. Five boxes: a right answer moves its card on, to rest longer; a
// solution that was shown puts it back into the first. Pure: time comes in as a day.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace luatco::teach {

/// Days of rest by box.
inline constexpr std::array<int, 5> kRest = {1, 3, 7, 21, 60};

struct Card {
  int box = 0;           // 0 to 4
  std::int64_t due = 0;  // the day it is due, in days since 1970
};

/// How an exercise was finished.
enum class Went : std::uint8_t {
  Alone,   // at once and without help
  Helped,  // with mistakes or hints
  Shown,   // the solution was shown
};
std::optional<Went> went(std::string_view name);

/// The card after an answer; an exercise done alone at its first sight begins in the second box.
Card next_card(std::optional<Card> card, Went went, std::int64_t today);

/// Trying is what counts: whoever finishes has 1, also with help; 3 is for alone.
int stars(Went went);

}  // namespace luatco::teach
