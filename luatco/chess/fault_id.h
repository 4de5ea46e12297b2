// Every fault a chess set-up or its FEN can have: id, layer, severity and the article it comes
// from.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "luatco/core/fault.h"

namespace luatco::chess {

/// How deep one has to look to see a fault.
enum class FaultLayer : std::uint8_t {
  Syntax,        // the text
  Unplayable,    // nobody could say which moves are legal
  Repairable,    // a claim about the past that the board contradicts: dropped
  Unreachable,   // playable, but no series of legal moves leads here (3.10.3)
  Inconsistent,  // the counters contradict the rest
};

enum class FaultId : std::uint8_t {
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
  NoWhiteKing,
  NoBlackKing,
  TooManyWhiteKings,
  TooManyBlackKings,
  PawnOnBackRank,
  OppositeCheck,
  BadCastlingRight,
  BadEpSquare,
  TooManyWhitePawns,
  TooManyBlackPawns,
  TooManyWhitePieces,
  TooManyBlackPieces,
  TooManyPromotedWhite,
  TooManyPromotedBlack,
  ImpossibleCheck,
  ImpossibleEpSquare,
  EpWithClock,
  ClockVsMoveNumber,
};

/// "chess.setup.bad_castling_right"
std::string_view id(FaultId fault);
FaultLayer layer(FaultId fault);
Severity severity(FaultId fault);
/// "FIDE 3.8.2.1", or the section of the PGN standard of 1994 for the writing itself.
std::string_view law(FaultId fault);

/// The ids of all faults, in the order of the enum.
std::span<const std::string_view> fault_ids();

/// The fault as it leaves the game.
Fault make_fault(FaultId fault);

}  // namespace luatco::chess
