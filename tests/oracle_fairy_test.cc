// The program `fairy-stockfish` (Debian package of that name) as an outside oracle of xiangqi, on
// positions of seeded random games. LUATCO_FAIRY_STOCKFISH (environment) names another binary.
#include <random>

#include "luatco/xiangqi/fen.h"
#include "luatco/xiangqi/movegen.h"
#include "tests/oracle.h"

namespace luatco::xiangqi {
namespace {

/// Its ranks count from 1.
std::string fairy_name(Move move) {
  const auto point = [](Point p) {
    return std::string(1, static_cast<char>('a' + file_of(p))) + std::to_string(rank_of(p) + 1);
  };
  return point(move.from()) + point(move.to());
}

oracle::Divide divide(const Position& position, int depth) {
  oracle::Divide counts;
  for (const Move move : legal_moves(position)) {
    counts[fairy_name(move)] = perft(position.after(move), depth - 1);
  }
  return counts;
}

/// Positions from games of random moves, one from each game.
std::vector<Position> sample(std::uint64_t seed, std::size_t games) {
  std::mt19937_64 random(seed);
  std::vector<Position> positions;
  while (positions.size() < games) {
    Position position = Position::initial();
    for (auto plies = random() % 160; plies > 0; --plies) {
      const MoveList moves = legal_moves(position);
      if (moves.empty()) break;
      position = position.after(moves[random() % moves.size()]);
    }
    if (has_legal_move(position)) positions.push_back(position);
  }
  return positions;
}

TEST(OracleFairyStockfish, CountsTheSameSequencesInRandomGamesOfXiangqi) {
  const std::string fairy = oracle::program("LUATCO_FAIRY_STOCKFISH", "/usr/games/fairy-stockfish");
  if (!oracle::is_there(fairy)) {
    GTEST_SKIP() << fairy << " is not there: install the package fairy-stockfish to compare";
  }
  std::vector<std::pair<std::string, int>> questions;
  std::vector<oracle::Divide> ours;
  for (const Position& position : sample(23, 150)) {
    for (int depth = 1; depth <= 2; ++depth) {
      questions.emplace_back(write_fen(position.setup()), depth);
      ours.push_back(divide(position, depth));
    }
  }
  const auto theirs =
      oracle::ask(fairy, "uci\nsetoption name UCI_Variant value xiangqi\n", questions);
  ASSERT_EQ(theirs.size(), ours.size());
  for (std::size_t i = 0; i < ours.size(); ++i) {
    EXPECT_EQ(ours[i], theirs[i]) << questions[i].first << " depth " << questions[i].second;
  }
}

}  // namespace
}  // namespace luatco::xiangqi
