// "Only pawns" (Chỉ Tốt đấu Tốt) as the rest of luatco sees it: the Rules concept filled in. No
// rule stands here; each function hands on to the file that knows it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "luatco/core/plain_arbiter.h"
#include "luatco/core/rules.h"
#include "luatco/pawns/judge.h"
#include "luatco/pawns/movegen.h"
#include "luatco/pawns/notation.h"
#include "luatco/pawns/position.h"
#include "luatco/pawns/rulebook.h"
#include "luatco/pawns/setup.h"
#include "luatco/pawns/situation.h"

namespace luatco::pawns {

struct Rules : PlainArbiter<Position, Move, MoveList, Attempt, Rulebook> {
  using Square = pawns::Square;
  using Role = pawns::Role;
  using Piece = pawns::Piece;
  using Move = pawns::Move;
  using MoveList = pawns::MoveList;
  using Position = pawns::Position;
  using Attempt = pawns::Attempt;

  static constexpr std::string_view kName = "pawns";
  static constexpr std::string_view kIdPrefix = "pawns";
  static const BoardShape& shape();
  static std::string square_name(SquareRef square) {
    return std::string(name(square_at(square.index)));
  }
  static std::optional<SquareRef> parse_square(std::string_view text);
  static std::span<const std::string_view> ids();
  static std::span<const PieceValue> piece_values();

  static Position initial() { return Position::initial(); }
  static std::span<const std::string_view> variants();
  static Checked<Position> check_fen(std::string_view text, std::string_view variant);
  static std::string write_fen(const Position& position) {
    return pawns::write_fen(position.setup());
  }
  static std::optional<PieceRef> piece_at(const Position& position, SquareRef square);

  static MoveList legal_moves(const Position& position) { return pawns::legal_moves(position); }
  static int count_legal_moves(const Position& position) {
    return static_cast<int>(pawns::legal_moves(position).size());
  }
  static std::uint64_t perft(const Position& position, int depth) {
    return pawns::perft(position, depth);
  }
  static SquareRef from(Move move) { return ref(move.from()); }
  static SquareRef to(Move move) { return ref(move.to()); }
  static std::optional<SquareRef> captured(const Position& position, Move move);
  /// Taking in passing has a name of its own; nullopt for every other move.
  static std::optional<Phrase> phrase(const Position& position, Move move);
  static bool in_check(const Position&) { return false; }

  static Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                                     Past<Position, Move> past) {
    return pawns::judge(position, attempt, past);
  }
  static Situation<Move> situation(const Position& position) { return pawns::situation(position); }
  static std::optional<Outcome> board_outcome(const Position& position) {
    return pawns::board_outcome(position);
  }

  using Rulebook = pawns::Rulebook;
  static std::span<const Rulebook> rulebooks() { return kRulebooks; }
  static std::optional<Outcome> automatic_draw(const Position& position, int occurrences,
                                               const Rulebook& rulebook);
  static std::string_view ending(EndBy how);
  static Handwork handwork(const Position& position, Move move);
  /// Can no position of before this one ever come back? A capture or a pawn's move says so.
  static bool cuts_history(const Position& position) { return position.halfmove_clock() == 0; }
  static std::uint8_t default_promotion() { return static_cast<std::uint8_t>(Role::Queen); }
  static Attempt make_attempt(SquareRef from, SquareRef to) {
    return Attempt{square_at(from.index), square_at(to.index)};
  }
  static SquareRef attempt_from(const Attempt& attempt) { return ref(attempt.from); }
  static SquareRef attempt_to(const Attempt& attempt) { return ref(attempt.to); }

  static std::span<const Notation> notations() { return pawns::notations(); }
  static std::span<const std::string_view> record_notations();
  static std::string write_move(const Position& position, Move move, std::string_view notation) {
    return pawns::write_move(position, move, notation);
  }
  static Reading<Move> read_move(const Position& position, std::string_view text,
                                 std::string_view notation) {
    return pawns::read_move(position, text, notation);
  }
  static Result<Attempt, Reason> parse_attempt(const Position& position, std::string_view text);
};

static_assert(luatco::Rules<Rules>);

}  // namespace luatco::pawns
