// Who can still win? The rows of data/cases/can_mate/xiangqi.jsonl with their lines played out;
// what "no by material" rests on, over all positions with few men; and the answers for small
// material held against a walk over everything that can arise.
#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <string>

#include "luatco/api/api.h"
#include "luatco/xiangqi/can_win.h"
#include "luatco/xiangqi/fen.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/rules.h"
#include "tests/cases.h"

namespace luatco::xiangqi {
namespace {

TEST(CanWin, IsAnsweredWithALineThatLeavesTheLoserNoMove) {
  for (const api::Json& row : read_cases("can_mate/xiangqi.jsonl")) {
    for (const Side side : {kRed, kBlack}) {
      const std::string_view name = side == kRed ? "red" : "black";
      const api::Json answer = api::answer(api::Json::object()
                                               .set("op", "can_mate")
                                               .set("game", "xiangqi")
                                               .set("fen", row.text("fen"))
                                               .set("side", name));
      SCOPED_TRACE(row.dump() + answer.dump());
      EXPECT_EQ(answer.text("answer"), row.text(name));
      if (answer.text("answer") != "yes") continue;
      Position position = *check_fen(row.text("fen")).position;
      for (const std::string& text : strings(answer, "line")) {
        position = position.after(read_move(position, text, "uci").candidates[0]);
      }
      EXPECT_FALSE(has_legal_move(position));
      EXPECT_EQ(position.turn(), other(side));
      EXPECT_EQ(answer.text("fen"), write_fen(position.setup()));
    }
  }
}

/// Every arrangement of a side's general with up to two advisors and one elephant or none.
template <class Visit>
void each_home(Side side, Visit visit) {
  std::vector<Point> palace_points, advisors, elephants;
  for (unsigned i = 0; i < kPoints; ++i) {
    const Point p = point_at(i);
    const int rank = relative_rank(side, p);
    if (contains(palace(side), p)) palace_points.push_back(p);
    if (contains(palace(side), p) && (file_of(p) + rank) % 2 != 0) advisors.push_back(p);
    if (rank <= 4 && rank % 2 == 0 && (file_of(p) + rank) % 4 == 2) elephants.push_back(p);
  }
  for (const Point general : palace_points) {
    for (std::size_t a = 0; a <= advisors.size(); ++a) {
      for (std::size_t b = a; b <= advisors.size(); ++b) {
        for (std::size_t e = 0; e <= elephants.size(); ++e) {
          Setup setup;
          bool fits = true;
          const auto put = [&](Point p, Role role) {
            fits &= !setup.board[index(p)];
            setup.board[index(p)] = Piece{side, role};
          };
          put(general, Role::General);
          if (a < advisors.size()) put(advisors[a], Role::Advisor);
          if (b < advisors.size()) put(advisors[b], Role::Advisor);
          if (e < elephants.size()) put(elephants[e], Role::Elephant);
          if (fits) visit(setup);
        }
      }
    }
  }
}

/// Red to move with these men, Black with a general and his advisors, or without: can Red always
/// move?
void expect_a_move(Setup setup, int& positions) {
  for (const Point general : points(palace(kBlack))) {
    for (const bool advisors : {false, true}) {
      Setup both = setup;
      if (advisors) {
        for (const Point p : {Point::D9, Point::F9})
          both.board[index(p)] = Piece{kBlack, Role::Advisor};
      }
      if (both.board[index(general)]) continue;
      both.board[index(general)] = Piece{kBlack, Role::General};
      const auto checked = Position::from_setup(both);
      if (!checked.position || checked.position->checkers().any()) continue;
      ++positions;
      if (!has_legal_move(*checked.position)) {
        ADD_FAILURE() << write_fen(both);
        return;
      }
    }
  }
}

TEST(CanWin, ASideWithoutAHorseIsNeverShutInByOneWithoutAnAttacker) {
  int positions = 0;
  each_home(kRed, [&](const xiangqi::Setup& home) {
    expect_a_move(home, positions);
    for (unsigned i = 0; i < kPoints; ++i) {
      if (home.board[i]) continue;
      for (const Role role : {Role::Chariot, Role::Cannon}) {
        // Far from home only every third point is asked: nothing changes there but who blocks a
        // file.
        if (i >= kHalfPoints && i % 3 != 0) continue;
        xiangqi::Setup setup = home;
        setup.board[i] = Piece{kRed, role};
        expect_a_move(setup, positions);
      }
    }
  });
  EXPECT_GT(positions, 500'000);
}

/// Everything that can arise from a position, and from which of it the winner gets there.
std::map<std::string, bool> walk(const Position& start, Side winner) {
  std::map<std::string, bool> wins;
  std::map<std::string, std::vector<std::string>> before;
  std::deque<Position> queue = {start};
  std::deque<std::string> won;
  const auto key = [](const Position& p) {
    return write_fen(p.setup()).substr(0, write_fen(p.setup()).find(" - "));
  };
  wins[key(start)] = false;
  while (!queue.empty()) {
    const Position p = queue.front();
    queue.pop_front();
    const std::string here = key(p);
    const MoveList moves = legal_moves(p);
    if (moves.empty() && p.turn() != winner) {
      wins[here] = true;
      won.push_back(here);
    }
    for (const Move move : moves) {
      const Position next = p.after(move);
      const std::string there = key(next);
      before[there].push_back(here);
      if (wins.emplace(there, false).second) queue.push_back(next);
    }
  }
  while (!won.empty()) {
    const std::string there = won.front();
    won.pop_front();
    for (const std::string& here : before[there]) {
      if (wins[here]) continue;
      wins[here] = true;
      won.push_back(here);
    }
  }
  return wins;
}

TEST(CanWin, AgreesWithAWalkOverEverythingThatCanArise) {
  // A soldier near its last rank, a horse, a bare general against a soldier.
  for (const char* fen :
       {"3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1", "4k4/9/9/9/9/9/9/9/4N4/3K5 w - - 0 1",
        "3ak4/9/4P4/9/9/9/9/9/9/5K3 w - - 0 1"}) {
    const Position start = *check_fen(fen).position;
    for (const Side winner : {kRed, kBlack}) {
      const auto all = walk(start, winner);
      std::size_t i = 0;
      for (const auto& [text, wins] : all) {
        if (i++ % (all.size() / 40 + 1) != 0) continue;
        const auto answer =
            can_win(*check_fen(text + " - - 0 1").position, winner, std::uint64_t{1} << 20);
        EXPECT_EQ(answer.answer, wins ? CanWin::Yes : CanWin::No) << text;
      }
    }
  }
}

}  // namespace
}  // namespace luatco::xiangqi
