// What a game's laws say about its moves taken together: who has repeated what may not be repeated,
// what was counted, and the evidence ply by ply.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/core/arbiter_rule.h"
#include "luatco/core/evidence.h"
#include "luatco/core/outcome.h"
#include "luatco/core/refusal.h"

namespace luatco {

/// Moves of one side that may not go on for ever, and the plies they were played in (1-based).
struct Offence {
  Side by = Side::First;
  ArbiterRule rule = ArbiterRule::PerpetualCheck;
  std::vector<int> plies;
};

/// How the moves taken together end the game.
struct LineRuling {
  Outcome outcome;
  std::vector<Offence> offences;
};

/// Something that is counted over the game. One number for the game, or one for each side.
struct LineCount {
  std::string_view name;  // "progress"
  std::optional<std::array<int, 2>> of_sides;
  int value = 0;
  int limit = 0;
  /// Where each side has a limit of its own, instead of `limit`.
  std::optional<std::array<int, 2>> limits_of_sides;
};

/// A piece and where it stands.
struct Standing {
  PieceRef piece;
  SquareRef square;
};

/// What one ply of a cycle was, and why.
struct PlyNature {
  int ply = 0;
  Side by = Side::First;
  MoveRef move;
  std::string_view kind;  // the heaviest class: "check", "chase", ...
  std::vector<std::string_view> also;
  std::vector<Standing> chasers;
  std::optional<Standing> victim;
  Reason why;
};

/// What one side is held to have done in a cycle.
struct SideFinding {
  std::string_view kind;  // "xq.side.perpetual_check"
  /// The piece that was chased on every move, where it stands now.
  std::optional<Standing> victim;
  int count = 0;
  int limit = 0;   // 0: no number is laid down
  int pieces = 0;  // so many took part; the limit is theirs
};

/// Why a cycle is ruled as it is.
struct CycleEvidence {
  int from = 0;  // the first and the last ply looked at
  int to = 0;
  std::vector<PlyNature> plies;
  std::array<SideFinding, 2> sides;
  std::string_view row;  // of the table that decides
  /// What people and programs disagree about.
  std::vector<Reason> notes;
};

}  // namespace luatco
