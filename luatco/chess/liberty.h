// Every way in which a chess move may be written loosely and still be read.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace luatco::chess {

enum class Liberty : std::uint8_t {
  PromotionSpelling,     // e8Q, e8/Q, e8(Q) for e8=Q
  CheckSign,             // missing, doubled or untrue + and #
  LongAlgebraic,         // Ng1-f3, e2-e4, e2e4
  Coordinates,           // g1f3: the piece is not named
  OverDisambiguated,     // Ngf3 where no other knight could go
  PawnLetter,            // Pe4
  LowercasePiece,        // nf3
  Figurine,              // ♘f3
  CastlingZeros,         // 0-0
  CastlingSpelling,      // o-o, OO
  CastlingAsKingMove,    // Ke1g1, Kg1, Ke1h1
  CaptureSign,           // Ne5 or N:e5 for Nxe5; x where nothing is taken
  ShortCapture,          // cd4, xd4 or cd for cxd4
  EnPassantMark,         // exd6 e.p.
  AnnotationMark,        // e4!?
  LettersOfOtherScript,  // a Latin C for the Russian letter, a Cyrillic e for the file
};
inline constexpr int kLiberties = static_cast<int>(Liberty::LettersOfOtherScript) + 1;

/// "chess.san.promotion_spelling"
std::string_view id(Liberty liberty);
std::span<const std::string_view> liberty_ids();

}  // namespace luatco::chess
