// Every fault a set-up of "only pawns" or its FEN can have: id, severity and the article of
// docs/laws/pawns.md it comes from.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "luatco/core/fault.h"

namespace luatco::pawns {

enum class FaultId : std::uint8_t {
  // the text
  SyntaxRankCount,
  SyntaxRankWidth,
  SyntaxPieceChar,
  SyntaxTurn,
  SyntaxUnusedField,
  SyntaxEp,
  SyntaxHalfmove,
  SyntaxFullmove,
  DigitsInARow,
  MissingFields,
  TrailingText,
  HalfmoveClipped,
  FullmoveClipped,
  // the men
  EmptyBoard,
  KingOnBoard,
  TooManyWhiteMen,
  TooManyBlackMen,
  PawnOnBackRank,
  PieceWithoutPlayOn,
  // a claim about the past that the board contradicts: dropped
  BadEpSquare,
};

/// The ids of all faults, in the order of the enum.
std::span<const std::string_view> fault_ids();

/// The fault as it leaves the game.
Fault make_fault(FaultId fault);

}  // namespace luatco::pawns
