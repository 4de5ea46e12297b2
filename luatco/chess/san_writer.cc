#include "luatco/chess/san_writer.h"

#include "luatco/chess/movegen.h"
#include "luatco/chess/piece_letters.h"

namespace luatco::chess {

Disambiguation disambiguation(const Position& position, Move move) {
  const Role role = *position.role_at(move.from());
  if (role == Role::Pawn || role == Role::King) return {};
  bool rivals = false;
  bool same_file = false;
  bool same_rank = false;
  const Bitboard others = position.pieces(position.turn(), role) ^ bit(move.from());
  for (const Square rival : squares(others)) {
    if (!contains(legal_targets(position, rival), move.to())) continue;
    rivals = true;
    same_file = same_file || file_of(rival) == file_of(move.from());
    same_rank = same_rank || rank_of(rival) == rank_of(move.from());
  }
  if (!rivals) return {};
  if (!same_file) return {.file = true};
  if (!same_rank) return {.rank = true};
  return {.file = true, .rank = true};
}

std::string_view check_sign(const Position& after) {
  if (after.checkers() == 0) return "";
  return has_legal_move(after) ? "+" : "#";
}

std::string write_san(const Position& position, Move move, std::string_view language) {
  const PieceLetters* own = piece_letters(language);
  const PieceLetters& letters = own != nullptr ? *own : all_piece_letters().front();
  std::string text;
  if (move.is_castle()) {
    text = move.is_kingside() ? "O-O" : "O-O-O";
  } else {
    const Role role = *position.role_at(move.from());
    const std::string_view from = name(move.from());
    const bool takes =
        contains(position.occupied(), move.to()) || move.kind() == MoveKind::EnPassant;
    if (role != Role::Pawn) {
      text = letters.of(role);
      const Disambiguation needed = disambiguation(position, move);
      if (needed.file) text += from[0];
      if (needed.rank) text += from[1];
    } else if (takes) {
      text += from[0];
    }
    if (takes) text += 'x';
    text += name(move.to());
    if (const auto promoted = move.promotion()) {
      text += '=';
      text += letters.of(*promoted);
    }
  }
  text += check_sign(position.after(move));
  return text;
}

}  // namespace luatco::chess
