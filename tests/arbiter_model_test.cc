// Random event logs, held against a simple model of the game (arbiter_model.h) and against two
// other referees: one that replays the whole log, one that is told only what was accepted.
// LUATCO_EVENT_LOGS (environment) sets how many logs are played.
#include "tests/arbiter_model.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdlib>
#include <iostream>
#include <map>

#include "luatco/api/ruling_json.h"
#include "luatco/chess/fen.h"
#include "luatco/chess/uci.h"
#include "luatco/game/record.h"

namespace luatco::arbiter_model {
namespace {

using chess::Rules;
using game::Act;
using game::Effect;
using game::Event;

constexpr const char* kStarts[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/P6p/8/8/8/8/p6P/4K2R w K - 0 1",   // promotions, one side can castle
    "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",       // mate and stalemate are near
    "4k3/8/8/8/8/8/4n3/R3K3 w Q - 97 90",   // so are fifty moves
    "4k3/8/8/8/8/8/8/R3K2b b - - 147 120",  // and seventy-five
    "4k3/8/8/3pP3/8/8/8/4KB2 w - d6 0 1",
    "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1",  // both kings are soon in check
    "8/P3k3/8/4K3/8/8/6p1/8 w - - 0 1",  // touch, or pawns stay on the last row
};

const game::Period kControls[][2] = {
    {{.base = 60'000}, {}},
    {{.base = 30'000, .extra = 2'000}, {}},
    {{.base = 30'000, .extra = 3'000, .mode = game::Extra::Bronstein}, {}},
    {{.base = 20'000, .extra = 3'000, .mode = game::Extra::Delay}, {}},
    {{.moves = 2, .base = 20'000, .extra = 1'000}, {.base = 10'000, .extra = 500}},
};

/// Numbers that decide what happens next; where they are used up, the log ends.
class Dice {
 public:
  explicit Dice(const std::vector<std::uint16_t>& numbers) : numbers_(&numbers) {}
  [[nodiscard]] bool left() const { return at_ + 8 <= numbers_->size(); }
  std::size_t below(std::size_t limit) {
    return at_ < numbers_->size() ? (*numbers_)[at_++] % limit : 0;
  }
  bool one_in(std::size_t n) { return below(n) == n - 1; }

 private:
  const std::vector<std::uint16_t>* numbers_;
  std::size_t at_ = 0;
};

SquareRef square(std::size_t index) { return {static_cast<std::uint8_t>(index)}; }

/// A move that is mostly legal, in the words of an event.
void set_move(Event& event, const Referee& referee, Dice& dice) {
  const auto legal = chess::legal_moves(referee.position());
  if (legal.empty() || dice.one_in(8)) {
    event.from = legal.empty() || dice.one_in(2) ? square(dice.below(64))
                                                 : Rules::from(legal[dice.below(legal.size())]);
    event.square = square(dice.below(64));
    event.text = Rules::square_name(*event.from) + Rules::square_name(*event.square);
    return;
  }
  const chess::Move move = legal[dice.below(legal.size())];
  event.from = Rules::from(move);
  event.square = Rules::to(move);
  event.text = chess::write_uci(move, chess::Variant::Standard);
  if (move.promotion() && dice.one_in(2)) event.text.pop_back();  // and no piece put there (7.5.2)
}

constexpr Act kActs[] = {
    Act::Move,   Act::Move,     Act::Move,      Act::Move,     Act::Move,        Act::Move,
    Act::Move,   Act::Press,    Act::Press,     Act::Press,    Act::Press,       Act::Press,
    Act::Press,  Act::Touch,    Act::Touch,     Act::Adjust,   Act::Release,     Act::Release,
    Act::Remove, Act::Place,    Act::OfferDraw, Act::Claim,    Act::DeclineDraw, Act::TwoHands,
    Act::Flag,   Act::Complain, Act::Confirm,   Act::TakeBack, Act::AddTime,     Act::Restore,
    Act::Pause,  Act::Resume,   Act::Start,     Act::SetClock, Act::Accidental,
};
/// These end most games at once, so they come seldom.
constexpr Act kEnds[] = {Act::AcceptDraw, Act::Resign, Act::Forfeit, Act::Decide};

void set_control(Event& event, Dice& dice) {
  const auto& periods = kControls[dice.below(std::size(kControls))];
  event.control.push_back(periods[0]);
  if (periods[0].moves != 0) event.control.push_back(periods[1]);
}

/// `last` is what the event before has brought about.
Event next_event(const Referee& referee, Effect last, Dice& dice) {
  Event event;
  event.act =
      dice.one_in(30) ? kEnds[dice.below(std::size(kEnds))] : kActs[dice.below(std::size(kActs))];
  if (referee.holds_illegal_move() && dice.one_in(4)) event.act = Act::Complain;
  const Side turn = referee.position().turn();
  event.by = dice.one_in(6) ? other(turn) : turn;
  if (event.act == Act::Press && !dice.one_in(4)) event.by = other(turn);
  if (last == Effect::IllegalMade && !dice.one_in(4)) {
    event.act = Act::Press;
    event.by = turn;
  }
  event.at = referee.now() + static_cast<game::Millis>(dice.below(4) * dice.below(4000));
  if (dice.one_in(40)) event.at = *event.at - 1;
  set_move(event, referee, dice);
  switch (event.act) {
    case Act::SetClock: set_control(event, dice); break;
    case Act::Touch:
    case Act::Adjust:
    case Act::Accidental:
    case Act::Remove:
      if (!dice.one_in(3)) event.square = event.from;
      break;
    case Act::Place:
      event.piece = PieceRef{turn, static_cast<std::uint8_t>(1 + dice.below(4))};
      break;
    case Act::Claim:
      if (dice.one_in(2)) event.with_move = event.text;
      event.text = dice.one_in(2) ? "threefold" : "fifty_moves";
      if (referee.holds_illegal_move() && dice.one_in(2)) event.text = "illegal_move";
      break;
    case Act::Flag:
      event.of = event.by;
      event.by = other(*event.by);
      break;
    case Act::TakeBack: event.number = static_cast<int>(1 + dice.below(3)); break;
    case Act::AddTime:
      event.of = event.by;
      event.time = static_cast<game::Millis>(dice.below(20'000)) - 10'000;
      event.by.reset();
      break;
    case Act::Restore:
    case Act::Forfeit:
      if (dice.one_in(2)) event.of = event.by;
      event.by.reset();
      break;
    case Act::Decide:
      event.text = dice.one_in(2) ? "1/2-1/2" : "1-0";
      event.by.reset();
      break;
    default: break;
  }
  return event;
}

/// All that can be seen of a referee, but for the laws that were broken.
std::string seen(Referee referee) {
  api::Json ruling = api::ruling_json<Rules>(referee);
  std::string text;
  for (const auto& [name, value] : *ruling.members()) {
    if (name != "violations") text += name + ": " + value.dump() + "\n";
  }
  return text + std::to_string(referee.illegal_moves(Side::First)) + " " +
         std::to_string(referee.illegal_moves(Side::Second)) + " " + std::to_string(referee.now());
}

std::string described(const Event& event, const Answer& answer, std::size_t index) {
  return std::to_string(index) + " " + std::string(name(event.act)) + " by " +
         (!event.by                  ? "arbiter"
          : *event.by == Side::First ? "white"
                                     : "black") +
         " " + event.text + " at " + std::to_string(event.at.value_or(0)) + ": " +
         (answer.accepted ? std::string(name(answer.effect))
                          : "refused " + std::string(id(answer.rule.value())));
}

std::map<std::string, int>& counts() {
  static std::map<std::string, int> all;
  return all;
}

void play(const std::vector<std::uint16_t>& numbers) {
  Dice dice(numbers);
  // The third set is the one in which illegal moves may stand.
  const std::size_t book = dice.one_in(3) ? 2 : dice.below(chess::kRulebooks.size());
  const auto& rulebook = chess::kRulebooks[book];
  const auto start = *chess::check_fen(kStarts[dice.below(std::size(kStarts))]).position;
  const game::RefereeOptions options{.draw_offers = !dice.one_in(8), .max_nodes = 2000};
  game::Record<Rules> record(rulebook, start, options);
  Referee told_accepted(rulebook, start, options);
  Model model(told_accepted);
  std::string story(rulebook.name);
  if (!dice.one_in(5)) {
    Event set{.act = Act::SetClock};
    set_control(set, dice);
    model.follow(set, record.add(set), record.referee());
    told_accepted.apply(set);
    const Event begin{.act = Act::Start};
    model.follow(begin, record.add(begin), record.referee());
    told_accepted.apply(begin);
  }
  auto last = Effect::Noted;
  for (std::size_t i = 0; dice.left(); ++i) {
    const Event event = next_event(record.referee(), last, dice);
    const bool was_over = record.referee().end().has_value();
    const Answer answer = record.add(event);
    if (answer.accepted) last = answer.effect;
    story += "\n" + described(event, answer, i);
    ++counts()[answer.accepted ? std::string(name(answer.effect)) : std::string(id(*answer.rule))];
    const std::string wrong = model.follow(event, answer, record.referee());
    RC_ASSERT((wrong.empty() ? "" : wrong + "\n" + story) == "");
    // A refused event changes nothing, but the time that ran out before it may have ended the game.
    if (answer.accepted || was_over != record.referee().end().has_value()) {
      const Answer again = told_accepted.apply(event);
      RC_ASSERT(again.accepted == answer.accepted);
      RC_ASSERT(again.effect == answer.effect);
    }
    const std::string mine = seen(record.referee());
    const std::string theirs = seen(told_accepted);
    RC_ASSERT((mine == theirs ? "" : mine + "\n" + theirs + "\n" + story) == "");
  }
  RC_ASSERT(seen(record.replayed()) == seen(record.referee()));
  if (record.referee().end()) ++counts()[std::string(record.referee().end()->outcome.ending)];
}

TEST(EventLogs, AreRuledOnAsASimpleModelDoesIt) {
  const char* wanted = std::getenv("LUATCO_EVENT_LOGS");
  const std::string logs = wanted != nullptr ? wanted : "4000";
  const std::string params = "seed=20230101 max_size=900 max_success=" + logs;
  ASSERT_EQ(setenv("RC_PARAMS", params.c_str(), 0), 0);
  EXPECT_TRUE(rc::check([](const std::vector<std::uint16_t>& numbers) { play(numbers); }));
  for (const auto& [what, count] : counts()) std::cout << "  " << what << ": " << count << "\n";
  // The logs have to reach what they are to prove something about.
  for (const char* what :
       {"move_completed", "illegal_restored", "illegal_stands", "upheld", "taken_back",
        "claim_wrong", "penalty", "becomes_queen", "restored", "chess.result.illegal_position"}) {
    EXPECT_GT(counts()[what], 0) << what;
  }
}

}  // namespace
}  // namespace luatco::arbiter_model
