// The six kinds of chess pieces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "luatco/core/side.h"

namespace luatco::chess {

inline constexpr Side kWhite = Side::First;
inline constexpr Side kBlack = Side::Second;

enum class Role : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };
inline constexpr int kRoles = 6;
constexpr std::size_t index(Role role) { return static_cast<std::size_t>(role); }

struct Piece {
  Side side;
  Role role;
  friend constexpr bool operator==(Piece, Piece) = default;
};

/// "pawn" .. "king": the word of ids and catalogue keys, not of any language.
constexpr std::string_view name(Role role) {
  constexpr std::string_view names[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
  return names[index(role)];
}

/// The letter of FEN: upper case for White.
constexpr char letter(Role role) { return "PNBRQK"[index(role)]; }
constexpr char letter(Piece piece) {
  return piece.side == kWhite ? letter(piece.role) : "pnbrqk"[index(piece.role)];
}
constexpr std::optional<Piece> parse_piece(char c) {
  constexpr std::string_view letters = "PNBRQKpnbrqk";
  const auto at = letters.find(c);
  if (at == std::string_view::npos) return std::nullopt;
  return Piece{at < 6 ? kWhite : kBlack, static_cast<Role>(at % 6)};
}

}  // namespace luatco::chess
