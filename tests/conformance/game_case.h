// What the conformance suite needs of a game besides its Rules. Each game specialises GameCase in a
// header of its own:
//
//   reasons()                           the ids of all reasons a move is refused for
//   kPerft                              files of data/perft and the variant they are read in
//   kSuffixes                           what may follow two squares in an attempt: "", "q", ...
//   slow_children(fen), slow_in_check   the second generator: "move fen" lines, in order
//   slow_fen(position), slow_move       the FEN and the move in the second generator's form
//   is_special(position, move)          moves that random games should make more often
//   also_means(move)                    other coordinates for a move, besides its canonical ones
//   thrown(random)                      men thrown on a board; nullopt where that is no position
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/games/registry.h"

namespace luatco::conformance {

using Random = std::mt19937_64;

inline std::size_t below(Random& random, std::size_t limit) {
  return static_cast<std::size_t>(random() % limit);
}
inline bool coin(Random& random) { return below(random, 2) == 0; }

template <Rules G>
struct GameCase;

struct PerftFile {
  std::string_view file;
  std::string_view variant;
};

/// LUATCO_GAMES (environment): how many random games of each kind.
inline int games(int usual) {
  const char* text = std::getenv("LUATCO_GAMES");
  return text != nullptr ? std::atoi(text) : usual;
}

/// Reads a row of data/perft: the FEN, then counts by depth.
struct PerftRow {
  std::string fen;
  std::vector<std::pair<int, std::uint64_t>> counts;
};
inline std::vector<PerftRow> perft_rows(std::string_view file) {
  std::vector<PerftRow> rows;
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/perft/" + std::string(file));
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    auto at = line.find(';');
    PerftRow row{line.substr(0, at), {}};
    for (; at != std::string::npos; at = line.find(';', at + 1)) {
      int depth = 0;
      unsigned long long nodes = 0;
      if (std::sscanf(line.c_str() + at, ";D%d %llu", &depth, &nodes) == 2) {
        row.counts.emplace_back(depth, nodes);
      }
    }
    rows.push_back(row);
  }
  EXPECT_FALSE(rows.empty()) << file;
  return rows;
}

template <Rules G>
std::string move_text(const typename G::Position& position, typename G::Move move) {
  return G::write_move(position, move, G::notations().front().name);
}

/// Positions to start games from, with the variant they belong to: the initial one, and those of
/// the perft files.
template <Rules G>
struct Start {
  typename G::Position position;
  std::string_view variant;
};
template <Rules G>
std::vector<Start<G>> starts() {
  std::vector<Start<G>> all{{G::initial(), G::variants().front()}};
  for (const PerftFile& file : GameCase<G>::kPerft) {
    for (const PerftRow& row : perft_rows(file.file)) {
      const auto checked = G::check_fen(row.fen, file.variant);
      EXPECT_TRUE(checked.position) << row.fen;
      if (checked.position) all.push_back({*checked.position, file.variant});
    }
  }
  return all;
}

/// A random move, a special one half of the time. Precondition: there is one.
template <Rules G>
typename G::Move random_move(const typename G::Position& position, Random& random) {
  const auto moves = G::legal_moves(position);
  std::vector<typename G::Move> special;
  for (const auto& move : moves) {
    if (GameCase<G>::is_special(position, move)) special.push_back(move);
  }
  if (!special.empty() && coin(random)) return special[below(random, special.size())];
  return moves[below(random, moves.size())];
}

/// Where a random game has come.
template <Rules G>
struct Visit {
  typename G::Position position;
  std::string_view variant;
  std::vector<Played<typename G::Position, typename G::Move>> past;
};

/// Calls `look(visit)` along random games: `initial` from the initial position, and one from each
/// start; at each ply, up to `plies`. Ends early where a test has failed.
template <Rules G, class Look>
void visit_random_games(unsigned seed, int initial, int plies, Look look) {
  Random random(seed);
  const auto all = starts<G>();
  for (int n = 0; n < initial + static_cast<int>(all.size()) - 1; ++n) {
    const auto& start = all[static_cast<std::size_t>(std::max(n - initial + 1, 0))];
    Visit<G> visit{start.position, start.variant, {}};
    for (int ply = 0; ply < plies; ++ply) {
      look(visit);
      if (testing::Test::HasFailure()) return;
      if (G::legal_moves(visit.position).empty()) break;
      const auto move = random_move<G>(visit.position, random);
      visit.past.push_back({visit.position, move});
      visit.position = visit.position.after(move);
    }
  }
}

}  // namespace luatco::conformance
