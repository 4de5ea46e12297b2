// What holds for every game of the registry, whatever its rules: the promises of
// luatco/core/rules.h, on random games and on men thrown on a board. A new game is in here as soon
// as it is in the registry; it brings a GameCase (game_case.h) and its rows.
#include <map>
#include <set>

#include "luatco/core/perft.h"
#include "tests/conformance/chess_case.h"
#include "tests/conformance/pawns_case.h"
#include "tests/conformance/xiangqi_case.h"
#include "tests/refusal_rows.h"
#include "tests/setup_rows.h"
#include "tests/situation_rows.h"

namespace luatco::conformance {
namespace {

template <class>
struct TypesOf;
template <Rules... G>
struct TypesOf<games::List<G...>> {
  using Types = testing::Types<G...>;
};
struct GameName {
  template <class G>
  static std::string GetName(int) {
    return std::string(G::kName);
  }
};

template <class G>
class Conformance : public testing::Test {};
TYPED_TEST_SUITE(Conformance, TypesOf<games::All>::Types, GameName);

TYPED_TEST(Conformance, EveryRefusalRowGetsItsFirstReasonWithItsSquares) {
  expect_refusal_rows<TypeParam>(GameCase<TypeParam>::reasons());
}

TYPED_TEST(Conformance, ASetupIsAnsweredWithAllItsFaultsAtOnce) { expect_setup_rows<TypeParam>(); }

TYPED_TEST(Conformance, EverySituationRowHasItsWaysAndItsClosedWays) {
  expect_situation_rows<TypeParam>();
}

TYPED_TEST(Conformance, IdsAreTheGamesOwnAndStandOnce) {
  using G = TypeParam;
  std::set<std::string_view> ids;
  for (const std::string_view id : G::ids()) {
    EXPECT_TRUE(id.starts_with(std::string(G::kIdPrefix) + ".")) << id;
    EXPECT_TRUE(ids.insert(id).second) << id;
  }
  EXPECT_FALSE(G::variants().empty() || G::notations().empty() || G::rulebooks().empty());
}

TYPED_TEST(Conformance, EverySquareOfTheBoardHasItsName) {
  using G = TypeParam;
  std::set<std::string> names;
  for (int i = 0; i < G::shape().files * G::shape().ranks; ++i) {
    const SquareRef square{static_cast<std::uint8_t>(i)};
    EXPECT_TRUE(names.insert(G::square_name(square)).second);
    EXPECT_EQ(G::parse_square(G::square_name(square)), square);
  }
  for (const std::string_view text : {"", "e", "z9", "e44", "-1", "a", "\xff\xff"}) {
    EXPECT_FALSE(G::parse_square(text)) << text;
  }
}

std::uint64_t node_limit() {
  const char* text = std::getenv("LUATCO_PERFT_NODES");
  return text != nullptr ? std::strtoull(text, nullptr, 10) : 2'000'000;
}

/// LUATCO_PERFT_NODES (environment) sets the deepest row.
TYPED_TEST(Conformance, MoveSequencesHaveTheKnownCounts) {
  using G = TypeParam;
  int rows = 0;
  for (const PerftFile& file : GameCase<G>::kPerft) {
    for (const PerftRow& row : perft_rows(file.file)) {
      const auto checked = G::check_fen(row.fen, file.variant);
      ASSERT_TRUE(checked.position) << row.fen;
      for (const auto& [depth, nodes] : row.counts) {
        if (nodes > node_limit()) continue;
        EXPECT_EQ(G::perft(*checked.position, depth), nodes) << row.fen << " depth " << depth;
        ++rows;
      }
    }
  }
  EXPECT_GT(rows, 0);
}

TYPED_TEST(Conformance, CountingIsWalking) {
  using G = TypeParam;
  visit_random_games<G>(1, games(4), 60, [](const Visit<G>& visit) {
    const auto moves = G::legal_moves(visit.position);
    ASSERT_EQ(G::count_legal_moves(visit.position), static_cast<int>(moves.size()));
    EXPECT_EQ(G::perft(visit.position, 0), 1U);
    EXPECT_EQ(G::perft(visit.position, 1), moves.size());
    std::uint64_t walked = 0;
    for (const auto& move : moves) walked += G::perft(visit.position.after(move), 1);
    ASSERT_EQ(G::perft(visit.position, 2), walked) << G::write_fen(visit.position);
    EXPECT_EQ(bounded_perft<G>(visit.position, 2, walked), walked);
    if (walked == 0) return;
    EXPECT_EQ(bounded_perft<G>(visit.position, 2, walked - 1), std::nullopt);
  });
}

/// A FEN says all there is to a position but the variant.
template <Rules G>
void expect_fen_round_trip(const typename G::Position& position, std::string_view variant) {
  const std::string fen = G::write_fen(position);
  const auto checked = G::check_fen(fen, variant);
  ASSERT_TRUE(checked.position) << fen;
  ASSERT_EQ(*checked.position, position) << fen;
  EXPECT_EQ(checked.position->key(), position.key()) << fen;
  EXPECT_EQ(G::write_fen(*checked.position), fen);
  for (const Fault& fault : checked.faults) {
    EXPECT_EQ(fault.severity, Severity::Warning) << fen << " " << fault.id;
  }
}

TYPED_TEST(Conformance, WhatWasReachedByLegalMovesIsWrittenAndReadBack) {
  using G = TypeParam;
  visit_random_games<G>(2, games(20), 120, [](const Visit<G>& visit) {
    expect_fen_round_trip<G>(visit.position, visit.variant);
  });
}

template <Rules G>
int count_pieces(const typename G::Position& position) {
  int pieces = 0;
  for (int i = 0; i < G::shape().files * G::shape().ranks; ++i) {
    pieces += G::piece_at(position, SquareRef{static_cast<std::uint8_t>(i)}) ? 1 : 0;
  }
  return pieces;
}

TYPED_TEST(Conformance, AMoveTakesAnOwnManWhereItSaysAndRemovesWhatItSays) {
  using G = TypeParam;
  visit_random_games<G>(3, games(10), 100, [](const Visit<G>& visit) {
    const auto& before = visit.position;
    std::map<std::uint64_t, std::string> keys;
    for (const auto& move : G::legal_moves(before)) {
      SCOPED_TRACE(G::write_fen(before) + " " + move_text<G>(before, move));
      const auto after = before.after(move);
      const auto mover = G::piece_at(before, G::from(move));
      ASSERT_TRUE(mover && mover->side == before.turn());
      const auto arrived = G::piece_at(after, G::to(move));
      ASSERT_TRUE(arrived && arrived->side == before.turn());
      EXPECT_EQ(after.turn(), other(before.turn()));
      const auto captured = G::captured(before, move);
      if (captured) {
        const auto victim = G::piece_at(before, *captured);
        EXPECT_TRUE(victim && victim->side == after.turn());
        EXPECT_TRUE(*captured == G::to(move) || !G::piece_at(after, *captured));
      }
      EXPECT_EQ(count_pieces<G>(before) - count_pieces<G>(after), captured ? 1 : 0);
      EXPECT_FALSE(after == before);
      const std::string fen = G::write_fen(after);
      EXPECT_TRUE(keys.emplace(after.key(), fen).second) << "two moves lead to one position";
    }
  });
}

/// Every attempt the board allows: all pairs of squares and what may follow them. Exactly the texts
/// of the legal moves are allowed, and mean their move.
template <Rules G>
void expect_exactly_the_legal(const Visit<G>& visit) {
  const auto& position = visit.position;
  std::map<std::string, typename G::Move> legal;
  for (const auto& move : G::legal_moves(position)) {
    legal.emplace(move_text<G>(position, move), move);
    for (const std::string& text : GameCase<G>::also_means(move)) legal.emplace(text, move);
  }
  const int squares = G::shape().files * G::shape().ranks;
  for (int i = 0; i < squares * squares; ++i) {
    const std::string pair = G::square_name({static_cast<std::uint8_t>(i / squares)}) +
                             G::square_name({static_cast<std::uint8_t>(i % squares)});
    for (const std::string_view suffix : GameCase<G>::kSuffixes) {
      const std::string text = pair + std::string(suffix);
      const auto attempt = G::parse_attempt(position, text);
      if (!attempt) continue;
      const auto verdict = G::judge(position, *attempt, visit.past);
      const auto meant = legal.find(text);
      ASSERT_EQ(verdict.has_value(), meant != legal.end()) << G::write_fen(position) << " " << text;
      ASSERT_TRUE(verdict ? *verdict == meant->second : !verdict.error().empty()) << text;
    }
  }
}

TYPED_TEST(Conformance, ExactlyTheLegalMovesAreAllowed) {
  using G = TypeParam;
  Random random(4);
  visit_random_games<G>(4, games(8), 120, [&](const Visit<G>& visit) {
    if (below(random, 60) == 0) expect_exactly_the_legal<G>(visit);
  });
}

TYPED_TEST(Conformance, APassIsRefused) {
  using G = TypeParam;
  for (const char* text : {"pass", "0000", "--"}) {
    const auto attempt = G::parse_attempt(G::initial(), text);
    ASSERT_TRUE(attempt) << text;
    EXPECT_FALSE(G::judge(G::initial(), *attempt, {})) << text;
  }
}

TYPED_TEST(Conformance, EveryNotationNamesEveryMoveInItsOwnWayAndIsReadBack) {
  using G = TypeParam;
  Random random(5);
  visit_random_games<G>(5, games(12), 120, [&](const Visit<G>& visit) {
    if (below(random, 8) != 0) return;
    const auto& position = visit.position;
    for (const Notation& notation : G::notations()) {
      std::set<std::string> texts;
      for (const auto& move : G::legal_moves(position)) {
        const std::string text = G::write_move(position, move, notation.name);
        if (text.empty()) continue;  // a second spelling of a move that has only one
        const std::string where = G::write_fen(position) + " " + std::string(notation.name);
        const auto reading = G::read_move(position, text, notation.name);
        EXPECT_TRUE(texts.insert(text).second) << where << " " << text;
        ASSERT_EQ(reading.candidates.size(), 1U) << where << " " << text;
        EXPECT_EQ(reading.candidates[0], move) << where << " " << text;
        EXPECT_FALSE(reading.reason) << where << " " << text;
      }
    }
  });
}

TYPED_TEST(Conformance, WaysAreTheLegalMovesAndProofsAreOfTheirLack) {
  using G = TypeParam;
  int ends = 0;
  visit_random_games<G>(6, games(120), 200, [&](const Visit<G>& visit) {
    const auto& position = visit.position;
    const auto legal = G::legal_moves(position);
    const auto now = G::situation(position);
    const std::string fen = G::write_fen(position);
    const bool check = G::in_check(position);
    EXPECT_EQ(now.checkers.empty(), !check) << fen;
    ASSERT_EQ(now.ways.size(), check ? legal.size() : 0U) << fen;
    for (const auto& way : now.ways) {
      EXPECT_NE(std::find(legal.begin(), legal.end(), way.move), legal.end()) << fen;
    }
    EXPECT_TRUE(check || now.closed.empty()) << fen;
    EXPECT_TRUE(now.proof.empty() || legal.empty()) << fen;
    EXPECT_EQ(G::board_outcome(position).has_value(), legal.empty()) << fen;
    ends += legal.empty() ? 1 : 0;
  });
  EXPECT_GT(ends, 0);
}

template <Rules G>
void expect_two_generators_agree(const typename G::Position& position) {
  const std::string fen = GameCase<G>::slow_fen(position);
  std::vector<std::string> lines;
  for (const auto& move : G::legal_moves(position)) {
    lines.push_back(GameCase<G>::slow_move(position, move) + " " +
                    GameCase<G>::slow_fen(position.after(move)));
  }
  std::sort(lines.begin(), lines.end());
  ASSERT_EQ(lines, GameCase<G>::slow_children(fen)) << fen;
  EXPECT_EQ(G::in_check(position), GameCase<G>::slow_in_check(fen)) << fen;
}

template <Rules G>
std::uint64_t slow_perft(const std::string& fen, int depth) {
  if (depth == 0) return 1;
  std::uint64_t nodes = 0;
  for (const std::string& child : GameCase<G>::slow_children(fen)) {
    nodes += slow_perft<G>(child.substr(child.find(' ') + 1), depth - 1);
  }
  return nodes;
}

TYPED_TEST(Conformance, TheSlowGeneratorHasTheKnownCountsToo) {
  using G = TypeParam;
  for (const PerftFile& file : GameCase<G>::kPerft) {
    for (const PerftRow& row : perft_rows(file.file)) {
      const auto position = *G::check_fen(row.fen, file.variant).position;
      for (const auto& [depth, nodes] : row.counts) {
        if (nodes > 3000) continue;
        EXPECT_EQ(slow_perft<G>(GameCase<G>::slow_fen(position), depth), nodes) << row.fen;
      }
    }
  }
}

TYPED_TEST(Conformance, TwoGeneratorsAgreeOnRandomGames) {
  using G = TypeParam;
  visit_random_games<G>(7, games(30), 120, [](const Visit<G>& visit) {
    expect_two_generators_agree<G>(visit.position);
  });
}

TYPED_TEST(Conformance, TwoGeneratorsAgreeOnArrangementsThatNoGameLeadsTo) {
  using G = TypeParam;
  Random random(8);
  for (int played = 0; played < games(30) * 40;) {
    auto position = GameCase<G>::thrown(random);
    if (!position) continue;
    ++played;
    for (int ply = 0; ply < 3; ++ply) {
      expect_two_generators_agree<G>(*position);
      if (this->HasFatalFailure()) return;
      if (G::legal_moves(*position).empty()) break;
      position = position->after(random_move<G>(*position, random));
    }
  }
}

TYPED_TEST(Conformance, FaultsOfHostileTextsAreBounded) {
  using G = TypeParam;
  const std::string board = G::write_fen(G::initial());
  const std::string placement = board.substr(0, board.find(' '));
  for (const char c : {'/', '9', '8', 'k', '\xff', ' ', ';'}) {
    const std::string flood(1'000'000, c);
    for (const std::string& text : {flood, placement + flood, placement + " w " + flood}) {
      EXPECT_LE(G::check_fen(text, G::variants().front()).faults.size(), 600U) << c;
    }
    EXPECT_TRUE(G::read_move(G::initial(), flood, {}).candidates.empty());
    EXPECT_FALSE(G::parse_attempt(G::initial(), flood));
  }
}

/// Pieces of the texts that are read, and bytes that mean nothing.
TYPED_TEST(Conformance, AnyTextIsReadAsLegalMovesOrNotAtAll) {
  using G = TypeParam;
  Random random(9);
  std::vector<std::string> pieces{" ", "\xff", "\xe4", "=", "-", "+", "x", ".", "10", "pass"};
  for (const auto& move : G::legal_moves(G::initial())) {
    for (const Notation& notation : G::notations()) {
      const std::string text = G::write_move(G::initial(), move, notation.name);
      if (text.size() > 1) pieces.push_back(text.substr(below(random, text.size() - 1)));
    }
  }
  const auto legal = G::legal_moves(G::initial());
  for (int n = 0; n < 30'000; ++n) {
    std::string text;
    for (auto length = below(random, 4); length > 0; --length) {
      text += pieces[below(random, pieces.size())];
    }
    const auto reading = G::read_move(G::initial(), text, {});
    ASSERT_EQ(reading.candidates.size() == 1, !reading.reason) << text;
    for (const auto& move : reading.candidates) {
      ASSERT_NE(std::find(legal.begin(), legal.end(), move), legal.end()) << text;
    }
    const auto checked = G::check_fen(text, G::variants().front());
    EXPECT_EQ(checked.position.has_value(), !has_error(checked.faults)) << text;
  }
}

}  // namespace
}  // namespace luatco::conformance
