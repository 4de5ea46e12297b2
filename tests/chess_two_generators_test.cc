// The fast generator held against the slow one (slow_chess.h) on positions of seeded random games
// and on arrangements no game leads to: the same moves, the same positions after them.
// LUATCO_GAMES (environment) sets how many games of each kind are played.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <random>

#include "luatco/chess/fen.h"
#include "luatco/chess/judge.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/uci.h"
#include "tests/chess_children.h"
#include "tests/slow_chess.h"

namespace luatco::chess {
namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t limit) {
  return static_cast<std::size_t>(random() % limit);
}

int games() {
  const char* text = std::getenv("LUATCO_GAMES");
  return text != nullptr ? std::atoi(text) : 40;
}

void compare(const Position& position) {
  const std::string fen = shredder_fen(position);
  const slow_chess::Board board = slow_chess::read(fen);
  ASSERT_EQ(slow_chess::write(board), fen);
  const auto fast = fast_children(position);
  ASSERT_EQ(fast, slow_children(board)) << fen;
  EXPECT_EQ(count_legal_moves(position), static_cast<int>(fast.size())) << fen;
  EXPECT_EQ(has_legal_move(position), !fast.empty()) << fen;
  EXPECT_EQ(position.checkers() != 0, slow_chess::in_check(board)) << fen;
  for (const Move move : legal_moves(position)) {
    for (const Variant variant : {Variant::Standard, Variant::Chess960}) {
      const auto attempt = parse_uci(write_uci(move, variant));
      ASSERT_TRUE(attempt) << fen << " " << write_uci(move, variant);
      const auto judged = judge(position, *attempt);
      EXPECT_TRUE(judged && *judged == move) << fen << " " << write_uci(move, variant);
    }
  }
  Bitboard targets[kSquares] = {};
  for (const Move move : legal_moves(position)) targets[index(move.from())] |= bit(move.to());
  for (unsigned i = 0; i < kSquares; ++i) {
    EXPECT_EQ(legal_targets(position, square_at(i)), targets[i]) << fen;
  }
}

/// Plays random moves, comparing at each step; says how many positions were compared.
int play(Position position, Random& random, int plies) {
  for (int ply = 0; ply < plies; ++ply) {
    compare(position);
    if (testing::Test::HasFatalFailure()) return ply;
    const MoveList moves = legal_moves(position);
    if (moves.empty()) return ply + 1;
    // Half of the time a move that does more than go: captures by pawns, castling, promotions.
    std::vector<Move> special;
    for (const Move move : moves) {
      if (move.kind() != MoveKind::Normal) special.push_back(move);
    }
    position = position.after(!special.empty() && below(random, 2) == 0
                                  ? special[below(random, special.size())]
                                  : moves[below(random, moves.size())]);
  }
  return plies;
}

std::vector<Position> perft_positions(const std::string& file, Variant variant) {
  std::vector<Position> positions;
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/perft/" + file);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    positions.push_back(*check_fen(line.substr(0, line.find(';')), variant).position);
  }
  return positions;
}

TEST(TwoGenerators, TheSlowOneHasTheKnownCountsToo) {
  for (const char* file : {"chess.epd", "chess_traps.epd", "chess960.epd"}) {
    std::ifstream in(std::string(LUATCO_DATA_DIR) + "/perft/" + file);
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#') continue;
      const auto variant =
          file == std::string_view("chess960.epd") ? Variant::Chess960 : Variant::Standard;
      const auto checked = check_fen(line.substr(0, line.find(';')), variant);
      ASSERT_TRUE(checked.position) << line;
      const slow_chess::Board board = slow_chess::read(shredder_fen(*checked.position));
      for (auto at = line.find(';'); at != std::string::npos; at = line.find(';', at + 1)) {
        int depth = 0;
        unsigned long long nodes = 0;
        const bool counted = std::sscanf(line.c_str() + at, ";D%d %llu", &depth, &nodes) == 2;
        if (!counted || nodes > 3000) continue;
        EXPECT_EQ(slow_chess::perft(board, depth), nodes) << line;
      }
    }
  }
}

TEST(TwoGenerators, AgreeOnRandomGamesFromTheInitialPosition) {
  Random random(1);
  int positions = 0;
  for (int n = 0; n < games(); ++n) positions += play(Position::initial(), random, 150);
  RecordProperty("positions", positions);
}

TEST(TwoGenerators, AgreeOnRandomGamesFromChess960Starts) {
  Random random(960);
  for (int n = 0; n < games(); ++n) {
    const auto start = Position::from_setup(chess960_setup(static_cast<int>(below(random, 960))));
    play(*start.position, random, 100);
  }
}

TEST(TwoGenerators, AgreeOnShortRandomGamesFromThePositionsOfPerft) {
  Random random(2);
  const int plies = std::max(games() / 8, 2);
  for (const Position& start : perft_positions("chess.epd", Variant::Standard)) {
    play(start, random, plies);
  }
  for (const Position& start : perft_positions("chess960.epd", Variant::Chess960)) {
    play(start, random, plies);
  }
}

/// Men thrown on the board, castling rights and an en passant square claimed at random: what
/// from_setup lets pass is played from, however impossible its past.
TEST(TwoGenerators, AgreeOnArrangementsThatNoGameLeadsTo) {
  Random random(3);
  int played = 0;
  while (played < 50 * games()) {
    chess::Setup setup;
    setup.variant = Variant::Chess960;
    const std::size_t men = below(random, 62);
    for (std::size_t i = 0; i < men; ++i) {
      setup.board[below(random, 64)] =
          Piece{below(random, 2) == 0 ? kWhite : kBlack, static_cast<Role>(below(random, 5))};
    }
    for (unsigned file = 0; file < 8; ++file) {
      for (const unsigned square : {file, file + 56}) {
        auto& piece = setup.board[square];
        if (piece && piece->role == Role::Pawn) piece->role = Role::Rook;
      }
    }
    // Half of the kings at home, among the rooks that may castle with them.
    const std::size_t white_king = below(random, 2) == 0 ? below(random, 8) : below(random, 64);
    setup.board[white_king] = Piece{kWhite, Role::King};
    const std::size_t black_king =
        below(random, 2) == 0 ? 56 + below(random, 8) : below(random, 64);
    if (black_king == white_king) continue;
    setup.board[black_king] = Piece{kBlack, Role::King};
    setup.turn = below(random, 2) == 0 ? kWhite : kBlack;
    setup.castling_rooks = rank_set(0) | rank_set(7);
    setup.en_passant =
        make_square(static_cast<int>(below(random, 8)), setup.turn == kWhite ? 5 : 2);
    const auto checked = Position::from_setup(setup);
    if (!checked.position) continue;
    play(*checked.position, random, 4);
    if (HasFatalFailure()) return;
    ++played;
  }
}

}  // namespace
}  // namespace luatco::chess
