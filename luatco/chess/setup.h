// Any arrangement of pieces, sensible or not, as FEN can write it; and FEN itself.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/chess/piece.h"
#include "luatco/chess/square.h"
#include "luatco/core/fen_text.h"

namespace luatco::chess {

/// Which castling rights can be: king on the e-file and rooks in the corners (3.8.2), or a king
/// anywhere between two rooks (guideline II). Nothing else differs.
enum class Variant : std::uint8_t { Standard, Chess960 };

/// Equality is structural: two set-ups are equal when their FENs would be, read as one variant.
struct Setup {
  std::array<std::optional<Piece>, kSquares> board{};
  Side turn = kWhite;
  /// Squares of the rooks that may still castle, as the text claims (possibly no rook stands
  /// there).
  Bitboard castling_rooks = 0;
  Variant variant = Variant::Standard;
  /// The square passed over by the pawn that has just advanced two squares, as the text claims.
  std::optional<Square> en_passant = std::nullopt;
  std::uint16_t halfmove_clock = 0;
  std::uint16_t fullmove_number = 1;

  friend bool operator==(const Setup&, const Setup&) = default;
};

/// Chess960 where a castling right is claimed that standard chess does not know, else Standard.
Variant implied_variant(const Setup& setup);

using FenReading = luatco::FenReading<Setup>;

/// Reads FEN, X-FEN, Shredder-FEN or EPD liberally (PGN standard 16.1, 16.2): missing last fields
/// are filled in, EPD's hmvc and fmvn taken and its other operations ignored, each named in
/// `faults`; extra blanks, castling letters in any order and move number 0 (read as 1) need no
/// naming. Never fails: read `faults`.
/// KQkq mean the corner rooks in Standard and the outermost rook of that wing in Chess960 (X-FEN);
/// file letters name a rook and make the set-up a Chess960 one (Shredder).
FenReading parse_fen(std::string_view text, Variant variant = Variant::Standard);

enum class CastlingStyle : std::uint8_t {
  XFen,      // KQkq where that is unambiguous, a file letter otherwise
  Shredder,  // always file letters
};
/// The six fields in normal form, the en passant square as the set-up has it. The inverse of
/// parse_fen: reading the text as `setup.variant` gives the set-up again, whatever parse_fen made
/// it of.
std::string write_fen(const Setup& setup, CastlingStyle style = CastlingStyle::XFen);

inline constexpr std::string_view kInitialFen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// The starting position number n of Chess960, 0..959 (guideline II); 518 is the standard one.
Setup chess960_setup(int number);

}  // namespace luatco::chess
