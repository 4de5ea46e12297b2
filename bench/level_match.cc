// level_match GAME A B PAIRS [SEED]: two levels against each other, PAIRS openings with both
// colours; prints wins, draws and losses of level A. Levels 1 to 3 are the small opponent's, the
// others those of luatco/uci/level.h with the best engine installed. bench/levels runs all
// neighbours.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>

#include "luatco/api/api.h"
#include "luatco/api/engine_seat.h"
#include "luatco/core/search.h"
#include "luatco/engine/finder.h"
#include "luatco/uci/level.h"

namespace luatco {
namespace {

using api::Json;
const std::atomic<bool> kGoOn = false;
constexpr int kOpening = 6;      // plies by chance
constexpr int kMostPlies = 400;  // then it is a draw
constexpr int kAttempts = 20;

class Player {
 public:
  Player(const std::string& game, int number) : number_(number) {
    if (number <= kLevels) return;
    const auto engines = engine::find_engines();
    const auto* chosen = engine::choose(engines, game);
    if (chosen == nullptr || engine::level(number) == nullptr) std::exit(2);
    // A loaded machine may keep it from introducing itself in time.
    for (int attempt = 0; !engine_ && attempt < kAttempts; ++attempt) {
      auto started = engine::Engine::start(*chosen, game, kGoOn);
      if (started) engine_ = std::move(*started);
    }
    if (!engine_) std::exit(2);
  }
  void new_game() {
    if (engine_) engine_->new_game(kGoOn);
  }
  std::string move(const Json& request, std::uint64_t seed) {
    if (!engine_ || !engine::asks_engine(*engine::level(number_), seed)) {
      Json asked = request;
      asked.set("op", "reply").set("level", std::min(number_, kLevels)).set("seed", seed);
      return std::string(api::answer(asked).text("move"));
    }
    auto question = api::question_of(request);
    if (!question) return {};
    question->limits = engine::limits_of(*engine::level(number_), seed);
    const auto thought = engine_->think(*question, kGoOn);
    return thought ? thought->move : std::string();
  }

 private:
  int number_;
  std::unique_ptr<engine::Engine> engine_;
};

Json ask(const Json& request, std::string_view op) {
  Json asked = request;
  return api::answer(asked.set("op", op));
}

/// Moves by chance; none of them ends the game.
void open(Json& request, std::mt19937_64& chance) {
  for (int ply = 0; ply < kOpening; ++ply) {
    const Json legal = ask(request, "moves");
    const Json::Array& moves = *legal.find("moves")->items();
    if (moves.empty()) break;
    request.find("moves")->push(moves[chance() % moves.size()].text("move"));
  }
}

/// "1-0", "1/2-1/2", "0-1"; empty where an engine gave no move: a loaded machine says nothing of
/// its strength.
std::string play(Json request, Player& first, Player& second, std::uint64_t seed) {
  first.new_game();
  second.new_game();
  for (int ply = 0; ply < kMostPlies; ++ply) {
    const Json ruling = ask(request, "ruling");
    if (ruling.text("state") == "over") return std::string(ruling.find("outcome")->text("result"));
    const bool of_first = ruling.text("turn") != "black";
    const std::string move =
        (of_first ? first : second).move(request, seed + static_cast<std::uint64_t>(ply));
    if (move.empty()) {
      std::fprintf(stderr, "no move: %s\n", request.dump().c_str());
      return {};
    }
    request.find("moves")->push(move);
  }
  return "1/2-1/2";
}

int match(const std::string& game, int a, int b, int pairs, std::uint64_t seed) {
  Player one(game, a);
  Player two(game, b);
  std::mt19937_64 chance(seed);
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int unfinished = 0;
  for (int pair = 0; pair < pairs; ++pair) {
    Json request = Json::object().set("game", game).set("moves", Json::array());
    request.set("rules", game == "chess" ? "fide-online" : "club");
    open(request, chance);
    for (const bool a_first : {true, false}) {
      const std::string result =
          a_first ? play(request, one, two, chance()) : play(request, two, one, chance());
      if (result.empty()) {
        ++unfinished;
      } else if (result == "1/2-1/2") {
        ++draws;
      } else {
        ++((result == "1-0") == a_first ? wins : losses);
      }
    }
  }
  std::printf("%s %d %d: %d games, +%d =%d -%d, %d unfinished\n", game.c_str(), a, b, 2 * pairs,
              wins, draws, losses, unfinished);
  return 0;
}

}  // namespace
}  // namespace luatco

int main(int argc, char** argv) {
  if (argc < 5) return 2;
  const std::uint64_t seed = argc > 5 ? std::strtoull(argv[5], nullptr, 10) : 1;
  return luatco::match(argv[1], std::atoi(argv[2]), std::atoi(argv[3]), std::atoi(argv[4]), seed);
}
