// The small opponent (core/search.h), in every game: what it plays is legal and the same for the
// same seed, it takes what is offered and mates where it can, and its levels are what they say.
// LUATCO_GAMES (environment) sets how many games are played for the strength of level 1.
#include "luatco/core/search.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "luatco/games/registry.h"

namespace luatco {
namespace {

constexpr int kPlyLimit = 160;
constexpr int kClearlyAhead = 300;

/// Every piece's worth, from First's side.
template <Rules G>
int balance(const typename G::Position& position) {
  int sum = 0;
  for (int i = 0; i < G::shape().files * G::shape().ranks; ++i) {
    const SquareRef square{static_cast<std::uint8_t>(i)};
    const auto piece = G::piece_at(position, square);
    if (!piece) continue;
    sum += (piece->side == Side::First ? 1 : -1) * G::piece_values()[piece->role].value;
  }
  return sum;
}

/// A player that looks two plies ahead and picks only among the very best.
template <Rules G>
typename G::Move greedy(const typename G::Position& position, std::uint64_t seed) {
  std::vector<typename G::Move> best;
  int best_score = -3 * search::kWon;
  for (const auto& move : G::legal_moves(position)) {
    const auto next = position.after(move);
    const int score = search::gain<G>(position, move, next) -
                      search::best_gain<G>(next, 1, -2 * search::kWon, 2 * search::kWon);
    if (score > best_score) best.clear();
    best_score = std::max(best_score, score);
    if (score == best_score) best.push_back(move);
  }
  return best[mix(seed, position.key()) % best.size()];
}

/// Does the greedy player win as `side`? Games that do not end are counted by what is left.
template <Rules G>
bool greedy_wins(int level, Side side, std::uint64_t seed) {
  auto position = G::initial();
  for (int ply = 0; ply < kPlyLimit; ++ply) {
    if (const auto outcome = G::board_outcome(position)) return outcome->winner == side;
    position = position.after(position.turn() == side ? greedy<G>(position, seed)
                                                      : *reply<G>(position, level, seed));
  }
  const int ahead = side == Side::First ? balance<G>(position) : -balance<G>(position);
  return ahead >= kClearlyAhead;
}

TEST(Reply, LevelOneLosesNineOfTenGamesToATwoPlyPlayer) {
  games::each_game([]<Rules G>() {
    const char* text = std::getenv("LUATCO_GAMES");
    const int games = text != nullptr ? std::atoi(text) : 20;
    int won = 0;
    for (int n = 0; n < games; ++n) {
      won +=
          greedy_wins<G>(1, n % 2 == 0 ? Side::First : Side::Second, static_cast<std::uint64_t>(n))
              ? 1
              : 0;
    }
    std::printf("%s: %d of %d\n", std::string(G::kName).c_str(), won, games);
    EXPECT_GE(won * 10, games * 9) << G::kName;
  });
}

TEST(Reply, IsLegalAndTheSameForTheSameSeed) {
  games::each_game([]<Rules G>() {
    for (int level = 1; level <= kLevels; ++level) {
      auto position = G::initial();
      for (std::uint64_t ply = 0; ply < 30; ++ply) {
        const auto legal = G::legal_moves(position);
        const auto move = reply<G>(position, level, ply);
        ASSERT_EQ(move.has_value(), !legal.empty());
        if (!move) break;
        EXPECT_NE(std::find(legal.begin(), legal.end(), *move), legal.end());
        EXPECT_EQ(*move, *reply<G>(position, level, ply));
        position = position.after(*move);
      }
    }
  });
}

TEST(Reply, DependsOnTheSeed) {
  games::each_game([]<Rules G>() {
    std::vector<typename G::Move> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto move = *reply<G>(G::initial(), kLevels, seed);
      if (std::find(seen.begin(), seen.end(), move) == seen.end()) seen.push_back(move);
    }
    EXPECT_GT(seen.size(), 1U) << G::kName;
  });
}

/// The move of the careful level.
template <Rules G>
std::string best(std::string_view fen) {
  const auto checked = G::check_fen(fen, G::variants().front());
  const auto move = reply<G>(*checked.position, kLevels, 7);
  return G::write_move(*checked.position, *move, G::notations().front().name);
}

TEST(Reply, MatesWhereItCan) {
  EXPECT_EQ(best<chess::Rules>("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), "a1a8");
  // Several moves leave no answer, which is a loss in xiangqi.
  const auto start =
      xiangqi::Rules::check_fen("4k4/R8/8R/9/9/9/9/9/9/5K3 w - - 0 1", "standard").position;
  const auto after = start->after(*reply<xiangqi::Rules>(*start, kLevels, 7));
  ASSERT_TRUE(xiangqi::Rules::board_outcome(after));
  EXPECT_EQ(xiangqi::Rules::board_outcome(after)->winner, Side::First);
  EXPECT_EQ(best<pawns::Rules>("8/P7/8/8/8/7p/8/8 w - - 0 1").substr(0, 4), "a7a8");
}

TEST(Reply, TakesWhatHangsAndLeavesWhatIsProtected) {
  EXPECT_EQ(best<chess::Rules>("4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1"), "d1d5");
  EXPECT_NE(best<chess::Rules>("4k3/8/4p3/3p4/8/8/8/3QK3 w - - 0 1"), "d1d5");
  EXPECT_EQ(best<xiangqi::Rules>("3k5/9/9/r8/9/9/9/9/9/R3K4 w - - 0 1"), "a0a6");
  EXPECT_EQ(best<pawns::Rules>("8/7p/8/3p4/4P3/8/8/8 w - - 0 1"), "e4d5");
}

TEST(Reply, HasNoneWhereTheGameIsOver) {
  const auto mated = chess::Rules::check_fen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "standard");
  EXPECT_FALSE(reply<chess::Rules>(*mated.position, 1, 0));
}

}  // namespace
}  // namespace luatco
