// Xiangqi as the rest of luatco sees it: the Rules concept filled in. No rule stands here; each
// function hands on to the file that knows it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "luatco/core/arbiter.h"
#include "luatco/core/rules.h"
#include "luatco/xiangqi/articles.h"
#include "luatco/xiangqi/can_win.h"
#include "luatco/xiangqi/draws.h"
#include "luatco/xiangqi/fen.h"
#include "luatco/xiangqi/judge.h"
#include "luatco/xiangqi/line_law.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/notation.h"
#include "luatco/xiangqi/phrase.h"
#include "luatco/xiangqi/piece.h"
#include "luatco/xiangqi/position.h"
#include "luatco/xiangqi/record_replay.h"
#include "luatco/xiangqi/rulebook.h"
#include "luatco/xiangqi/setup.h"
#include "luatco/xiangqi/situation.h"
#include "luatco/xiangqi/square.h"

namespace luatco::xiangqi {

struct Rules {
  using Square = xiangqi::Square;
  using Role = xiangqi::Role;
  using Piece = xiangqi::Piece;
  using Move = xiangqi::Move;
  using MoveList = xiangqi::MoveList;
  using Setup = xiangqi::Setup;
  using Position = xiangqi::Position;
  using Attempt = xiangqi::Attempt;

  static constexpr std::string_view kName = "xiangqi";
  static constexpr std::string_view kIdPrefix = "xq";
  static const BoardShape& shape();
  static std::string square_name(SquareRef square);
  static std::optional<SquareRef> parse_square(std::string_view text);
  static std::span<const std::string_view> ids();
  static std::span<const PieceValue> piece_values();

  static Position initial() { return Position::initial(); }
  static FenReading parse_fen(std::string_view text) { return xiangqi::parse_fen(text); }
  static Checked<Position> check(const Setup& setup) { return Position::from_setup(setup); }
  static std::span<const std::string_view> variants();
  static Checked<Position> check_fen(std::string_view text, std::string_view variant);
  static std::string write_fen(const Position& position) {
    return xiangqi::write_fen(position.setup());
  }
  static std::optional<PieceRef> piece_at(const Position& position, SquareRef square);

  static MoveList legal_moves(const Position& position) { return xiangqi::legal_moves(position); }
  static int count_legal_moves(const Position& position) {
    return xiangqi::count_legal_moves(position);
  }
  static std::uint64_t perft(const Position& position, int depth) {
    return xiangqi::perft(position, depth);
  }
  static SquareRef from(Move move);
  static SquareRef to(Move move);
  static std::optional<SquareRef> captured(const Position& position, Move move);
  static bool in_check(const Position& position) { return position.checkers().any(); }

  static Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                                     Past<Position, Move> past) {
    return xiangqi::judge(position, attempt, past);
  }
  static Situation<Move> situation(const Position& position) {
    return xiangqi::situation(position);
  }
  static std::optional<Outcome> board_outcome(const Position& position) {
    return xiangqi::board_outcome(position);
  }

  using Rulebook = xiangqi::Rulebook;
  static std::span<const Rulebook> rulebooks() { return kRulebooks; }
  using LineLaw = xiangqi::LineLaw;
  static Outcome claimed_draw(std::string_view claim) { return xiangqi::claimed_draw(claim); }
  static std::optional<int> limit_of(std::string_view id, const Rulebook& rulebook) {
    return xiangqi::limit_of(id, rulebook);
  }
  static std::optional<Outcome> automatic_draw(const Position& position) {
    return xiangqi::automatic_draw(position);
  }

  // What the arbiter asks (game/arbitrated.h).
  static std::span<const std::string_view> claim_ids() { return kClaimIds; }
  static std::string_view ending(EndBy how) { return xiangqi::ending(how); }
  static WinAnswer<Move> can_win(const Position& position, Side side, std::uint64_t max_nodes) {
    return xiangqi::can_win(position, side, max_nodes);
  }
  static std::string_view article(ArbiterRule rule, const Rulebook& rulebook) {
    return xiangqi::article(rule, rulebook);
  }
  static std::string_view article(std::string_view ending, const Rulebook& rulebook) {
    return xiangqi::article(ending, rulebook);
  }
  static Handwork handwork(const Position& position, Move move);
  /// No two pieces of a side move at once: touching binds by the general rules.
  static std::optional<Bond<Move>> special_bond(const Position&, const Touches&, const MoveList&) {
    return std::nullopt;
  }
  /// No set lets an illegal move stand.
  static std::optional<Position> after_illegal(const Position&, const Attempt&) {
    return std::nullopt;
  }
  static Legality legality(const Position&) { return Legality::Legal; }
  /// There is no promotion to choose for.
  static std::uint8_t default_promotion() { return static_cast<std::uint8_t>(Role::Soldier); }
  static Attempt make_attempt(SquareRef from, SquareRef to) {
    return Attempt{point_at(from.index), point_at(to.index)};
  }
  static SquareRef attempt_from(const Attempt& attempt) {
    return {static_cast<std::uint8_t>(index(attempt.from))};
  }
  static SquareRef attempt_to(const Attempt& attempt) {
    return {static_cast<std::uint8_t>(index(attempt.to))};
  }

  /// Can no position of before this one ever come back? A capture says so.
  static bool cuts_history(const Position& position) { return position.halfmove_clock() == 0; }

  static std::span<const Notation> notations() { return xiangqi::notations(); }
  static std::string write_move(const Position& position, Move move, std::string_view notation) {
    return xiangqi::write_move(position, move, notation);
  }
  static Reading<Move> read_move(const Position& position, std::string_view text,
                                 std::string_view notation) {
    return xiangqi::read_move(position, text, notation);
  }
  static Result<Attempt, Reason> parse_attempt(const Position& position, std::string_view text);

  // What explanations ask for where a game has it (explain/).
  static std::optional<Phrase> phrase(const Position& position, Move move) {
    return xiangqi::phrase(position, move);
  }

  // What readers and writers of records need besides (formats/record_rules.h).
  using Replay = RecordReplay;
  static constexpr bool kFenStandsAlone = true;
  static constexpr bool kRecordedByPoints = true;
  static std::span<const std::string_view> record_notations();
  /// PGN's Variant tag: absent, or xiangqi by any of its names.
  static std::optional<std::string_view> variant_of(std::string_view tag);
  static std::uint32_t notations_of(std::string_view word);
  static bool is_one_notation(std::uint32_t mask);
  static std::optional<std::string_view> notation_of_format(std::string_view tag);
  static std::string_view format_of_notation(std::string_view name);
  static std::size_t spelled_move(std::string_view text);
  static bool is_contested(const Position& position, std::string_view word,
                           std::string_view notation);
  /// "Chinese Chess" and its like, Red's name first.
  static std::span<const std::pair<std::string_view, std::string_view>> tag_roster();
};

static_assert(luatco::Rules<Rules>);

}  // namespace luatco::xiangqi
