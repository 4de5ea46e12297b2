#include "luatco/xiangqi/relative.h"

#include <cstdlib>

namespace luatco::xiangqi {
namespace {

using Stack = FixedVector<Point, 5>;

/// The pieces of a kind on one file, front to rear.
Stack stack_on(const Position& position, Piece piece, int file) {
  const int index = piece.side == kRed ? kFiles - file : file - 1;
  Stack stack;
  PointSet set = position.pieces(piece.side, piece.role) & file_set(index);
  while (set.any()) {
    const Point front = piece.side == kRed ? last(set) : first(set);
    stack.push_back(front);
    set ^= bit(front);
  }
  return stack;
}

bool goes_by_steps(Role role) {
  return role == Role::General || role == Role::Chariot || role == Role::Cannon ||
         role == Role::Soldier;
}

/// Where a piece ends that goes so; nullopt where that is no move of its kind or off the board.
std::optional<Point> target(Side side, Point from, const RelativeMove& move) {
  const int ahead = side == kRed ? 1 : -1;
  const int way = move.direction == Direction::Back ? -ahead : ahead;
  int file = side == kRed ? kFiles - move.number : move.number - 1;
  int rank = rank_of(from);
  if (move.direction == Direction::Across) {
    if (!goes_by_steps(move.role) || file == file_of(from)) return std::nullopt;
  } else if (goes_by_steps(move.role)) {
    file = file_of(from);
    rank += way * move.number;
  } else {
    const int files = std::abs(file - file_of(from));
    const int ranks = move.role == Role::Horse ? 3 - files : files;
    if (files == 0 || ranks < 1 || ranks > 2) return std::nullopt;
    rank += way * ranks;
  }
  if (!on_board(file, rank)) return std::nullopt;
  return make_point(file, rank);
}

/// The pieces of one stack that the words pick out.
Stack picked(const Stack& stack, const RelativeMove& move) {
  const std::size_t n = stack.size();
  const auto one = [&](std::size_t i) { return i < n ? Stack{stack[i]} : Stack{}; };
  const bool inner = n > 3;
  switch (move.among) {
    case Among::Any: return stack;
    case Among::OnlyOrMiddle: return n == 3 || n == 5 ? one(n / 2) : stack;
    case Among::Front: return n > 1 ? one(0) : Stack{};
    case Among::Middle: return n > 1 && n % 2 == 1 ? one(n / 2) : Stack{};
    case Among::Rear: return n > 1 ? one(n - 1) : Stack{};
    case Among::NextToFront: return n > 1 ? one(inner ? 1 : 0) : Stack{};
    case Among::NextToRear: return n > 1 ? one(inner ? n - 2 : n - 1) : Stack{};
    case Among::Nth: return n > 1 ? one(move.nth - 1U) : Stack{};
  }
  return {};
}

}  // namespace

Attempts meant(const Position& position, const RelativeMove& move) {
  const Side side = position.turn();
  Attempts attempts;
  const auto add = [&](const Stack& pieces) {
    for (const Point from : pieces) {
      if (const auto to = target(side, from, move)) attempts.push_back({from, *to});
    }
  };
  if (move.file != 0) {
    add(picked(stack_on(position, {side, move.role}, move.file), move));
    return attempts;
  }
  RelativeMove rest = move;
  for (int file = 1; file <= kFiles; ++file) {
    const Stack stack = stack_on(position, {side, move.role}, file);
    if (stack.size() < 2) continue;
    add(picked(stack, rest));
    // Numbers run on from the right-hand stack to the left-hand one.
    if (rest.among == Among::Nth) {
      if (rest.nth <= stack.size()) break;
      rest.nth = static_cast<std::uint8_t>(rest.nth - stack.size());
    }
  }
  return attempts;
}

Description describe(const Position& position, Move move) {
  const Piece piece = *position.piece_at(move.from());
  const int ranks = rank_of(move.to()) - rank_of(move.from());
  Description d;
  d.piece = piece;
  d.file = file_number(piece.side, move.from());
  if (ranks != 0) {
    const bool ahead = (ranks > 0) == (piece.side == kRed);
    d.direction = ahead ? Direction::Forward : Direction::Back;
  }
  d.number = ranks != 0 && goes_by_steps(piece.role) ? std::abs(ranks)
                                                     : file_number(piece.side, move.to());
  if (piece.role == Role::General || piece.role == Role::Advisor || piece.role == Role::Elephant) {
    return d;
  }
  const Stack stack = stack_on(position, piece, d.file);
  d.stack = static_cast<int>(stack.size());
  for (std::size_t i = 0; i < stack.size(); ++i) {
    if (stack[i] == move.from()) d.nth = static_cast<int>(i) + 1;
  }
  for (int file = 1; file <= kFiles && d.stack > 1; ++file) {
    d.two_stacks = d.two_stacks || (file != d.file && stack_on(position, piece, file).size() > 1);
  }
  return d;
}

}  // namespace luatco::xiangqi
