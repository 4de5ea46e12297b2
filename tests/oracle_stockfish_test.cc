// The program `stockfish` (Debian package of that name) as an outside oracle: counts of move
// sequences, root move by root move, on positions of seeded random games, Chess960 included.
// It runs as a separate process over UCI; LUATCO_STOCKFISH (environment) names another binary.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "luatco/chess/fen.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/uci.h"

namespace luatco::chess {
namespace {

using Divide = std::map<std::string, std::uint64_t>;

std::string stockfish() {
  const char* named = std::getenv("LUATCO_STOCKFISH");
  return named != nullptr ? named : "/usr/games/stockfish";
}

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

/// What stockfish prints for `go perft`, in order; empty where it could not be run.
std::vector<Divide> ask(const std::vector<std::pair<std::string, int>>& questions) {
  const std::string script =
      testing::TempDir() + "luatco_oracle_" + std::to_string(getpid()) + ".uci";
  {
    std::ofstream out(script);
    out << "setoption name UCI_Chess960 value true\n";
    for (const auto& [fen, depth] : questions) {
      out << "position fen " << fen << "\ngo perft " << depth << "\n";
    }
    out << "quit\n";
  }
  std::vector<Divide> answers;
  Divide current;
  FILE* pipe = popen((stockfish() + " < " + script).c_str(), "r");
  char line[256];
  while (pipe != nullptr && std::fgets(line, sizeof line, pipe) != nullptr) {
    char move[16];
    unsigned long long nodes = 0;
    if (std::sscanf(line, "Nodes searched: %llu", &nodes) == 1) {
      answers.push_back(std::move(current));
      current.clear();
    } else if (std::sscanf(line, "%15[a-h1-8qrbn]: %llu", move, &nodes) == 2) {
      current[move] = nodes;
    }
  }
  if (pipe != nullptr) pclose(pipe);
  std::remove(script.c_str());
  return answers;
}

void compare(Variant variant) {
  if (access(stockfish().c_str(), X_OK) != 0) {
    GTEST_SKIP() << stockfish() << " is not there: install the package stockfish to compare";
  }
  std::vector<std::pair<std::string, int>> questions;
  std::vector<Divide> ours;
  for (const Position& position : sample(17, 60, variant)) {
    for (int depth = 1; depth <= 3; ++depth) {
      questions.emplace_back(write_fen(position.setup(), CastlingStyle::Shredder), depth);
      ours.push_back(divide(position, depth));
    }
  }
  const auto theirs = ask(questions);
  ASSERT_EQ(theirs.size(), ours.size());
  for (std::size_t i = 0; i < ours.size(); ++i) {
    EXPECT_EQ(ours[i], theirs[i]) << questions[i].first << " depth " << questions[i].second;
  }
}

TEST(OracleStockfish, CountsTheSameSequencesInRandomGames) { compare(Variant::Standard); }
TEST(OracleStockfish, CountsTheSameSequencesInRandomGamesOfChess960) { compare(Variant::Chess960); }

}  // namespace
}  // namespace luatco::chess
