// Any arrangement of pieces, sensible or not, as FEN can write it; and FEN itself.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/core/fen_text.h"
#include "luatco/xiangqi/piece.h"
#include "luatco/xiangqi/square.h"

namespace luatco::xiangqi {

/// Equality is structural: two set-ups are equal when their FENs would be.
struct Setup {
  std::array<std::optional<Piece>, kPoints> board{};
  Side turn = kRed;
  std::uint16_t halfmove_clock = 0;
  std::uint16_t fullmove_number = 1;

  friend bool operator==(const Setup&, const Setup&) = default;
};

using FenReading = luatco::FenReading<Setup>;

/// Reads FEN liberally: elephants as B or E and horses as N or H, Red to move as w or r, the last
/// fields left out (databases stop after the side; named in `faults`), move number 0 read as 1.
/// Never fails: read `faults`.
FenReading parse_fen(std::string_view text);

/// The inverse of parse_fen for every set-up; the six fields in normal form (KABNRCP, w/b, - -).
std::string write_fen(const Setup& setup);

inline constexpr std::string_view kInitialFen =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

}  // namespace luatco::xiangqi
