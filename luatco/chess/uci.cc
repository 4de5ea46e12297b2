#include "luatco/chess/uci.h"

#include "luatco/chess/reason.h"
#include "luatco/core/coordinates.h"

namespace luatco::chess {
namespace {

/// Castling as standard chess has it; any other would read as a plain step of the king.
bool is_standard_castle(Move move) {
  return move.is_castle() && file_of(move.from()) == 4 &&
         (file_of(move.to()) == 0 || file_of(move.to()) == 7);
}

}  // namespace

std::string write_uci(Move move, Variant variant) {
  const bool to_rook = variant == Variant::Chess960 || !is_standard_castle(move);
  std::string text{name(move.from())};
  text += name(to_rook ? move.to() : castled_king(move));
  if (const auto role = move.promotion()) text += letter(Piece{kBlack, *role});
  return text;
}

Result<Attempt, Reason> parse_uci(std::string_view text) {
  if (text.size() > 5) return Unexpected{text_reason(ReasonId::InputUnreadable, text)};
  const auto squares = read_two_squares<ReasonId>(text, parse_square);
  if (!squares) return Unexpected{squares.error()};
  Attempt attempt{(*squares)[0], (*squares)[1]};
  if (text.size() == 5) {
    const auto piece = parse_piece(text[4]);
    if (!piece || piece->side == kWhite) {
      return Unexpected{text_reason(ReasonId::InputUnreadable, text)};
    }
    attempt.promotion = piece->role;
  }
  return attempt;
}

}  // namespace luatco::chess
