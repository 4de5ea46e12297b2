// The seven kinds of xiangqi pieces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "luatco/core/side.h"

namespace luatco::xiangqi {

inline constexpr Side kRed = Side::First;
inline constexpr Side kBlack = Side::Second;

enum class Role : std::uint8_t { General, Advisor, Elephant, Horse, Chariot, Cannon, Soldier };
inline constexpr int kRoles = 7;
constexpr std::size_t index(Role role) { return static_cast<std::size_t>(role); }

struct Piece {
  Side side;
  Role role;
  friend constexpr bool operator==(Piece, Piece) = default;
};

/// "general" .. "soldier": the word of ids and catalogue keys, not of any language.
constexpr std::string_view name(Role role) {
  constexpr std::string_view names[] = {"general", "advisor", "elephant", "horse",
                                        "chariot", "cannon",  "soldier"};
  return names[index(role)];
}

/// How many a full set has of each for one side (text 003: 1, 2, 2, 2, 2, 2, 5).
constexpr int full_count(Role role) {
  constexpr int counts[] = {1, 2, 2, 2, 2, 2, 5};
  return counts[index(role)];
}

/// The letter of FEN: upper case for Red.
constexpr char letter(Role role) { return "KABNRCP"[index(role)]; }
constexpr char letter(Piece piece) {
  return piece.side == kRed ? letter(piece.role) : "kabnrcp"[index(piece.role)];
}
/// Reads the letters of both sets in use: K A B N R C P, and E, H for elephant and horse.
constexpr std::optional<Piece> parse_piece(char c) {
  constexpr std::string_view letters = "KABNRCPKAEHRCPkabnrcpkaehrcp";
  const auto at = letters.find(c);
  if (at == std::string_view::npos) return std::nullopt;
  return Piece{at < 14 ? kRed : kBlack, static_cast<Role>(at % 7)};
}

}  // namespace luatco::xiangqi
