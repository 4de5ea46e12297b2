// The rows of data/cases/chess/ways_out.jsonl; and whether proofs leave nothing out.
#include <algorithm>
#include <set>

#include "luatco/api/describe.h"
#include "luatco/chess/rules.h"
#include "luatco/chess/situation.h"
#include "tests/cases.h"
#include "tests/chess_cases.h"

namespace luatco::chess {
namespace {

using Texts = std::multiset<std::string>;

Texts expected(const api::Json& row, std::string_view name) {
  const auto list = strings(row, name);
  return {list.begin(), list.end()};
}

Texts ways(const Situation<Move>& now, WayKind kind) {
  Texts found;
  for (const auto& way : now.ways) {
    if (way.kind == kind) found.insert(write_uci(way.move));
  }
  return found;
}

std::string text(const FailedTry& failed) {
  return Rules::square_name(failed.from) + Rules::square_name(failed.to);
}

void expect_proof(const api::Json& row, const Situation<Move>& now) {
  std::set<std::string> tried;
  for (const FailedTry& failed : now.proof) tried.insert(text(failed));
  for (const std::string& line : strings(row, "proof")) {
    std::string_view rest = line;
    const std::string move(take_word(rest));
    const std::string_view id = take_word(rest);
    const std::string_view square = take_word(rest);
    const auto at = std::find_if(now.proof.begin(), now.proof.end(),
                                 [&](const FailedTry& failed) { return text(failed) == move; });
    ASSERT_NE(at, now.proof.end()) << line;
    EXPECT_EQ(at->why.id, id) << line;
    const api::Json why = api::reason_json(at->why, api::naming<Rules>());
    const auto squares = strings(why, "squares");
    EXPECT_NE(std::find(squares.begin(), squares.end(), square), squares.end()) << line;
    tried.erase(move);
  }
  EXPECT_TRUE(row.find("proof") == nullptr || tried.empty())
      << "not in the row: " << *tried.begin();
}

TEST(ChessSituation, EveryRowHasItsWaysAndItsClosedWays) {
  for (const api::Json& row : read_cases("chess/ways_out.jsonl")) {
    SCOPED_TRACE(row.dump());
    const auto game = read_game(row.text("fen"), "");
    ASSERT_TRUE(game);
    const auto now = situation(game->position);
    Texts checkers, closed, remarks;
    for (const SquareRef square : now.checkers) checkers.insert(Rules::square_name(square));
    for (const ClosedWay& way : now.closed) {
      closed.emplace(way.why.id);
      EXPECT_TRUE(way.why.id.starts_with("chess.way." + std::string(name(way.kind)) + "."));
    }
    for (const Reason& remark : now.remarks) remarks.emplace(remark.id);
    const std::pair<std::string_view, Texts> lists[] = {{"checkers", checkers},
                                                        {"run", ways(now, WayKind::Run)},
                                                        {"block", ways(now, WayKind::Block)},
                                                        {"capture", ways(now, WayKind::Capture)},
                                                        {"closed", closed}};
    for (const auto& [name, found] : lists) {
      EXPECT_TRUE(row.find(name) == nullptr || found == expected(row, name))
          << name << ": " << testing::PrintToString(found);
    }
    EXPECT_EQ(remarks, expected(row, "remarks"));
    const auto outcome = board_outcome(game->position);
    EXPECT_EQ(outcome ? outcome->ending : "", row.text("ending"));
    expect_proof(row, now);
  }
}

/// Does the attempt fail only because it would uncover the king, or take it to an attacked square?
/// Precondition: there is no legal move.
bool only_the_king_minds(const Refusal& refusal) {
  return std::all_of(refusal.begin() + 1, refusal.end(), [](const Reason& reason) {
    return reason.id == "chess.pin.exposes_king" || reason.id == "chess.en_passant.exposes_king" ||
           (reason.id.starts_with("chess.king.") && reason.id != "chess.king.too_far");
  });
}

std::vector<std::string> moves_but_for_the_king(const Position& p) {
  std::vector<std::string> found;
  for (const Square from : squares(p.pieces(p.turn()))) {
    for (unsigned i = 0; i < kSquares; ++i) {
      Attempt attempt{from, square_at(i)};
      if (p.role_at(from) == Role::Pawn && relative_rank(p.turn(), attempt.to) == 7) {
        attempt.promotion = Role::Queen;
      }
      const auto verdict = judge(p, attempt);
      EXPECT_FALSE(verdict);
      if (!verdict && only_the_king_minds(verdict.error())) {
        found.push_back(std::string(name(from)) + std::string(name(attempt.to)));
      }
    }
  }
  return found;
}

/// A proof must name every step of the king and every move a man could make but for its king:
/// in check those that would have answered it, without check all.
TEST(ChessSituation, AProofLeavesNoTryOut) {
  Dice dice(3);
  int mates = 0;
  int stalemates = 0;
  for (int i = 0; i < 150'000; ++i) {
    const auto p = SparsePosition(dice).make();
    if (!p || has_legal_move(*p)) continue;
    ++(p->checkers() != 0 ? mates : stalemates);
    const auto now = situation(*p);
    std::set<std::string> tried;
    for (const FailedTry& failed : now.proof) tried.insert(text(failed));
    for (const std::string& move : moves_but_for_the_king(*p)) {
      EXPECT_TRUE(tried.contains(move)) << write_fen(p->setup()) << " " << move;
    }
    for (const Square to : squares(king_attacks(p->king(p->turn())))) {
      const std::string step = std::string(name(p->king(p->turn()))) + std::string(name(to));
      EXPECT_TRUE(tried.contains(step)) << write_fen(p->setup()) << " " << step;
    }
    std::set<SquareRef, decltype([](SquareRef a, SquareRef b) { return a.index < b.index; })> men;
    for (const FailedTry& failed : now.proof) men.insert(failed.from);
    const auto own = static_cast<std::size_t>(count(p->pieces(p->turn())));
    EXPECT_TRUE(p->checkers() != 0 || men.size() == own) << write_fen(p->setup());
  }
  EXPECT_GT(mates, 100);
  EXPECT_GT(stalemates, 5);
}

}  // namespace
}  // namespace luatco::chess
