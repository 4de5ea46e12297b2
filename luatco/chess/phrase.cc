#include "luatco/chess/phrase.h"

#include "luatco/chess/trial.h"

namespace luatco::chess {

std::optional<Phrase> phrase(const Position& position, Move move) {
  const auto piece = position.piece_at(move.from());
  if (!piece) return std::nullopt;
  if (move.is_castle()) {
    return Phrase{move.is_kingside() ? "phrase.chess.castles_short" : "phrase.chess.castles_long",
                  {}};
  }
  Phrase phrase{
      "phrase.chess.promotes",
      {{Arg::Piece, ref(*piece)}, {Arg::From, ref(move.from())}, {Arg::To, ref(move.to())}}};
  if (move.kind() == MoveKind::EnPassant) {
    phrase.id = "phrase.chess.en_passant";
    return phrase;
  }
  const auto promotion = move.promotion();
  if (!promotion) return std::nullopt;
  phrase.evidence.push_back({Arg::Becomes, ref(Piece{piece->side, *promotion})});
  if (const auto victim = position.piece_at(move.to())) {
    phrase.id = "phrase.chess.takes_and_promotes";
    phrase.evidence.push_back({Arg::Victim, ref(*victim)});
  }
  return phrase;
}

}  // namespace luatco::chess
