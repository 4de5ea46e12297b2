// data/cases/<game>/situations.jsonl: positions to be explained. A row: fen, why, and any of
// checkers, run, block, capture, unscreen, closed, ending, remarks; proof lists "move id square". A
// list that is given is complete.
#pragma once

#include <algorithm>

#include "tests/game_rows.h"

namespace luatco {

template <Rules G>
class SituationRow {
 public:
  SituationRow(const api::Json& row, const typename G::Position& position)
      : row_(row), position_(position), now_(G::situation(position)) {}

  void expect() const {
    std::vector<std::string> checkers, closed, remarks;
    for (const Reason& remark : now_.remarks) remarks.emplace_back(remark.id);
    EXPECT_EQ(remarks, strings(row_, "remarks"));
    for (const SquareRef square : now_.checkers) checkers.push_back(G::square_name(square));
    for (const ClosedWay& way : now_.closed) {
      closed.emplace_back(way.why.id);
      EXPECT_TRUE(way.why.id.starts_with(std::string(G::kIdPrefix) + ".way." +
                                         std::string(name(way.kind)) + "."));
    }
    expect_list("checkers", std::move(checkers));
    expect_list("closed", std::move(closed));
    for (const WayKind kind : {WayKind::Run, WayKind::Block, WayKind::Capture, WayKind::Unscreen}) {
      expect_list(name(kind), ways(kind));
    }
    const auto outcome = G::board_outcome(position_);
    EXPECT_EQ(outcome ? outcome->ending : "", row_.text("ending"));
    expect_proof();
  }

 private:
  [[nodiscard]] std::vector<std::string> ways(WayKind kind) const {
    std::vector<std::string> found;
    for (const auto& way : now_.ways) {
      if (way.kind == kind) {
        found.push_back(G::write_move(position_, way.move, G::notations().front().name));
      }
    }
    return found;
  }

  void expect_list(std::string_view name, std::vector<std::string> found) const {
    if (row_.find(name) == nullptr) return;
    std::vector<std::string> wanted = strings(row_, name);
    std::sort(found.begin(), found.end());
    std::sort(wanted.begin(), wanted.end());
    EXPECT_EQ(found, wanted) << name;
  }

  void expect_proof() const {
    if (row_.find("proof") == nullptr) return;
    std::set<std::string> left;
    for (const FailedTry& failed : now_.proof) left.insert(text(failed));
    for (const std::string& line : strings(row_, "proof")) {
      std::string_view rest = line;
      const std::string move(take_word(rest));
      const auto at = std::find_if(now_.proof.begin(), now_.proof.end(),
                                   [&](const FailedTry& failed) { return text(failed) == move; });
      ASSERT_NE(at, now_.proof.end()) << line;
      EXPECT_EQ(at->why.id, take_word(rest)) << line;
      EXPECT_TRUE(squares_of<G>(at->why).contains(std::string(take_word(rest)))) << line;
      left.erase(move);
    }
    EXPECT_TRUE(left.empty()) << "not in the row: " << testing::PrintToString(left);
  }

  static std::string text(const FailedTry& failed) {
    return G::square_name(failed.from) + G::square_name(failed.to);
  }

  const api::Json& row_;
  const typename G::Position& position_;
  Situation<typename G::Move> now_;
};

template <Rules G>
void expect_situation_rows() {
  for (const api::Json& row : read_cases(std::string(G::kName) + "/situations.jsonl")) {
    SCOPED_TRACE(row.dump());
    const auto game = read_game<G>(row);
    ASSERT_TRUE(game);
    SituationRow<G>(row, game->position).expect();
  }
}

}  // namespace luatco
