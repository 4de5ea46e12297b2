// Writing and reading chess moves: UCI (standard and Chess960) and SAN (FIDE appendix C as PGN
// writes it), strict when writing, liberal when reading.
#pragma once

#include <string>
#include <string_view>

#include "luatco/base/result.h"
#include "luatco/chess/move.h"
#include "luatco/chess/position.h"
#include "luatco/core/notation.h"
#include "luatco/core/refusal.h"

namespace luatco::chess {

/// "e1g1" for castling in Standard, "e1h1" (king takes rook) in Chess960; "e7e8q".
std::string write_uci(Move move, Variant variant = Variant::Standard);

/// Two squares and perhaps a promotion letter: an Attempt, legal or not; a reason
/// (input.unreadable, input.off_board, promotion.bad_piece) where it is not even that.
Result<Attempt, Reason> parse_uci(std::string_view text);

/// The letters of pieces in a language (reference: notation_formats_terms 4.4).
struct PieceLetters {
  std::string_view language;                                 // "en", "vi", "de", ...
  std::string_view king, queen, rook, bishop, knight, pawn;  // UTF-8, pawn may be empty
};
/// nullptr for a language that has none of its own.
const PieceLetters* piece_letters(std::string_view language);

/// Strict SAN: the least disambiguation (pinned men do not count), `=Q`, `O-O`, `+`, `#`.
std::string write_san(const Position& position, Move move, std::string_view language = "en");

/// Liberal SAN: 0-0, missing or extra disambiguation, e8Q e8/Q e8(Q), e.p., long algebraic,
/// figurines, letters of `language`; each liberty is named. Candidates are legal moves.
Reading<Move> read_san(const Position& position, std::string_view text,
                       std::string_view language = "en");

}  // namespace luatco::chess
