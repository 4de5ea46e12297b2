// Any arrangement of men, sensible or not, as FEN can write it; and FEN itself.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/core/fen_text.h"
#include "luatco/pawns/chess_parts.h"

namespace luatco::pawns {

/// Standard: whoever promotes first has won (3.1). PlayOn: the promoted piece goes as in chess, and
/// the game goes on until one side has nothing left (3.4).
enum class Variant : std::uint8_t { Standard, PlayOn };

/// Equality is structural: two set-ups are equal when their FENs would be, read as one variant.
struct Setup {
  std::array<std::optional<Piece>, kSquares> board{};
  Side turn = kWhite;
  Variant variant = Variant::Standard;
  /// The square passed over by the pawn that has just advanced two squares, as the text claims.
  std::optional<Square> en_passant = std::nullopt;
  std::uint16_t halfmove_clock = 0;
  std::uint16_t fullmove_number = 1;

  friend bool operator==(const Setup&, const Setup&) = default;
};

using FenReading = luatco::FenReading<Setup>;

/// Reads FEN as chess writes it, liberally: the last fields may be left out, and what stands in the
/// field of castling is passed over, each named in `faults`. Never fails: read `faults`.
FenReading parse_fen(std::string_view text, Variant variant = Variant::Standard);

/// The inverse of parse_fen for every set-up that it can give: six fields in normal form.
std::string write_fen(const Setup& setup);

inline constexpr std::string_view kInitialFen = "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1";

}  // namespace luatco::pawns
