#include "luatco/chess/uci.h"

#include <utility>

#include "luatco/base/text.h"
#include "luatco/chess/reason.h"

namespace luatco::chess {
namespace {

Reason unreadable(ReasonId why, Arg arg, std::string_view text) {
  return {id(why), law(why), {{arg, std::string(clipped(text, kMaxEvidenceText))}}};
}

/// A letter and a digit: a square of some board, if not of this one.
bool looks_like_square(std::string_view text) {
  return text[0] >= 'a' && text[0] <= 'z' && text[1] >= '0' && text[1] <= '9';
}

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
  if (text.size() < 4 || text.size() > 5 || !looks_like_square(text) ||
      !looks_like_square(text.substr(2))) {
    return Unexpected{unreadable(ReasonId::InputUnreadable, Arg::Text, text)};
  }
  Attempt attempt;
  for (const auto& [part, square] :
       {std::pair{text.substr(0, 2), &attempt.from}, std::pair{text.substr(2, 2), &attempt.to}}) {
    const auto read = parse_square(part);
    if (!read) return Unexpected{unreadable(ReasonId::InputOffBoard, Arg::Text, part)};
    *square = *read;
  }
  if (text.size() == 5) {
    const auto piece = parse_piece(text[4]);
    if (!piece || piece->side == kWhite) {
      return Unexpected{unreadable(ReasonId::InputUnreadable, Arg::Text, text)};
    }
    attempt.promotion = piece->role;
  }
  return attempt;
}

}  // namespace luatco::chess
