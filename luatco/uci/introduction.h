// What an engine tells of itself when it is greeted.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "luatco/uci/said.h"

namespace luatco::engine {

struct Introduction {
  std::string name;  // printable; as it was before where the engine gives none
  std::vector<std::string> options;
  std::vector<std::string> variants;  // of the option UCI_Variant

  /// Takes what it says; true when it has said all.
  bool hear(const Said& said);
  [[nodiscard]] bool has_option(std::string_view option) const;
  [[nodiscard]] bool has_variant(std::string_view game) const;
  /// Which of our games it says it plays; empty where it does not say.
  [[nodiscard]] std::vector<std::string> games() const;
  /// Whether what it says rules a game out that the caller does not vouch for.
  [[nodiscard]] bool refuses(std::string_view game) const;
  /// The lines that make it ready for a game.
  [[nodiscard]] std::string set_up_lines(const Profile& profile, std::string_view game) const;
};

}  // namespace luatco::engine
