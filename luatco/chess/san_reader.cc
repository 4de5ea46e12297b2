#include "luatco/chess/san_reader.h"

#include "luatco/base/text.h"
#include "luatco/chess/attacks.h"
#include "luatco/chess/judge.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/piece_letters.h"
#include "luatco/chess/reason.h"
#include "luatco/chess/san_text.h"
#include "luatco/chess/san_writer.h"
#include "luatco/chess/uci.h"

namespace luatco::chess {
namespace {

using Candidates = FixedVector<Move, 16>;

Reason reason(ReasonId why, std::vector<Evidence> evidence) {
  return {id(why), law(why), std::move(evidence)};
}

SquareRef ref(Square square) { return {static_cast<std::uint8_t>(index(square))}; }
Square target(const SanText& san) { return make_square(*san.to.file, *san.to.rank); }

bool matches(const PartialSquare& said, Square square) {
  return (!said.file || *said.file == file_of(square)) &&
         (!said.rank || *said.rank == rank_of(square));
}

bool takes(const Position& position, Move move) {
  return !move.is_castle() &&
         (contains(position.occupied(), move.to()) || move.kind() == MoveKind::EnPassant);
}

/// Does a legal move other than castling do what the text says, its promotion left aside?
bool means(const Position& position, const SanText& san, Move move) {
  const Role role = *position.role_at(move.from());
  if (san.role && role != *san.role) return false;
  if (!matches(san.from, move.from()) || !matches(san.to, move.to())) return false;
  // FIDE C.9: a pawn's capture names its file. "d5" never means a capture, "xd5" does.
  return role != Role::Pawn || san.from.file || san.takes || !takes(position, move);
}

/// King moves that stand for castling: to the square it ends on, or onto the rook. Only where no
/// step of the king reads the same.
bool means_castling(const SanText& san, Move move) {
  if (!move.is_castle() || (san.role && *san.role != Role::King) || san.promotes) return false;
  if (!matches(san.from, move.from())) return false;
  return matches(san.to, castled_king(move)) || (san.from.complete() && matches(san.to, move.to()));
}

Candidates find(const Position& position, const SanText& san) {
  Candidates found;
  const MoveList moves = legal_moves(position);
  if (san.castling) {
    for (const Move move : moves) {
      if (move.is_castle() && move.is_kingside() == (*san.castling == Wing::Kingside)) {
        found.try_push_back(move);
      }
    }
    return found;
  }
  for (const Move move : moves) {
    const bool promotes = move.promotion().has_value();
    if (!move.is_castle() && means(position, san, move) && promotes == san.promotes &&
        move.promotion() == san.promotion) {
      found.try_push_back(move);
    }
  }
  if (!found.empty()) return found;
  for (const Move move : moves) {
    if (means_castling(san, move)) found.try_push_back(move);
  }
  return found;
}

void name_disambiguation(const Position& position, SanText& san, Move move) {
  const Disambiguation said{.file = san.from.file.has_value(), .rank = san.from.rank.has_value()};
  const bool pawn = san.role == Role::Pawn;
  const Disambiguation needed =
      pawn ? Disambiguation{.file = takes(position, move)} : disambiguation(position, move);
  if (said == needed) return;
  if (said.file && said.rank) {
    san.liberties.add(Liberty::LongAlgebraic);
  } else if (said.file || said.rank) {
    san.liberties.add(Liberty::OverDisambiguated);
  }
}

/// What is loose about the text once it is known which move it means.
void name_liberties(const Position& position, SanText& san, Move move) {
  if (san.coordinates) return;
  if (san.check != check_sign(position.after(move))) san.liberties.add(Liberty::CheckSign);
  if (san.castling) return;
  if (move.is_castle()) return san.liberties.add(Liberty::CastlingAsKingMove);
  const bool capture = takes(position, move);
  if (san.role == Role::Pawn && capture && (!san.takes || san.odd_takes || !san.from.file)) {
    san.liberties.add(Liberty::ShortCapture);
  } else if (san.takes != capture || san.odd_takes) {
    san.liberties.add(Liberty::CaptureSign);
  }
  name_disambiguation(position, san, move);
}

Reason of_attempt(const Position& position, const Attempt& attempt, Reason otherwise) {
  const auto move = judge(position, attempt);
  if (move || move.error().empty()) return otherwise;
  return move.error().front();
}

Reason why_no_castling(const Position& position, const SanText& san, Reason otherwise) {
  const Square king = position.king(position.turn());
  const bool kingside = *san.castling == Wing::Kingside;
  // Towards the rook that may still castle; where there is none, towards the usual square.
  Square to = make_square(kingside ? 6 : 2, rank_of(king));
  for (const Square rook : squares(position.castling_rooks() & position.pieces(position.turn()))) {
    if ((file_of(rook) > file_of(king)) == kingside) to = rook;
  }
  return of_attempt(position, {king, to, std::nullopt}, std::move(otherwise));
}

/// Why no legal move fits: what judge() says where only one man can be meant.
Reason why_none(const Position& position, const SanText& san, Reason unreadable) {
  if (san.castling) return why_no_castling(position, san, std::move(unreadable));
  if (!san.to.complete()) return unreadable;
  const Square to = target(san);
  if (san.coordinates) {
    const Attempt attempt{make_square(*san.from.file, *san.from.rank), to, san.promotion};
    return of_attempt(position, attempt, std::move(unreadable));
  }
  // 3.7.3.3: the new piece is part of the move.
  for (const Move move : legal_moves(position)) {
    if (san.promotion || !move.promotion() || !means(position, san, move)) continue;
    return of_attempt(position, {move.from(), to, std::nullopt}, std::move(unreadable));
  }
  if (san.promotes && !san.promotion) return unreadable;  // "c3="
  const Side side = position.turn();
  Bitboard men = 0;
  for (const Square man : squares(position.pieces(side, *san.role))) {
    if (matches(san.from, man)) men |= bit(man);
  }
  if (san.role == Role::Pawn && !san.from.file) men &= file_set(*san.to.file);
  const PieceRef piece{side, static_cast<std::uint8_t>(*san.role)};
  Reason nobody = reason(ReasonId::InputNoPieceReaches,
                         {{Arg::Side, side}, {Arg::Piece, piece}, {Arg::To, ref(to)}});
  if (more_than_one(men)) {  // the one whose way it would be, were nothing in it
    Bitboard on_the_way = 0;
    for (const Square man : squares(men)) {
      if (contains(attacks(Piece{side, *san.role}, man, 0), to)) on_the_way |= bit(man);
    }
    men = on_the_way;
  }
  if (men == 0 || more_than_one(men)) return nobody;
  return of_attempt(position, {first(men), to, san.promotion}, std::move(nobody));
}

Reason why_several(const Position& position, const Candidates& candidates) {
  SquareRefs from;
  for (const Move move : candidates) from.try_push_back(ref(move.from()));
  const Move move = candidates.front();
  const PieceRef piece{position.turn(), static_cast<std::uint8_t>(*position.role_at(move.from()))};
  const Square to = move.is_castle() ? castled_king(move) : move.to();
  return reason(ReasonId::InputAmbiguous,
                {{Arg::Piece, piece}, {Arg::List, from}, {Arg::To, ref(to)}});
}

/// "e7e8q" names no piece; the letter is the protocol's, not the language's.
std::optional<SanText> parse_coordinates(std::string_view text) {
  const auto attempt = parse_uci(text);
  if (!attempt) return std::nullopt;
  SanText san;
  san.coordinates = true;
  san.from = {file_of(attempt->from), rank_of(attempt->from)};
  san.to = {file_of(attempt->to), rank_of(attempt->to)};
  san.promotes = attempt->promotion.has_value();
  san.promotion = attempt->promotion;
  san.liberties.add(Liberty::Coordinates);
  return san;
}

Reading<Move> answer(const Position& position, SanText& san, const Candidates& candidates) {
  Reading<Move> reading;
  reading.candidates = candidates;
  if (candidates.size() == 1) {
    name_liberties(position, san, candidates.front());
  } else {
    reading.reason = why_several(position, candidates);
  }
  for (int i = 0; i < kLiberties; ++i) {
    const auto liberty = static_cast<Liberty>(i);
    if (san.liberties.has(liberty)) reading.liberties.try_push_back(id(liberty));
  }
  return reading;
}

}  // namespace

Reading<Move> read_san(const Position& position, std::string_view text, std::string_view language) {
  const PieceLetters* own = piece_letters(language);
  const PieceLetters& letters = own != nullptr ? *own : all_piece_letters().front();
  // In order: a later way of reading is asked only where no earlier one gives a legal move, so that
  // "bxc3" is a pawn's as long as a pawn can take there.
  std::optional<SanText> ways[] = {
      parse_coordinates(text),
      parse_san_text(text, letters),
      parse_san_text(text, letters, FirstLetter::Shorter),
      parse_san_text(text, letters, FirstLetter::LowercasePiece),
  };
  for (auto& way : ways) {
    if (!way) continue;
    Candidates candidates = find(position, *way);
    if (&way == &ways[1] && ways[2]) {
      // Neither letter is the better reading: both stand.
      if (candidates.empty()) continue;
      for (const Move move : find(position, *ways[2])) candidates.try_push_back(move);
    }
    if (!candidates.empty()) return answer(position, *way, candidates);
  }
  Reading<Move> reading;
  Reason unreadable = reason(ReasonId::InputUnreadable,
                             {{Arg::Text, std::string(clipped(text, kMaxEvidenceText))}});
  for (const auto& way : ways) {
    if (!way) continue;
    reading.reason = why_none(position, *way, std::move(unreadable));
    return reading;
  }
  reading.reason = std::move(unreadable);
  return reading;
}

}  // namespace luatco::chess
