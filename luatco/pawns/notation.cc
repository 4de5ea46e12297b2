#include "luatco/pawns/notation.h"

#include <array>

#include "luatco/core/coordinates.h"
#include "luatco/pawns/judge.h"
#include "luatco/pawns/movegen.h"
#include "luatco/pawns/trial.h"

namespace luatco::pawns {
namespace {

/// The letters of an algebraic notation, by Role; a pawn has none (C.3, C.4).
struct Letters {
  std::string_view notation;
  std::string_view letters;
};
constexpr Letters kLetters[] = {{"san", "?NBRQ"}, {"san_vi", "?MTXH"}};

std::string_view letters_of(std::string_view notation) {
  return notation == kLetters[1].notation ? kLetters[1].letters : kLetters[0].letters;
}

std::string write_uci(Move move) {
  std::string text{name(move.from())};
  text += name(move.to());
  if (const auto role = move.promotion()) text += letter(Piece{kBlack, *role});
  return text;
}

Role role_of(const Position& position, Move move) { return position.piece_at(move.from())->role; }

/// C.10: the file if that tells it from the others that could go there, else the rank, else both.
std::string_view origin(const Position& position, Move move) {
  const Role role = role_of(position, move);
  bool others = false;
  bool same_file = false;
  bool same_rank = false;
  for (const Move other : legal_moves(position)) {
    const bool rival =
        other.to() == move.to() && other.from() != move.from() && role_of(position, other) == role;
    if (!rival) continue;
    others = true;
    same_file = same_file || file_of(other.from()) == file_of(move.from());
    same_rank = same_rank || rank_of(other.from()) == rank_of(move.from());
  }
  const std::string_view square = name(move.from());
  if (!others) return {};
  if (!same_file) return square.substr(0, 1);
  return same_rank ? square : square.substr(1);
}

std::string write_san(const Position& position, Move move, std::string_view letters) {
  const Role role = role_of(position, move);
  const bool pawn = role == Role::Pawn;
  const bool takes =
      pawn ? file_of(move.from()) != file_of(move.to()) : contains(position.occupied(), move.to());
  std::string text;
  if (!pawn) text += letters[index(role)];
  text += pawn ? name(move.from()).substr(0, takes ? 1 : 0) : origin(position, move);
  if (takes) text += 'x';
  text += name(move.to());
  if (const auto promotion = move.promotion()) {
    text += '=';
    text += letters[index(*promotion)];
  }
  return text;
}

/// What a text in algebraic notation says.
struct San {
  Role role = Role::Pawn;
  std::optional<char> file;  // of the square it comes from
  std::optional<char> rank;
  Square to = Square::A1;
  std::optional<Role> promotion;

