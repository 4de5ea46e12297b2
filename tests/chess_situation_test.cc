// Whether the proofs of mate and stalemate leave nothing out. The rows are in tests/conformance.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "luatco/chess/rules.h"
#include "luatco/chess/situation.h"
#include "tests/chess_cases.h"

namespace luatco::chess {
namespace {

std::string text(const FailedTry& failed) {
  return Rules::square_name(failed.from) + Rules::square_name(failed.to);
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
