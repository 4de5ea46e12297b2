// What readers of records need of chess besides its rules.
#include <algorithm>
#include <iterator>

#include "luatco/chess/rules.h"

namespace luatco::chess {

std::span<const std::string_view> Rules::record_notations() {
  static constexpr std::string_view all[] = {"san",    "san_vi", "san_de", "san_pl", "san_fr",
                                             "san_it", "san_es", "san_pt", "san_tr", "san_ru",
                                             "san_id", "san_ar", "san_bn", "san_hi"};
  return all;
}

std::optional<std::string_view> Rules::variant_of(std::string_view tag) {
  constexpr std::string_view standard[] = {"",       "standard",  "chess",
                                           "normal", "classical", "from position"};
  constexpr std::string_view chess960[] = {"chess960",       "chess 960",      "fischerandom",
                                           "fischerrandom",  "fischer random", "freestyle",
                                           "freestyle chess"};
  const auto same = [&](std::string_view name) {
    return std::ranges::equal(name, tag, [](char a, char b) {
      return a == b || (b >= 'A' && b <= 'Z' && a == b - 'A' + 'a');
    });
  };
  if (std::ranges::any_of(standard, same)) return variants()[0];
  if (std::ranges::any_of(chess960, same)) return variants()[1];
  return std::nullopt;
}

bool Rules::is_board_signal(std::string_view text) {
  return text == "Ke4" || text == "Kd4" || text == "Ke5" || text == "Kd5";
}

std::optional<Position> Rules::after_pass(const Position& position) {
  Setup setup = position.setup();
  if (setup.turn == kBlack) ++setup.fullmove_number;
  setup.turn = other(setup.turn);
  setup.en_passant.reset();
  ++setup.halfmove_clock;
  return Position::from_setup(setup).position;
}

}  // namespace luatco::chess
