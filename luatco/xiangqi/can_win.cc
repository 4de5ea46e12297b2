#include "luatco/xiangqi/can_win.h"

#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/win_search.h"

namespace luatco::xiangqi {
namespace {

PointSet attackers(const Position& position, Side side) {
  return position.pieces(side) & (position.pieces(Role::Horse) | position.pieces(Role::Chariot) |
                                  position.pieces(Role::Cannon) | position.pieces(Role::Soldier));
}

/// A side without a piece that crosses the river takes no point from the other's general but those
/// of one open file. So the others must be filled with his own men that cannot move: advisors and
/// elephants fill too few of them, a soldier never comes back there, and a chariot or a cannon on
/// its own half is shut in only by its own side, which hasn't the men for it. A horse can be held
/// by its legs, or by the open file.
bool can_never_win(const Position& position, Side side) {
  return attackers(position, side).empty() && position.pieces(other(side), Role::Horse).empty();
}

WinAnswer<Move> answer(CanWin answer, std::string_view proof) {
  return {.answer = answer, .line = {}, .proof = proof, .reach = {}};
}

}  // namespace

WinAnswer<Move> can_win(const Position& position, Side side, std::uint64_t max_nodes) {
  if (!has_legal_move(position)) {
    return answer(position.turn() == side ? CanWin::No : CanWin::Yes, "board");
  }
  if (can_never_win(position, side)) return answer(CanWin::No, "material");
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
