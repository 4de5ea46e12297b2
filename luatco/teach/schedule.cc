#include "luatco/teach/schedule.h"

#include <algorithm>
#include <cstddef>

namespace luatco::teach {
namespace {

constexpr std::array<std::string_view, 3> kNames = {"alone", "helped", "shown"};

}  // namespace

std::optional<Went> went(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<Went>(i);
  }
  return std::nullopt;
}

Card next_card(std::optional<Card> card, Went went, std::int64_t today) {
  const bool early = card && card->due > today;
  int box = card ? card->box : 0;
  if (went == Went::Shown) {
    box = 0;
  } else if (went == Went::Alone && !early) {
    // Done again before it was due: nothing is learned of how long it lasts.
    box = std::min(card ? box + 1 : 1, static_cast<int>(kRest.size()) - 1);
  }
  if (early && went != Went::Shown) return {box, card->due};
  return {box, today + kRest[static_cast<std::size_t>(box)]};
}

int stars(Went went) {
  switch (went) {
    case Went::Alone: return 3;
    case Went::Helped: return 2;
    case Went::Shown: return 1;
  }
  return 1;
}

}  // namespace luatco::teach