  [[nodiscard]] bool fits(const Position& position, Move move) const {
    const std::string_view from = name(move.from());
    const bool pushed = role == Role::Pawn && !file;
    return move.to() == to && role_of(position, move) == role && (!file || *file == from[0]) &&
           (!rank || *rank == from[1]) && (!pushed || file_of(move.from()) == file_of(to)) &&
           (!promotion || move.promotion() == promotion);
  }
};

std::optional<Role> role_at(std::string_view text, std::size_t at, std::string_view letters) {
  if (at >= text.size()) return std::nullopt;
  const auto role = letters.find(text[at], 1);
  if (role == std::string_view::npos) return std::nullopt;
  return static_cast<Role>(role);
}

std::optional<San> parse_san(std::string_view text, std::string_view letters) {
  std::string said;
  for (const char c : text.substr(0, 16)) {
    if (std::string_view("x:=+#!?-/() ").find(c) == std::string_view::npos) said += c;
  }
  std::string_view left = said;
  San san;
  if (const auto role = role_at(left, 0, letters)) {
    san.role = *role;
    left.remove_prefix(1);
  }
  if (san.role == Role::Pawn && left.size() > 2) {
    san.promotion = role_at(left, left.size() - 1, letters);
    if (san.promotion) left.remove_suffix(1);
  }
  if (left.size() < 2 || left.size() > 4) return std::nullopt;
  const auto to = parse_square(left.substr(left.size() - 2));
  if (!to) return std::nullopt;
  san.to = *to;
  left.remove_suffix(2);
  if (!left.empty() && left[0] >= 'a' && left[0] <= 'h') {
    san.file = left[0];
    left.remove_prefix(1);
  }
  if (!left.empty() && left[0] >= '1' && left[0] <= '8') {
    san.rank = left[0];
    left.remove_prefix(1);
  }
  return left.empty() ? std::optional(san) : std::nullopt;
}

void read_uci(const Position& position, std::string_view text, Reading<Move>& reading) {
  const auto attempt = parse_uci(text);
  if (!attempt) {
    reading.reason = attempt.error();
    return;
  }
  const auto move = judge(position, *attempt);
  if (move) {
    reading.candidates.push_back(*move);
    reading.reason.reset();
  } else {
    reading.reason = move.error().front();
  }
}

/// C.10 asks for the square it comes from, C.11 for the piece a pawn becomes.
Reason why_several(const Position& position, const San& san, const Reading<Move>& reading) {
  Bitboard from = 0;
  for (const Move move : reading.candidates) from |= bit(move.from());
  const Piece piece{position.turn(), san.role};
  if (!more_than_one(from)) {
    return Finding(ReasonId::PromotionChoose, Trial{position, piece, first(from), san.to}).take();
  }
  return Finding(ReasonId::InputAmbiguous, position)
      .piece(Arg::Piece, piece)
      .squares(Arg::List, from)
      .square(Arg::To, san.to)
      .take();
}

void read_san(const Position& position, std::string_view text, std::string_view letters,
              Reading<Move>& reading) {
  const auto san = parse_san(text, letters);
  if (!san) return;
  for (const Move move : legal_moves(position)) {
    if (san->fits(position, move)) reading.candidates.try_push_back(move);
  }
  reading.reason.reset();
  if (reading.candidates.size() > 1) reading.reason = why_several(position, *san, reading);
  if (!reading.candidates.empty()) return;
  reading.reason = Finding(ReasonId::InputNoPieceReaches, position)
                       .piece(Arg::Piece, Piece{position.turn(), san->role})
                       .square(Arg::To, san->to)
                       .take();
}

}  // namespace

std::span<const Notation> notations() {
  static constexpr std::array<Notation, 3> all = {
      {{"uci"}, {kLetters[0].notation}, {kLetters[1].notation}}};
  return all;
}

std::string write_move(const Position& position, Move move, std::string_view notation) {
  return notation == "uci" ? write_uci(move) : write_san(position, move, letters_of(notation));
}

Reading<Move> read_move(const Position& position, std::string_view text,
                        std::string_view notation) {
  Reading<Move> reading;
  const auto understood = [&] {
    return reading.reason && reading.reason->id != id(ReasonId::InputUnreadable);
  };
  if (notation.empty() || notation == "uci") read_uci(position, text, reading);
  for (const Letters& each : kLetters) {
    if (!reading.candidates.empty() || understood()) break;
    if (notation.empty() || notation == each.notation) {
      read_san(position, text, each.letters, reading);
    }
  }
  if (reading.candidates.empty() && !reading.reason) {
    reading.reason = text_reason(ReasonId::InputUnreadable, text);
  }
  return reading;
}

Result<Attempt, Reason> parse_uci(std::string_view text) {
  if (text.size() > 5) return Unexpected{text_reason(ReasonId::InputUnreadable, text)};
  const auto pair = read_two_squares<ReasonId>(text, parse_square);
  if (!pair) return Unexpected{pair.error()};
  Attempt attempt{(*pair)[0], (*pair)[1]};
  if (text.size() == 5) {
    const auto piece = chess::parse_piece(text[4]);
    if (!piece || piece->side == kWhite || piece->role == Role::King) {  // no kings here
      return Unexpected{text_reason(ReasonId::InputUnreadable, text)};
    }
    attempt.promotion = piece->role;
  }
  return attempt;
}

}  // namespace luatco::pawns
