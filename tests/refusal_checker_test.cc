// Every reason luatco gives for chess, put before a checker that shares no code with it; and wrong
// evidence, which the checker must turn down.
#include "tests/refusal_checker.h"

#include <algorithm>
#include <map>
#include <set>

#include "luatco/api/describe.h"
#include "luatco/chess/reason.h"
#include "luatco/chess/rules.h"
#include "tests/cases.h"
#include "tests/chess_cases.h"

namespace luatco::chess {
namespace {

using api::Json;

struct Confirmed {
  std::map<std::string, int, std::less<>> times;
  int rejected = 0;  // wrong evidence turned down
};

/// What a reason is said about.
struct Matter {
  std::string fen, moves, attempt;
  [[nodiscard]] std::string refuted(const Json& reason) const {
    return plain::refuted(fen, moves, attempt, reason.dump());
  }
  [[nodiscard]] std::string text() const { return fen + " moves " + moves + " try " + attempt; }
};

/// The reason with one fact made wrong, for every fact that can be. A fact is left alone where
/// another man of the same kind could stand for it.
std::vector<Json> falsified(const Json& reason, const Position& position, Dice& dice) {
  std::vector<Json> all;
  const auto with = [&](std::string_view name, Json value) {
    Json wrong = reason;
    *wrong.find("args")->find(name) = std::move(value);
    all.push_back(std::move(wrong));
  };
  for (const auto& [name, value] : *reason.find("args")->members()) {
    if (name == "text" || name == "n") continue;
    if (const std::int64_t* number = value.integer()) {
      for (const int ply : {0, static_cast<int>(*number) + 1, 100'000}) with(name, ply);
    } else if (const Json::Array* list = value.items()) {
      Json::Array shorter = *list;
      if (!shorter.empty()) {
        shorter.pop_back();
        with(name, shorter);
      }
      Json::Array longer = *list;
      longer.push_back(Json(list->empty() || list->front().string()->size() == 4 ? "a1a1" : "a1"));
      if (std::find(list->begin(), list->end(), longer.back()) == list->end()) with(name, longer);
    } else if (const auto square = parse_square(*value.string())) {
      const Square other = dice.square();
      const bool same_rank = name == "crossed" && rank_of(other) == rank_of(*square);
      if (position.piece_at(other) != position.piece_at(*square) && !same_rank) {
        with(name, chess::name(other));
      }
    } else if (value.string()->size() == 1) {
      for (const char letter : std::string_view("PNBRQKpnbrqk")) {
        if (value.string()->front() != letter) with(name, std::string(1, letter));
      }
    } else {
      with(name, *value.string() == "white" ? "black" : "white");
    }
  }
  return all;
}

void confirm(const Matter& matter, const Reason& said, Confirmed& confirmed) {
  const Json reason = api::reason_json(said, api::naming<Rules>());
  ASSERT_EQ(matter.refuted(reason), "") << matter.text() << "\n" << reason.dump();
  ++confirmed.times[std::string(said.id)];
}

/// No wrong fact and no other id may pass.
void turn_down(const Matter& matter, const Refusal& refusal, const Position& position, Dice& dice,
               Confirmed& confirmed) {
  std::set<std::string_view> said;
  for (const Reason& reason : refusal) said.insert(reason.id);
  for (const Reason& reason : refusal) {
    const Json right = api::reason_json(reason, api::naming<Rules>());
    for (const Json& wrong : falsified(right, position, dice)) {
      ASSERT_NE(matter.refuted(wrong), "") << matter.text() << "\n" << wrong.dump();
      ++confirmed.rejected;
    }
    for (const std::string_view id : reason_ids()) {
      if (said.contains(id)) continue;
      Json wrong = right;
      *wrong.find("id") = id;
      ASSERT_NE(matter.refuted(wrong), "") << matter.text() << "\n" << wrong.dump();
      ++confirmed.rejected;
    }
  }
}

std::string text_of(const Attempt& attempt) {
  std::string text(name(attempt.from));
  text += name(attempt.to);
  if (attempt.promotion) text += letter(Piece{kBlack, *attempt.promotion});
  return text;
}

void try_attempt(const Game& game, const Attempt& attempt, Dice& dice, Confirmed& confirmed) {
  const auto verdict = judge(game.position, attempt, game.past);
  if (verdict) return;
  const Matter matter{game.start_fen(), game.moves(), text_of(attempt)};
  for (const Reason& reason : verdict.error()) confirm(matter, reason, confirmed);
  if (dice.chance(16)) turn_down(matter, verdict.error(), game.position, dice, confirmed);
}

/// A situation is a matter of the position alone; it knows no record.
void try_situation(const Position& position, Dice& dice, Confirmed& confirmed) {
  const auto now = situation(position);
  const Matter matter{write_fen(position.setup(), CastlingStyle::Shredder), "", ""};
  Refusal reasons = now.remarks;
  for (const ClosedWay& closed : now.closed) reasons.push_back(closed.why);
  for (const Reason& reason : reasons) confirm(matter, reason, confirmed);
  turn_down(matter, reasons, position, dice, confirmed);
  for (const FailedTry& failed : now.proof) {
    Matter attempt = matter;
    const Square to = square_at(failed.to.index);
    attempt.attempt = text_of({square_at(failed.from.index), to, std::nullopt});
    const bool pawn = position.role_at(square_at(failed.from.index)) == Role::Pawn;
    if (pawn && relative_rank(position.turn(), to) == 7) attempt.attempt += 'q';
    confirm(attempt, failed.why, confirmed);
  }
}

/// Attempts by chance, and always the ones that look like castling or en passant.
void try_position(const Game& game, int attempts, Dice& dice, Confirmed& confirmed) {
  const Position& p = game.position;
  const Square king = p.king(p.turn());
  const int rank = rank_of(king);
  for (const int file : {0, 2, 6, 7}) {
    try_attempt(game, {king, make_square(file, rank), std::nullopt}, dice, confirmed);
  }
  for (const Square pawn : squares(p.pieces(p.turn(), Role::Pawn))) {
    const Square ahead = square_at(index(pawn) + (p.turn() == kWhite ? 8U : -8U));
    for (const Square to : squares(pawn_attacks(p.turn(), pawn) | bit(ahead))) {
      try_attempt(game, {pawn, to, std::nullopt}, dice, confirmed);
    }
  }
  for (; attempts > 0; --attempts) {
    // Mostly a man of the side to move, often where it could go on an empty board.
    Attempt attempt{dice.square(), dice.square()};
    for (int again = 0; again < 8 && !contains(p.pieces(p.turn()), attempt.from); ++again) {
      attempt.from = dice.square();
    }
    if (const auto piece = p.piece_at(attempt.from)) {
      const Bitboard aims = attacks(*piece, attempt.from, 0);
      for (int again = 0; again < 12 && !contains(aims, attempt.to); ++again) {
        attempt.to = dice.square();
      }
    }
    if (dice.chance(8)) attempt.promotion = static_cast<Role>(dice.pick(kRoles));
    try_attempt(game, attempt, dice, confirmed);
  }
  try_situation(p, dice, confirmed);
}

void try_text(const Game& game, std::string_view text, Confirmed& confirmed) {
  const Matter matter{game.start_fen(), game.moves(), std::string(text)};
  const auto uci = parse_uci(text);
  if (!uci) confirm(matter, uci.error(), confirmed);
  const auto san = read_san(game.position, text);
  if (san.reason && san.reason->id.starts_with("chess.input.")) {
    confirm(matter, *san.reason, confirmed);
  }
}

TEST(RefusalChecker, ConfirmsEveryReasonOfEveryRow) {
  Confirmed confirmed;
  Dice dice(1);
  for (const Json& row : read_cases("chess/refusals.jsonl")) {
    const auto game = read_game(row.text("fen"), row.text("moves"));
    const auto attempt = read_attempt(row.text("attempt"));
    ASSERT_TRUE(game && attempt) << row.dump();
    try_attempt(*game, *attempt, dice, confirmed);
    if (HasFatalFailure()) return;
  }
}

/// The same position seen from the other side, and in a mirror.
std::vector<Position> reflections(const Position& position) {
  std::vector<Position> all;
  const Setup setup = position.setup();
  for (const unsigned flip : {0U, 7U, 56U, 63U}) {  // nothing, files, ranks and colours, both
    const bool colours = flip >= 56U;
    Setup other_setup = setup;
    for (unsigned i = 0; i < kSquares; ++i) {
      auto piece = setup.board[i];
      if (piece && colours) piece->side = other(piece->side);
      other_setup.board[i ^ flip] = piece;
    }
    if (colours) other_setup.turn = other(setup.turn);
    if (setup.en_passant) other_setup.en_passant = square_at(index(*setup.en_passant) ^ flip);
    other_setup.castling_rooks = 0;
    if (const auto p = Position::from_setup(other_setup).position) all.push_back(*p);
  }
  return all;
}

TEST(RefusalChecker, ConfirmsEveryIdManyTimesAndNoWrongEvidence) {
  Confirmed confirmed;
  Dice dice(7);
  for (int number = 0; number < 12000; ++number) {
    Game game;
    if (number % 10 == 0) {
      const int start = number % 20 == 0 ? 518 : static_cast<int>(dice.pick(960));
      game.position = *Position::from_setup(chess960_setup(start)).position;
    } else if (const auto sparse = SparsePosition(dice).make()) {
      game.position = *sparse;
    } else {
      continue;
    }
    const unsigned plies = dice.pick(number % 10 == 0 ? 80 : 8);
    for (unsigned ply = 0; ply < plies; ++ply) {
      const MoveList legal = legal_moves(game.position);
      if (legal.empty()) break;
      game.play(dice.move(legal));
    }
    try_position(game, 12, dice, confirmed);
    if (HasFatalFailure()) return;
    if (!dice.chance(6)) continue;
    for (const std::string_view text :
         {"", "e9e4", "a1i1", "zz", "Nf3", "Rd4", "Qa8", "Bb5", "Nd2", "Re1"}) {
      try_text(game, text, confirmed);
      if (HasFatalFailure()) return;
    }
  }
  for (const Json& row : read_cases("chess/situations.jsonl")) {
    const auto game = read_game(row.text("fen"), "");
    ASSERT_TRUE(game) << row.dump();
    for (const Position& p : reflections(game->position)) try_situation(p, dice, confirmed);
    if (HasFatalFailure()) return;
  }
  for (const std::string_view id : reason_ids()) {
    EXPECT_GE(confirmed.times[std::string(id)], 10) << id;
  }
  RecordProperty("rejected", confirmed.rejected);
  for (const auto& [id, times] : confirmed.times) RecordProperty(id, times);
  EXPECT_GT(confirmed.rejected, 10'000);
}

}  // namespace
}  // namespace luatco::chess
