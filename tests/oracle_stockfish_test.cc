// The program `stockfish` (Debian package of that name) as an outside oracle: counts of move
// sequences, root move by root move, on positions of seeded random games, Chess960 included.
// It runs as a separate process over UCI; LUATCO_STOCKFISH (environment) names another binary.
#include <random>
#include <string>
#include <vector>

#include "luatco/chess/fen.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/uci.h"
#include "tests/oracle.h"

namespace luatco::chess {
namespace {

using oracle::Divide;

/// Positions from games of random moves, one from each game.
std::vector<Position> sample(std::uint64_t seed, int games, Variant variant) {
  std::mt19937_64 random(seed);
  std::vector<Position> positions;
  while (static_cast<int>(positions.size()) < games) {
    Position position = Position::initial();
    if (variant == Variant::Chess960) {
      position = *Position::from_setup(chess960_setup(static_cast<int>(random() % 960))).position;
    }
    for (auto plies = random() % 120; plies > 0; --plies) {
      const MoveList moves = legal_moves(position);
      if (moves.empty()) break;
      position = position.after(moves[random() % moves.size()]);
    }
    if (has_legal_move(position)) positions.push_back(position);
  }
  return positions;
}

Divide divide(const Position& position, int depth) {
  Divide counts;
  for (const Move move : legal_moves(position)) {
    counts[write_uci(move, Variant::Chess960)] = perft(position.after(move), depth - 1);
  }
  return counts;
}

void compare(Variant variant) {
  const std::string stockfish = oracle::program("LUATCO_STOCKFISH", "/usr/games/stockfish");
  if (!oracle::is_there(stockfish)) {
    GTEST_SKIP() << stockfish << " is not there: install the package stockfish to compare";
  }
  std::vector<std::pair<std::string, int>> questions;
  std::vector<Divide> ours;
  for (const Position& position : sample(17, 60, variant)) {
    for (int depth = 1; depth <= 3; ++depth) {
      questions.emplace_back(write_fen(position.setup(), CastlingStyle::Shredder), depth);
      ours.push_back(divide(position, depth));
    }
  }
  const auto theirs = oracle::ask(stockfish, "setoption name UCI_Chess960 value true\n", questions);
  ASSERT_EQ(theirs.size(), ours.size());
  for (std::size_t i = 0; i < ours.size(); ++i) {
    EXPECT_EQ(ours[i], theirs[i]) << questions[i].first << " depth " << questions[i].second;
  }
}

TEST(OracleStockfish, CountsTheSameSequencesInRandomGames) { compare(Variant::Standard); }
TEST(OracleStockfish, CountsTheSameSequencesInRandomGamesOfChess960) { compare(Variant::Chess960); }

}  // namespace
}  // namespace luatco::chess
