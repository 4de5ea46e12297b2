// Every fault a chess set-up or its FEN can have: id, severity and the article it comes from, or
// the section of the PGN standard of 1994 for the writing itself.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "luatco/core/fault.h"

namespace luatco::chess {

enum class FaultId : std::uint8_t {
  // the text
  SyntaxRankCount,
  SyntaxRankWidth,
  SyntaxPieceChar,
  SyntaxTurn,
  SyntaxCastling,
  SyntaxEp,
  SyntaxHalfmove,
  SyntaxFullmove,
  DigitsInARow,
  RepeatedCastlingRight,
  MissingFields,
  EpdOpcodes,
  TrailingText,
  HalfmoveClipped,
  FullmoveClipped,
  // nobody could say which moves are legal
  NoWhiteKing,
  NoBlackKing,
  TooManyWhiteKings,
  TooManyBlackKings,
  PawnOnBackRank,
  OppositeCheck,
  // a claim about the past that the board contradicts: dropped
  BadCastlingRight,
  BadEpSquare,
  // playable, but no series of legal moves leads here (3.10.3)
  TooManyWhitePawns,
  TooManyBlackPawns,
  TooManyWhitePieces,
  TooManyBlackPieces,
  TooManyPromotedWhite,
  TooManyPromotedBlack,
  ImpossibleCheck,
  ImpossibleEpSquare,
  // the counters contradict the rest
  EpWithClock,
  ClockVsMoveNumber,
};

/// The ids of all faults, in the order of the enum.
std::span<const std::string_view> fault_ids();

/// The fault as it leaves the game.
Fault make_fault(FaultId fault);

}  // namespace luatco::chess
