// What a move in algebraic notation says, before any position is looked at.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "luatco/chess/castling_wing.h"
#include "luatco/chess/liberty.h"
#include "luatco/chess/piece.h"
#include "luatco/chess/piece_letters.h"

namespace luatco::chess {

class LibertySet {
 public:
  constexpr void add(Liberty liberty) { bits_ |= 1U << static_cast<unsigned>(liberty); }
  [[nodiscard]] constexpr bool has(Liberty liberty) const {
    return (bits_ >> static_cast<unsigned>(liberty) & 1U) != 0;
  }

 private:
  std::uint32_t bits_ = 0;
};

/// A square of which perhaps only the file or the rank is said; both count from 0.
struct PartialSquare {
  std::optional<int> file;
  std::optional<int> rank;
  [[nodiscard]] bool empty() const { return !file && !rank; }
  [[nodiscard]] bool complete() const { return file && rank; }
};

/// Either `castling`, or a role (none where the text is coordinates, "g1f3") and a target.
struct SanText {
  std::optional<Wing> castling;
  std::optional<Role> role;
  bool coordinates = false;
  PartialSquare from;
  PartialSquare to;  // complete, but for a pawn capture that names two files only: "cd"
  bool promotes = false;
  std::optional<Role> promotion;  // empty although `promotes`: the text says "e8="
  bool takes = false;
  bool odd_takes = false;  // ':' for 'x'
  std::string_view check;  // "", "+", "#", or whatever run of these stands there
  LibertySet liberties;
};

/// Longer texts are no moves.
inline constexpr std::size_t kMaxSanText = 32;

/// How the first letter is taken: the longest that fits; a shorter one (Bengali "Gh" is the knight,
/// or the bishop of the h-file); a lower-case letter as a piece's.
enum class FirstLetter : std::uint8_t { AsWritten, Shorter, LowercasePiece };

/// nullopt for what is no move in this notation and language; nothing in it is skipped.
std::optional<SanText> parse_san_text(std::string_view text, const PieceLetters& letters,
                                      FirstLetter first = FirstLetter::AsWritten);

}  // namespace luatco::chess
