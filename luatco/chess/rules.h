// Chess as the rest of luatco sees it: the Rules concept filled in. No rule stands here; each
// function hands on to the file that knows it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "luatco/chess/articles.h"
#include "luatco/chess/can_mate.h"
#include "luatco/chess/draws.h"
#include "luatco/chess/fen.h"
#include "luatco/chess/handwork.h"
#include "luatco/chess/illegal_move.h"
#include "luatco/chess/judge.h"
#include "luatco/chess/lost_rights.h"
#include "luatco/chess/move.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/notation.h"
#include "luatco/chess/phrase.h"
#include "luatco/chess/piece.h"
#include "luatco/chess/position.h"
#include "luatco/chess/rulebook.h"
#include "luatco/chess/san_replay.h"
#include "luatco/chess/setup.h"
#include "luatco/chess/situation.h"
#include "luatco/chess/square.h"
#include "luatco/core/rules.h"

namespace luatco::chess {

struct Rules {
  using Square = chess::Square;
  using Role = chess::Role;
  using Piece = chess::Piece;
  using Move = chess::Move;
  using MoveList = chess::MoveList;
  using Position = chess::Position;
  using Attempt = chess::Attempt;

  static constexpr std::string_view kName = "chess";
  static constexpr std::string_view kIdPrefix = "chess";
  static const BoardShape& shape();
  static std::string square_name(SquareRef square);
  static std::optional<SquareRef> parse_square(std::string_view text);
  static std::span<const std::string_view> ids();
  static std::span<const PieceValue> piece_values();

  static Position initial() { return Position::initial(); }
  static std::span<const std::string_view> variants();
  static Checked<Position> check_fen(std::string_view text, std::string_view variant);
  static std::string write_fen(const Position& position) { return normal_fen(position); }
  static std::optional<PieceRef> piece_at(const Position& position, SquareRef square);

  static MoveList legal_moves(const Position& position) { return chess::legal_moves(position); }
  static int count_legal_moves(const Position& position) {
    return chess::count_legal_moves(position);
  }
  static std::uint64_t perft(const Position& position, int depth) {
    return chess::perft(position, depth);
  }
  static SquareRef from(Move move);
  static SquareRef to(Move move);
  static std::optional<SquareRef> captured(const Position& position, Move move);
  static bool in_check(const Position& position) { return position.checkers() != 0; }

  static Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                                     Past<Position, Move> past) {
    return chess::judge(position, attempt, past);
  }
  static Situation<Move> situation(const Position& position) { return chess::situation(position); }
  static std::optional<Outcome> board_outcome(const Position& position) {
    return chess::board_outcome(position);
  }

  using Rulebook = chess::Rulebook;
  static std::span<const Rulebook> rulebooks() { return kRulebooks; }
  static std::optional<Outcome> automatic_draw(const Position& position, int occurrences,
                                               const Rulebook& rulebook) {
    return chess::automatic_draw(position, occurrences, rulebook);
  }
  static std::optional<Outcome> counted_draw(const Position& position, int occurrences,
                                             const Rulebook& rulebook) {
    return chess::counted_draw(position, occurrences, rulebook);
  }
  static bool is_dead(const Position& position) { return chess::is_dead(position); }
  static Outcome dead_position() { return kDeadPosition; }
  static ClaimIds open_claims(const Position& position, int occurrences, const Rulebook& rulebook) {
    return chess::open_claims(position, occurrences, rulebook);
  }
  static Outcome claimed_draw(std::string_view claim) { return chess::claimed_draw(claim); }

  // What the arbiter asks (game/arbitrated.h).
  static std::span<const std::string_view> claim_ids() { return kClaimIds; }
  static std::string_view ending(EndBy how) { return chess::ending(how); }
  static WinAnswer<Move> can_win(const Position& position, Side side, std::uint64_t max_nodes);
  static std::string_view article(ArbiterRule rule, const Rulebook& rulebook) {
    return chess::article(rule, rulebook);
  }
  static std::string_view article(std::string_view ending, const Rulebook& rulebook) {
    return chess::article(ending, rulebook);
  }
  static Handwork handwork(const Position& position, Move move) {
    return chess::handwork(position, move);
  }
  static std::optional<Bond<Move>> special_bond(const Position& position, const Touches& touches,
                                                const MoveList& legal) {
    return castling_bond(position, touches, legal);
  }
  static std::optional<Position> after_illegal(const Position& position, const Attempt& attempt) {
    return chess::after_illegal(position, attempt);
  }
  static Legality legality(const Position& position) { return chess::legality(position); }
  /// The piece a pawn becomes when none was chosen (7.5.2).
  static std::uint8_t default_promotion() { return static_cast<std::uint8_t>(Role::Queen); }
  static Attempt make_attempt(SquareRef from, SquareRef to) {
    return Attempt{square_at(from.index), square_at(to.index)};
  }
  static SquareRef attempt_from(const Attempt& attempt) {
    return {static_cast<std::uint8_t>(index(attempt.from))};
  }
  static SquareRef attempt_to(const Attempt& attempt) {
    return {static_cast<std::uint8_t>(index(attempt.to))};
  }

  /// Can no position of before this one ever come back? A capture or a pawn's move (9.3) says so.
  static bool cuts_history(const Position& position) { return position.halfmove_clock() == 0; }

  /// uci, uci960, san, san_vi; reading takes any of them, and any language's letters by
  /// "san_<language>".
  static std::span<const Notation> notations();
  static std::string write_move(const Position& position, Move move, std::string_view notation);
  static Reading<Move> read_move(const Position& position, std::string_view text,
                                 std::string_view notation);
  static Result<Attempt, Reason> parse_attempt(const Position& position, std::string_view text);

  // What explanations ask for where a game has it (explain/).
  static std::optional<Phrase> phrase(const Position& position, Move move) {
    return chess::phrase(position, move);
  }
  static std::vector<Reason> lost_rights(const Position& position, Move move) {
    return chess::lost_rights(position, move);
  }

  // What readers of records need besides (formats/record_rules.h).
  using Replay = SanReplay;
  /// "san", and "san_<language>" for each language with letters of its own.
  static std::span<const std::string_view> record_notations();
  /// PGN's Variant tag: absent, standard chess or Chess960 by any of their names.
  static std::optional<std::string_view> variant_of(std::string_view tag);
  /// The kings on e4, d4, e5 or d5: how electronic boards record a result.
  static bool is_board_signal(std::string_view text);
  static std::optional<Position> after_pass(const Position& position);
};

static_assert(luatco::Rules<Rules>);

}  // namespace luatco::chess
