// The rows of data/cases/chess/refusals.jsonl, and judge() against the generator.
#include <algorithm>
#include <map>
#include <set>

#include "luatco/chess/reason.h"
#include "tests/cases.h"
#include "tests/chess_cases.h"

namespace luatco::chess {
namespace {

/// The names of all squares in the evidence of a reason.
std::set<std::string, std::less<>> squares_of(const Reason& reason) {
  std::set<std::string, std::less<>> names;
  const auto add = [&](SquareRef square) { names.emplace(name(square_at(square.index))); };
  for (const Evidence& item : reason.evidence) {
    if (const auto* square = std::get_if<SquareRef>(&item.value)) add(*square);
    if (const auto* list = std::get_if<SquareRefs>(&item.value)) {
      for (const SquareRef square : *list) add(square);
    }
  }
  return names;
}

TEST(ChessRefusal, EveryRowGetsItsFirstReasonWithItsSquares) {
  std::map<std::string, std::set<std::string>, std::less<>> kinds;
  for (const api::Json& row : read_cases("chess/refusals.jsonl")) {
    SCOPED_TRACE(row.dump());
    const auto game = read_game(row.text("fen"), row.text("moves"));
    const auto attempt = read_attempt(row.text("attempt"));
    ASSERT_TRUE(game && attempt);
    const auto verdict = judge(game->position, *attempt, game->past);
    const std::string first = verdict ? "legal" : std::string(verdict.error().front().id);
    EXPECT_EQ(first, row.text("first"));
    if (!verdict) {
      const auto named = squares_of(verdict.error().front());
      for (const std::string& square : strings(row, "squares")) {
        EXPECT_TRUE(named.contains(square)) << square;
      }
    }
    kinds[std::string(row.text("of"))].insert(std::string(row.text("row")));
  }
  for (const std::string_view id : reason_ids()) {
    // What a text can fail to mean has its rows beside the readers; ways out beside situation().
    if (id.starts_with("chess.input.") || id.starts_with("chess.way.")) continue;
    EXPECT_EQ(kinds[std::string(id)].size(), 2U) << id << ": a positive row and a near miss";
  }
}

/// All that can mean a legal move: its squares, or a king's two squares for castling.
std::vector<std::pair<Attempt, Move>> meanings(const Position& position) {
  std::vector<std::pair<Attempt, Move>> all;
  for (const Move move : legal_moves(position)) {
    all.push_back({Attempt{move.from(), move.to(), move.promotion()}, move});
    if (move.is_castle() && file_of(move.from()) == 4) {
      all.push_back({Attempt{move.from(), castled_king(move), std::nullopt}, move});
    }
  }
  return all;
}

void hold_against_generator(const Game& game) {
  const auto legal = meanings(game.position);
  constexpr std::optional<Role> choices[] = {std::nullopt, Role::Queen, Role::Rook, Role::Bishop,
                                             Role::Knight, Role::King,  Role::Pawn};
  for (unsigned from = 0; from < kSquares; ++from) {
    for (unsigned to = 0; to < kSquares; ++to) {
      for (const auto choice : choices) {
        const Attempt attempt{square_at(from), square_at(to), choice};
        const auto verdict = judge(game.position, attempt, game.past);
        const auto meant = std::find_if(legal.begin(), legal.end(),
                                        [&](const auto& m) { return m.first == attempt; });
        const std::string where = write_fen(game.position.setup()) + " " +
                                  std::string(name(attempt.from)) + std::string(name(attempt.to));
        ASSERT_EQ(verdict.has_value(), meant != legal.end()) << where;
        if (verdict) {
          ASSERT_EQ(*verdict, meant->second) << where;
        } else {
          ASSERT_FALSE(verdict.error().empty()) << where;
        }
      }
    }
  }
}

TEST(ChessRefusal, ExactlyTheLegalMovesAreAllowed) {
  Dice dice(1);
  for (int number = 0; number < 24; ++number) {
    // Half of the games from Chess960 set-ups: their castling is the harder one.
    const int start = number % 2 == 0 ? 518 : static_cast<int>(dice.pick(960));
    Game game{*Position::from_setup(chess960_setup(start)).position, {}};
    for (int ply = 0; ply < 120; ++ply) {
      if (ply % 12 == number % 12) hold_against_generator(game);
      const MoveList legal = legal_moves(game.position);
      if (legal.empty()) break;
      game.play(dice.move(legal));
    }
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace luatco::chess
