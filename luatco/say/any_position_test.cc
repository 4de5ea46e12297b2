// Whatever is tried, in whatever position a game can reach: each reason has its sentence, and its
// evidence holds all that the sentence needs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "luatco/games/registry.h"
#include "luatco/say/speaker.h"

namespace luatco::say {
namespace {

constexpr int kGames = 60;
constexpr int kPlies = 80;
constexpr int kAttempts = 12;

class Sayer {
 public:
  template <Rules G>
  void say(const Reason& reason) const {
    const Args args = args_of(reason, api::naming<G>());
    for (const Speaker* speaker : {&vietnamese_, &english_}) {
      const Sentence sentence = speaker->say(reason.id, args, {.game = G::kName, .side = {}});
      EXPECT_TRUE(sentence.known) << reason.id;
      EXPECT_THAT(sentence.missing, testing::IsEmpty()) << reason.id << ": " << sentence.text;
    }
  }

 private:
  Speaker vietnamese_{"vi", {}};
  Speaker english_{"en", {}};
};

template <Rules G>
void try_anything(const typename G::Position& position, std::mt19937& random, const Sayer& sayer) {
  const BoardShape& shape = G::shape();
  std::uniform_int_distribution<unsigned> square(
      0, static_cast<unsigned>(shape.files * shape.ranks - 1));
  for (int i = 0; i < kAttempts; ++i) {
    const SquareRef from{static_cast<std::uint8_t>(square(random))};
    const SquareRef to{static_cast<std::uint8_t>(square(random))};
    const std::string text = std::string(G::square_name(from)) + std::string(G::square_name(to));
    const auto attempt = G::parse_attempt(position, text);
    if (!attempt) continue;
    const auto judged = G::judge(position, *attempt, {});
    if (judged) continue;
    for (const Reason& reason : judged.error()) sayer.say<G>(reason);
  }
}

template <Rules G>
void explain(const typename G::Position& position, const Sayer& sayer) {
  const auto situation = G::situation(position);
  for (const ClosedWay& closed : situation.closed) sayer.say<G>(closed.why);
  for (const FailedTry& failed : situation.proof) sayer.say<G>(failed.why);
  for (const Reason& remark : situation.remarks) sayer.say<G>(remark);
}

TEST(AnyPosition, EveryReasonIsSaidWithNothingMissing) {
  const Sayer sayer;
  games::each_game([&]<Rules G>() {
    std::mt19937 random(7);
    for (int game = 0; game < kGames; ++game) {
      auto position = G::initial();
      for (int ply = 0; ply < kPlies; ++ply) {
        const auto moves = G::legal_moves(position);
        if (game % 4 == 0 || G::in_check(position) || moves.empty()) explain<G>(position, sayer);
        try_anything<G>(position, random, sayer);
        if (moves.empty()) break;
        position = position.after(moves[random() % moves.size()]);
      }
    }
  });
}

}  // namespace
}  // namespace luatco::say
