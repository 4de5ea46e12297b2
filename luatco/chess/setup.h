// Any arrangement of pieces, sensible or not, as FEN can write it; and FEN itself.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/chess/piece.h"
#include "luatco/chess/square.h"
#include "luatco/core/fault.h"

namespace luatco::chess {

/// Equality is structural: two set-ups are equal when their FENs would be.
struct Setup {
  std::array<std::optional<Piece>, kSquares> board{};
  Side turn = kWhite;
  /// Squares of the rooks that may still castle, as the text claims (possibly no rook stands
  /// there).
  Bitboard castling_rooks = 0;
  /// The square passed over by the pawn that has just advanced two squares, as the text claims.
  std::optional<Square> en_passant = std::nullopt;
  std::uint16_t halfmove_clock = 0;
  std::uint16_t fullmove_number = 1;

  friend bool operator==(const Setup&, const Setup&) = default;
};

/// The largest counters taken; larger ones are a fault (repair), clipped to these.
inline constexpr std::uint16_t kMaxHalfmoveClock = 9999;
inline constexpr std::uint16_t kMaxFullmoveNumber = 9999;

enum class Variant : std::uint8_t { Standard, Chess960 };

struct FenReading {
  Setup setup;
  /// Faults of the text only (layer 0): errors where it could not be understood, repairs where a
  /// field was missing or written loosely. What the arrangement itself lacks, Position says.
  Faults faults;
};

/// Reads FEN, X-FEN or Shredder-FEN liberally: missing last fields are filled in, extra blanks
/// ignored, EPD's hmvc/fmvn taken, every liberty reported. Never fails: read `faults`.
/// KQkq means the outermost rook of that wing (X-FEN); file letters name a rook (Shredder).
FenReading parse_fen(std::string_view text);

enum class CastlingStyle : std::uint8_t {
  XFen,      // KQkq where that is unambiguous, a file letter otherwise
  Shredder,  // always file letters
};
/// The inverse of parse_fen for every set-up; the six fields, in normal form.
std::string write_fen(const Setup& setup, CastlingStyle style = CastlingStyle::XFen);

inline constexpr std::string_view kInitialFen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// The starting position number n of Chess960, 0..959 (guideline II); 518 is the standard one.
Setup chess960_setup(int number);

}  // namespace luatco::chess
