// The fast generator, every backend of it, held against the slow one (slow_xiangqi.h) on positions
// of seeded random games and on arrangements no game leads to: the same moves, the same positions
// after them. LUATCO_GAMES (environment) sets how many games of each kind are played.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <random>

#include "luatco/xiangqi/backend.h"
#include "luatco/xiangqi/fen.h"
#include "luatco/xiangqi/uci.h"
#include "tests/slow_xiangqi.h"

namespace luatco::xiangqi {
namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t limit) {
  return static_cast<std::size_t>(random() % limit);
}

int games() {
  const char* text = std::getenv("LUATCO_GAMES");
  return text != nullptr ? std::atoi(text) : 30;
}

std::vector<std::string> slow_children(const slow_xiangqi::Board& board) {
  std::vector<std::string> lines;
  for (const slow_xiangqi::Move& move : slow_xiangqi::legal_moves(board)) {
    lines.push_back(slow_xiangqi::text(move) + " " +
                    slow_xiangqi::write(slow_xiangqi::after(board, move)));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

std::vector<std::string> fast_children(const Position& position, const MoveList& moves) {
  std::vector<std::string> lines;
  for (const Move move : moves) {
    lines.push_back(write_uci(move) + " " + write_fen(position.after(move).setup()));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

void compare(const Position& position) {
  const std::string fen = write_fen(position.setup());
  const slow_xiangqi::Board board = slow_xiangqi::read(fen);
  ASSERT_EQ(slow_xiangqi::write(board), fen);
  const auto slow = slow_children(board);
  EXPECT_EQ(position.checkers().any(), slow_xiangqi::in_check(board)) << fen;
  for (const Backend* backend : backends()) {
    if (!backend->supported()) continue;
    MoveList moves;
    backend->legal_moves(position, moves);
    ASSERT_EQ(fast_children(position, moves), slow) << fen << " " << backend->name;
    EXPECT_EQ(backend->count_legal_moves(position), slow.size()) << fen << " " << backend->name;
    PointSet targets[kPoints];
    for (const Move move : moves) targets[index(move.from())] |= bit(move.to());
    for (const Point from : points(position.pieces(position.turn()))) {
      EXPECT_EQ(backend->legal_targets(position, from), targets[index(from)]) << fen;
    }
  }
}

/// Plays random moves, comparing at each step; captures half of the time, so that boards empty.
void play(Position position, Random& random, int plies) {
  for (int ply = 0; ply < plies; ++ply) {
    compare(position);
    if (testing::Test::HasFatalFailure()) return;
    MoveList moves;
    backend().legal_moves(position, moves);
    if (moves.empty()) return;
    std::vector<Move> captures;
    for (const Move move : moves) {
      if (contains(position.occupied(), move.to())) captures.push_back(move);
    }
    position = position.after(!captures.empty() && below(random, 2) == 0
                                  ? captures[below(random, captures.size())]
                                  : moves[below(random, moves.size())]);
  }
}

TEST(TwoGenerators, AgreeOnRandomGamesOfXiangqi) {
  Random random(1);
  for (int n = 0; n < games(); ++n) play(Position::initial(), random, 100);
}

TEST(TwoGenerators, AgreeOnShortRandomGamesFromThePositionsOfXiangqiPerft) {
  Random random(2);
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/perft/xiangqi.epd");
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto checked = check_fen(line.substr(0, line.find(';')));
    ASSERT_TRUE(checked.position) << line;
    for (int n = 0; n < std::max(games() / 8, 1); ++n) play(*checked.position, random, 20);
  }
}

/// Pieces thrown on the board: what from_setup lets pass is played from. Crowded around the
/// generals, where cannons, screens and legs are thickest.
TEST(TwoGenerators, AgreeOnXiangqiArrangementsThatNoGameLeadsTo) {
  Random random(3);
  int played = 0;
  while (played < 40 * games()) {
    xiangqi::Setup setup;
    const auto general = [&](int rank) {
      return make_point(3 + static_cast<int>(below(random, 3)),
                        rank + static_cast<int>(below(random, 3)));
    };
    for (const Side side : {kRed, kBlack}) {
      for (int r = 1; r < kRoles; ++r) {
        const auto role = static_cast<Role>(r);
        for (int n =
                 static_cast<int>(below(random, static_cast<std::size_t>(full_count(role)) + 1));
             n > 0; --n) {
          const int file =
              static_cast<int>(below(random, 3) == 0 ? below(random, 9) : 3 + below(random, 3));
          setup.board[index(make_point(file, static_cast<int>(below(random, 10))))] =
              Piece{side, role};
        }
      }
    }
    setup.board[index(general(0))] = Piece{kRed, Role::General};
    setup.board[index(general(7))] = Piece{kBlack, Role::General};
    setup.turn = below(random, 2) == 0 ? kRed : kBlack;
    // Advisors, elephants and soldiers where they can never stand are taken off again.
    for (const Fault& fault : Position::from_setup(setup).faults) {
      if (fault.square && setup.board[fault.square->index]->role != Role::General) {
        setup.board[fault.square->index].reset();
      }
    }
    const auto checked = Position::from_setup(setup);
    if (!checked.position) continue;
    play(*checked.position, random, 3);
    if (HasFatalFailure()) return;
    ++played;
  }
}

}  // namespace
}  // namespace luatco::xiangqi
