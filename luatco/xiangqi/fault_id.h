// Every fault a xiangqi set-up or its FEN can have: id, severity and the rule it comes from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "luatco/core/fault.h"
#include "luatco/xiangqi/piece.h"
#include "luatco/xiangqi/square.h"

namespace luatco::xiangqi {

enum class FaultId : std::uint8_t {
  // the text
  SyntaxRankCount,
  SyntaxRankWidth,
  SyntaxPieceChar,
  SyntaxTurn,
  SyntaxUnusedField,
  SyntaxHalfmove,
  SyntaxFullmove,
  DigitsInARow,
  MissingFields,
  TrailingText,
  HalfmoveClipped,
  FullmoveClipped,
  // how many, in the order of Role
  NoRedGeneral,
  NoBlackGeneral,
  TooManyRedGenerals,
  TooManyRedAdvisors,
  TooManyRedElephants,
  TooManyRedHorses,
  TooManyRedChariots,
  TooManyRedCannons,
  TooManyRedSoldiers,
  TooManyBlackGenerals,
  TooManyBlackAdvisors,
  TooManyBlackElephants,
  TooManyBlackHorses,
  TooManyBlackChariots,
  TooManyBlackCannons,
  TooManyBlackSoldiers,
  // where: points the piece can never stand on
  GeneralOutsidePalace,
  AdvisorOffPoint,
  ElephantAcrossRiver,
  ElephantOffPoint,
  SoldierBehindStart,
  SoldierOffFile,
  // what no legal move can have left behind
  GeneralsFacing,
  OppositeCheck,
};

/// The ids of all faults, in the order of the enum.
std::span<const std::string_view> fault_ids();

/// More of these pieces than a full set has.
constexpr FaultId too_many(Piece piece) {
  const FaultId first =
      piece.side == kRed ? FaultId::TooManyRedGenerals : FaultId::TooManyBlackGenerals;
  return static_cast<FaultId>(static_cast<std::size_t>(first) + index(piece.role));
}

/// The fault as it leaves the game.
Fault make_fault(FaultId fault);

}  // namespace luatco::xiangqi
