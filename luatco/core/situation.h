// What the side to move can do about a check, and the proof when it can do nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/core/evidence.h"
#include "luatco/core/refusal.h"

namespace luatco {

/// The ways out of check: Chạy, Chặn, Bắt; and rút ngòi, the xiangqi way of taking a cannon's
/// screen away.
enum class WayKind : std::uint8_t { Run, Block, Capture, Unscreen };
std::string_view name(WayKind kind);

template <class Move>
struct Way {
  Move move;
  WayKind kind;
};

/// A whole kind of way out that is shut, and the rule that shuts it: a knight's check cannot be
/// blocked, a double check leaves only the king.
struct ClosedWay {
  WayKind kind;
  Reason why;
};

/// One step of the proof of mate or stalemate: what was tried and why it fails. `square` is a
/// square the king could step to, or the square the attempt starts from.
struct FailedTry {
  SquareRef from;
  SquareRef to;
  Reason why;
};

/// Answers `explain`. `proof` is filled when there is no legal move: every step of the king and
/// every capture or block of the checker that the men could make if their king did not mind (mate),
/// or every move of every man (no legal move without check).
template <class Move>
struct Situation {
  SquareRefs checkers;
  std::vector<Way<Move>> ways;
  std::vector<ClosedWay> closed;
  std::vector<FailedTry> proof;
  /// What is easily overlooked: that en passant is the only legal move and so must be played.
  std::vector<Reason> remarks;
};

}  // namespace luatco
