// What a reader of PGN tells, in the order of the text.
#pragma once

#include <cstdint>
#include <string_view>

#include "luatco/core/rules.h"
#include "luatco/formats/pgn_finding.h"
#include "luatco/formats/pgn_words.h"

namespace luatco::formats {

/// A legal move. `ply` counts from 1 at the start of the record, in variations too.
template <Rules G>
struct PgnPly {
  typename G::Move move;
  const typename G::Position& before;
  const typename G::Position& after;
  std::string_view token;  // as written, without "!?"
  std::uint64_t offset;    // of the token
  std::uint32_t ply;
};

/// How a game ended in the record. The recorded result is never changed, only read.
struct PgnEnd {
  PgnResult result = PgnResult::Open;  // the marker's; the tag's where there is no marker
  std::string_view marker;             // as written; empty where there is none
  std::uint32_t plies = 0;             // of the main line
  bool complete = true;                // false where an error ended the main line early
  std::uint64_t marker_offset = 0;     // of the marker; without one, of the text's end
  std::uint64_t offset = 0;            // where the game's text ends
};

/// Base of visitors: does nothing. Derive and hide what you need; calls are not virtual.
///
/// begin_game() may come a second time for the same game, without end_game(): then the reader has
/// found that the letters are of another language and begins anew; forget what came since.
template <Rules G>
struct PgnVisitor {
  /// False: variations are skipped unread.
  static constexpr bool kReadsVariations = true;

  void begin_game(std::uint64_t /*offset*/) {}
  /// Unescaped; only the first of equal names.
  void tag(std::string_view /*name*/, std::string_view /*value*/) {}
  /// After the tags. `notation` names what the moves are read in ("san", "san_de"). Does not come
  /// where the game cannot be played (bad FEN): then end_game() follows without moves.
  void start(const typename G::Position& /*position*/, std::string_view /*notation*/) {}
  void move(const PgnPly<G>& /*ply*/) {}
  /// A null move, "--": the side to move passes.
  void pass(const typename G::Position& /*after*/, std::uint32_t /*ply*/) {}
  /// Belongs to the move before it; before the first move to the line. Commands ("[%clk 0:01]") are
  /// left in the text: see comment_commands.h.
  void comment(std::string_view /*text*/) {}
  void nag(std::uint32_t /*number*/) {}
  void begin_variation() {}
  void end_variation() {}
  void finding(const Finding& /*finding*/) {}
  void end_game(const PgnEnd& /*end*/) {}
};

}  // namespace luatco::formats
