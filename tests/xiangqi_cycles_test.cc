// Cycles under the federation's sets: every diagram ruled as the federation rules it, at the first
// third occurrence and at every later one; the same verdict whichever colour plays, whichever way
// round the board lies and wherever in the cycle the game begins; and every ply classed as the slow
// second classifier (slow_cycles.h) classes it.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <set>

#include "luatco/api/api.h"
#include "luatco/game/draw_watch.h"
#include "luatco/game/played_line.h"
#include "luatco/xiangqi/cycle_judge.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/rules.h"
#include "tests/cases.h"
#include "tests/slow_cycles.h"

namespace luatco::xiangqi {
namespace {

const Rulebook& wxf() { return kRulebooks[1]; }

struct Played {
  std::string id;
  std::vector<Position> positions;
  std::vector<Move> moves;

  void play(Move move) {
    moves.push_back(move);
    positions.push_back(positions.back().after(move));
  }
};

Played read_row(const api::Json& row) {
  Played game{std::string(row.text("id")), {}, {}};
  const auto checked = check_fen(row.text("fen"));
  EXPECT_TRUE(checked.position) << row.dump();
  if (!checked.position) return game;
  game.positions.push_back(*checked.position);
  for (const std::string& text : strings(row, "moves")) {
    const auto reading = read_move(game.positions.back(), text, "uci");
    EXPECT_EQ(reading.candidates.size(), 1U) << row.text("id") << ' ' << text;
    if (reading.candidates.size() != 1) break;
    game.play(reading.candidates.front());
  }
  return game;
}

/// The positions from the first to the third of the last three occurrences of the last of `all`.
std::span<const Position> third_occurrence(std::span<const Position> all) {
  int found = 0;
  for (std::size_t i = all.size(); i-- > 0;) {
    if (all[i] == all.back() && ++found == 3) return all.subspan(i);
  }
  return {};
}

std::string verdict(const Conducts& conducts) {
  const auto losing = loser(conducts);
  if (!losing) return "1/2-1/2";
  return *losing == kRed ? "0-1" : "1-0";
}

/// The verdict at the first position that has occurred three times, and its ply; "ongoing".
std::pair<std::string, std::int64_t> first_verdict(const Played& game) {
  for (std::size_t ply = 1; ply <= game.moves.size(); ++ply) {
    const auto cycle = third_occurrence(std::span(game.positions).first(ply + 1));
    if (!cycle.empty()) {
      return {verdict(judge_cycle(cycle, wxf()).conducts), static_cast<std::int64_t>(ply)};
    }
  }
  return {"ongoing", 0};
}

slow_xiangqi::Move slow(Move move) {
  const auto point = [](Point p) { return slow_xiangqi::Point{file_of(p), rank_of(p)}; };
  return {point(move.from()), point(move.to())};
}

std::set<std::string> names(const Chases& chases) {
  std::set<std::string> all;
  for (const Chase& chase : chases) {
    all.insert(std::string(name(chase.chaser)) + "x" + std::string(name(chase.victim)));
  }
  return all;
}
std::set<std::string> names(const std::vector<slow_xiangqi::Hunt>& hunts) {
  std::set<std::string> all;
  for (const auto& hunt : hunts) {
    const auto text = slow_xiangqi::text({hunt.chaser, hunt.victim});
    all.insert(text.substr(0, 2) + "x" + text.substr(2));
  }
  return all;
}

void expect_same_nature(const Position& before, Move move) {
  const slow_xiangqi::Board board = slow_xiangqi::read(write_fen(before.setup()));
  const Position after = before.after(move);
  for (const StandingAttack standing : {StandingAttack::IsNoChase, StandingAttack::Renewed}) {
    const Nature fast = nature_of(before, move, after, standing);
    const bool renewed = standing == StandingAttack::Renewed;
    ASSERT_EQ(names(fast.chases), names(slow_xiangqi::chases(board, slow(move), renewed)))
        << write_fen(before.setup()) << ' ' << name(move.from()) << name(move.to()) << renewed;
    ASSERT_EQ(fast.is_check(), slow_xiangqi::gives_check(board, slow(move)));
    ASSERT_EQ(is_rest(before, move, after, standing), fast.is_rest());
  }
}

enum class Turning { None, Colours, Mirror };

Point turned(Point p, Turning turning) {
  if (turning == Turning::Colours) return make_point(file_of(p), 9 - rank_of(p));
  if (turning == Turning::Mirror) return make_point(8 - file_of(p), rank_of(p));
  return p;
}

Played turned(const Played& game, Turning turning) {
  Setup setup = game.positions.front().setup();
  Setup other_way = setup;
  for (unsigned i = 0; i < kPoints; ++i) {
    auto piece = setup.board[i];
    if (piece && turning == Turning::Colours) piece->side = other(piece->side);
    other_way.board[index(turned(point_at(i), turning))] = piece;
  }
  if (turning == Turning::Colours) other_way.turn = other(setup.turn);
  Played out{game.id, {*Position::from_setup(other_way).position}, {}};
  for (const Move move : game.moves) {
    out.play({turned(move.from(), turning), turned(move.to(), turning)});
  }
  return out;
}

std::string swapped(const std::string& result) {
  return result == "1-0" ? "0-1" : result == "0-1" ? "1-0" : result;
}

class Cycles : public testing::TestWithParam<const char*> {
 protected:
  [[nodiscard]] std::vector<api::Json> rows() const { return read_cases(GetParam()); }
};

TEST_P(Cycles, AreRuledAtTheThirdOccurrenceAsTheFederationRules) {
  int settled = 0;
  for (const api::Json& row : rows()) {
    const auto [result, ply] = first_verdict(read_row(row));
    if (!*row.find("settled")->boolean()) {
      std::printf("not settled: %s, here %s\n", row.dump().c_str(), result.c_str());
      continue;
    }
    ++settled;
    EXPECT_EQ(result, row.text("result")) << row.dump();
    if (const auto* at = row.find("at_ply")->integer()) {
      EXPECT_EQ(ply, *at) << row.dump();
    }
  }
  EXPECT_GE(settled, 59);
}

TEST_P(Cycles, AreRuledTheSameWhereverTheyAreEntered) {
  for (const api::Json& row : rows()) {
    const Played game = read_row(row);
    const std::string result = first_verdict(game).first;
    for (std::size_t ply = 1; ply <= game.moves.size(); ++ply) {
      const auto cycle = third_occurrence(std::span(game.positions).first(ply + 1));
      if (cycle.empty()) continue;
      EXPECT_EQ(verdict(judge_cycle(cycle, wxf()).conducts), result) << row.dump() << ply;
    }
  }
}

TEST_P(Cycles, SwapTheirVerdictWithTheColoursAndKeepItInTheMirror) {
  for (const api::Json& row : rows()) {
    const Played game = read_row(row);
    const std::string result = first_verdict(game).first;
    EXPECT_EQ(first_verdict(turned(game, Turning::Colours)).first, swapped(result)) << row.dump();
    EXPECT_EQ(first_verdict(turned(game, Turning::Mirror)).first, result) << row.dump();
  }
}

TEST_P(Cycles, AreClassedAndRuledAlikeByTheSlowClassifier) {
  for (const api::Json& row : rows()) {
    const Played game = read_row(row);
    const auto start = slow_xiangqi::read(write_fen(game.positions.front().setup()));
    std::vector<slow_xiangqi::Move> moves;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
      expect_same_nature(game.positions[i], game.moves[i]);
      if (first_verdict(game).second > static_cast<std::int64_t>(i))
        moves.push_back(slow(game.moves[i]));
    }
    const std::string ruled = slow_xiangqi::rule_cycle(start, moves);
    const std::string result = first_verdict(game).first;
    EXPECT_EQ(ruled, result == "0-1"       ? "red_loses"
                     : result == "1-0"     ? "black_loses"
                     : result == "ongoing" ? "continue"
                                           : "draw")
        << row.dump();
  }
}

TEST_P(Cycles, AreAnsweredWithEvidenceForEveryPly) {
  for (const api::Json& row : rows()) {
    if (row.text("result") == "ongoing") continue;
    for (const char* rules : {"wxf", "vn"}) {
      api::Json moves = api::Json::array();
      const auto texts = strings(row, "moves");
      const auto at = static_cast<std::size_t>(first_verdict(read_row(row)).second);
      for (std::size_t i = 0; i < at; ++i) moves.push(texts[i]);
      const api::Json answer = api::answer(api::Json::object()
                                               .set("op", "ruling")
                                               .set("game", "xiangqi")
                                               .set("rules", rules)
                                               .set("fen", row.text("fen"))
                                               .set("moves", moves));
      SCOPED_TRACE(answer.dump());
      ASSERT_EQ(answer.text("state"), "over");
      const api::Json* cycle = answer.find("cycle");
      ASSERT_NE(cycle, nullptr);
      EXPECT_EQ(*cycle->find("to")->integer(), static_cast<std::int64_t>(at));
      EXPECT_EQ(cycle->find("plies")->items()->size(),
                at - static_cast<std::size_t>(*cycle->find("from")->integer()) + 1);
      EXPECT_NE(cycle->text("row"), "");
      for (const api::Json& violation : *answer.find("violations")->items()) {
        const bool checks = violation.text("kind") == "perpetual_check";
        const bool vietnamese = rules == std::string_view("vn");
        EXPECT_EQ(violation.text("article"), vietnamese ? (checks ? "VXF Luật 1" : "VXF Luật 3")
                                                        : (checks ? "XQ 7.2" : "XQ 7.3"));
      }
      for (const api::Json& ply : *cycle->find("plies")->items()) {
        EXPECT_NE(ply.text("class"), "");
        EXPECT_NE(ply.find("why")->text("law"), "");
        // A check may chase as well, and then the hunted piece is named.
        if (ply.text("class") == "chase") {
          EXPECT_NE(ply.find("victim"), nullptr);
        }
        if (ply.text("class") != "chase" && ply.text("class") != "check") {
          EXPECT_EQ(ply.find("victim"), nullptr);
        }
      }
    }
  }
}

api::Json about(const api::Json& row, std::string_view rules, std::size_t plies) {
  api::Json moves = api::Json::array();
  const auto texts = strings(row, "moves");
  for (std::size_t i = 0; i < plies; ++i) moves.push(texts[i]);
  return api::Json::object()
      .set("game", "xiangqi")
      .set("rules", rules)
      .set("fen", row.text("fen"))
      .set("moves", std::move(moves));
}

bool announces(const api::Json& ruling, std::string_view move) {
  for (const api::Json& named : *ruling.find("may_not_repeat")->items()) {
    if (named.text("move") == move) return true;
  }
  return false;
}

/// The move that makes a third occurrence is named before it is made, and refused at home, just
/// where it loses for who makes it.
TEST_P(Cycles, AreAnnouncedBeforeTheMoveThatLoses) {
  for (const api::Json& row : rows()) {
    if (row.text("result") == "ongoing") continue;
    const Played game = read_row(row);
    const auto at = static_cast<std::size_t>(first_verdict(game).second);
    const Side mover = game.positions[at - 1].turn();
    const std::string last = strings(row, "moves")[at - 1];
    for (const char* rules : {"wxf", "cxa"}) {
      const api::Json ruling = api::answer(about(row, rules, at).set("op", "ruling"));
      const std::string_view winner = ruling.find("outcome")->text("winner");
      const bool loses = !winner.empty() && winner != (mover == kRed ? "red" : "black");
      const api::Json before = api::answer(about(row, rules, at - 1).set("op", "ruling"));
      EXPECT_EQ(announces(before, last), loses) << row.dump() << before.dump();
      const api::Json judged =
          api::answer(about(row, rules, at - 1)
                          .set("op", "judge")
                          .set("attempt", last)
                          .set("options", api::Json::object().set("on_violation", "must_vary")));
      EXPECT_EQ(*judged.find("legal")->boolean(), !loses) << row.dump() << judged.dump();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(OfTheManual, Cycles, testing::Values("rulings/xiangqi_diagrams.jsonl"));
INSTANTIATE_TEST_SUITE_P(FoundBySearch, Cycles, testing::Values("rulings/xiangqi_found.jsonl"));

/// What stands in "row" of the found cycles is what decides.
TEST(Verdicts, EveryRowOfTheTableHasACycle) {
  std::set<std::string> seen;
  for (const api::Json& row : read_cases("rulings/xiangqi_found.jsonl")) {
    const Played game = read_row(row);
    const auto cycle = third_occurrence(game.positions);
    ASSERT_FALSE(cycle.empty());
    const CycleRuling ruling = judge_cycle(cycle, wxf());
    EXPECT_EQ(deciding_row(ruling.conducts), "xq.row." + std::string(row.text("row")))
        << row.dump();
    seen.insert(std::string(row.text("row")));
  }
  EXPECT_EQ(seen.size(), 10U);
}

/// The set of the Chinese association: strikes of every kind without a rest are a fault of their
/// own, and every ruling says that the set is not settled.
TEST(Verdicts, MixedStrikesWithoutARestLoseUnderTheChineseSet) {
  std::set<std::string> seen;
  for (const api::Json& row : read_cases("rulings/xiangqi_cxa.jsonl")) {
    const Played game = read_row(row);
    EXPECT_EQ(verdict(judge_cycle(third_occurrence(game.positions), wxf()).conducts),
              row.text("wxf_result"))
        << row.dump();
    const api::Json answer = api::answer(api::Json::object()
                                             .set("op", "ruling")
                                             .set("game", "xiangqi")
                                             .set("rules", "cxa")
                                             .set("fen", row.text("fen"))
                                             .set("moves", *row.find("moves")));
    SCOPED_TRACE(row.dump() + answer.dump());
    ASSERT_EQ(answer.text("state"), "over");
    EXPECT_EQ(answer.find("outcome")->text("result"), row.text("result"));
    const api::Json* cycle = answer.find("cycle");
    ASSERT_NE(cycle, nullptr);
    EXPECT_EQ(cycle->text("row"), row.text("row"));
    std::set<std::string> notes;
    for (const api::Json& note : *cycle->find("notes")->items()) notes.emplace(note.text("id"));
    EXPECT_TRUE(notes.contains("xq.note.experimental"));
    EXPECT_EQ(notes.contains("xq.note.sets_differ"), row.text("result") != row.text("wxf_result"));
    seen.insert(std::string(row.text("row")));
  }
  for (const char* row :
       {"strikes_alone", "both_strike", "chase_outweighs_strikes", "check_outweighs_strikes",
        "held_chariot_outweighs_strikes", "nothing_forbidden"}) {
    EXPECT_TRUE(seen.contains(row)) << row;
  }
}

TEST(Streaks, AreRuledAsTextThreeSays) {
  for (const api::Json& row : read_cases("rulings/xiangqi_club.jsonl")) {
    const api::Json answer = api::answer(*row.find("request"));
    SCOPED_TRACE(row.dump() + answer.dump());
    const api::Json& expect = *row.find("expect");
    EXPECT_EQ(answer.text("state"), expect.text("state"));
    std::vector<std::string> kinds;
    for (const api::Json& violation : *answer.find("violations")->items()) {
      kinds.emplace_back(violation.text("kind"));
      EXPECT_EQ(violation.text("by"), "red");
    }
    EXPECT_EQ(kinds, strings(expect, "violations"));
    if (expect.find("result") == nullptr) continue;
    EXPECT_EQ(answer.find("outcome")->text("result"), expect.text("result"));
    EXPECT_EQ(answer.find("outcome")->text("ending"), expect.text("ending"));
    const api::Json* side = answer.find("cycle")->find("sides")->find("red");
    EXPECT_EQ(*side->find("count")->integer(), *side->find("limit")->integer() + 1);
    const auto texts = strings(*row.find("request"), "moves");
    const api::Json before =
        api::answer(about(*row.find("request"), "club", texts.size() - 1).set("op", "ruling"));
    EXPECT_TRUE(announces(before, texts.back()));
  }
}

/// A game of the kind that streaks and cycles come from: few men, and moves that check, attack or
/// go back where they came from are liked.
std::vector<Position> restless_game(std::mt19937_64& random, int plies) {
  Setup setup;
  const auto put = [&](Piece piece, int file, int rank) {
    setup.board[index(make_point(file, rank))] = piece;
  };
  put({kRed, Role::General}, 3 + static_cast<int>(random() % 3), 0);
  put({kBlack, Role::General}, 3 + static_cast<int>(random() % 3), 9);
  constexpr Role roles[] = {Role::Chariot, Role::Cannon, Role::Horse, Role::Chariot};
  for (int i = 0; i < 6; ++i) {
    const auto at = static_cast<int>(random() % 81);
    if (setup.board[static_cast<std::size_t>(at)]) continue;
    put({i % 2 == 0 ? kRed : kBlack, roles[random() % 4]}, at % 9, at / 9);
  }
  const auto checked = Position::from_setup(setup);
  std::vector<Position> line{checked.position.value_or(Position::initial())};
  for (int ply = 0; ply < plies; ++ply) {
    const MoveList moves = legal_moves(line.back());
    if (moves.empty()) break;
    Move move = moves[random() % moves.size()];
    for (const Move other : moves) {
      const Position next = line.back().after(other);
      const bool back = line.size() > 3 && next == line[line.size() - 4] && random() % 4 == 0;
      const bool strikes = random() % 8 == 0 &&
                           (next.checkers().any() || !threats(next, line.back().turn()).empty());
      if (back || strikes) move = other;
    }
    line.push_back(line.back().after(move));
  }
  return line;
}

/// What the law would say if it looked at every ply and remembered nothing.
std::string plain_end(std::span<const Position> line, const Rulebook& rulebook) {
  LineLaw law(rulebook);
  int occurrences = 0;
  for (const Position& position : line) occurrences += position == line.back() ? 1 : 0;
  const auto ruling = law.ruling(line, occurrences);
  if (!ruling) return {};
  std::string text(ruling->outcome.ending);
  for (const Offence& offence : ruling->offences) {
    text += offence.by == kRed ? " red" : " black";
    text += std::to_string(offence.plies.size());
  }
  return text;
}

/// DrawWatch and LineLaw skip what cannot matter; the end they find is the one that a look at every
/// ply finds, and the one that is found after going back and forth.
TEST(Ends, AreTheSameWhetherPliesAreSkippedOrNot) {
  std::mt19937_64 random(20261130);
  int ends = 0;
  for (int game = 0; game < 400; ++game) {
    const std::vector<Position> line = restless_game(random, 90);
    for (const Rulebook& rulebook : kRulebooks) {
      game::DrawWatch<Rules> watch(rulebook);
      game::PlayedLine<Rules> played(line.front(), rulebook);
      watch.start(line.front());
      std::string expected;
      std::size_t ply = 0;
      while (expected.empty() && ++ply < line.size()) {
        watch.add(line[ply]);
        played.add(line[ply]);
        if (random() % 8 == 0) {  // taken back and played again
          const std::size_t back = random() % (ply + 1);
          played.rewind(back);
          for (std::size_t i = back + 1; i <= ply; ++i) played.add(line[i]);
        }
        expected = plain_end(std::span(line).first(ply + 1), rulebook);
        ASSERT_EQ(played.ruling().has_value(), !expected.empty()) << rulebook.name << ply;
        ASSERT_EQ(watch.end().has_value(), !expected.empty())
            << rulebook.name << ' ' << ply << ' ' << write_fen(line.front().setup());
      }
      if (expected.empty()) continue;
      ++ends;
      std::string found(watch.end()->outcome.ending);
      for (const Offence& offence : watch.end()->offences) {
        found += offence.by == kRed ? " red" : " black";
        found += std::to_string(offence.plies.size());
      }
      EXPECT_EQ(found, expected) << rulebook.name;
      EXPECT_EQ(watch.end()->ply, static_cast<int>(ply));
    }
  }
  EXPECT_GT(ends, 60);
}

TEST(Natures, AreTheSameToBothClassifiersInRandomGames) {
  std::mt19937_64 random(20260731);
  int plies = 0;
  for (int game = 0; game < 12; ++game) {
    Position position = Position::initial();
    for (int ply = 0; ply < 120; ++ply) {
      const MoveList moves = legal_moves(position);
      if (moves.empty()) break;
      // Early plies say little; each later position is asked about three of its moves.
      for (int i = 0; i < 3 && ply > 20; ++i, ++plies) {
        expect_same_nature(position, moves[random() % moves.size()]);
      }
      position = position.after(moves[random() % moves.size()]);
    }
  }
  EXPECT_GT(plies, 1000);
}

}  // namespace
}  // namespace luatco::xiangqi
