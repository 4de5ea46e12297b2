#include "luatco/xiangqi/can_win.h"

#include "luatco/xiangqi/draws.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/win_search.h"

namespace luatco::xiangqi {
namespace {

WinAnswer<Move> answer(CanWin answer, std::string_view proof) {
  return {.answer = answer, .line = {}, .proof = proof, .reach = {}};
}

}  // namespace

WinAnswer<Move> can_win(const Position& position, Side side, std::uint64_t max_nodes) {
  if (!has_legal_move(position)) {
    return answer(position.turn() == side ? CanWin::No : CanWin::Yes, "board");
  }
  // Without a piece that crosses the river nobody attacks anything across it, and advisors and
  // elephants can't shut in their own general: the palace leaves him a step (can_win_test).
  if (has_no_attackers(position)) return answer(CanWin::No, "material");
  WinAnswer<Move> found;
  found.line = find_win(position, side, max_nodes, found.nodes);
  if (!found.line.empty()) {
    found.answer = CanWin::Yes;
    found.proof = "search";
    return found;
  }
  const Exhausted all = visit_all(position, side, max_nodes, found.nodes);
  found.answer = all.answer;
  found.line = all.line;
  if (all.answer == CanWin::Yes) found.proof = "search";
  if (all.answer == CanWin::No) found.proof = "exhausted";
  return found;
}

}  // namespace luatco::xiangqi
