// Converting archives: the games of a stream, written in another way.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "luatco/archive/record_stream.h"
#include "luatco/archive/report.h"

namespace luatco::archive {

enum class OutputFormat : std::uint8_t {
  Pgn,      // export form: variations, comments and annotations kept, moves in strict notation
  DhtmlXq,  // xiangqi only: games of others are left out
  Uci,      // a line a game: "position startpos moves e2e4 ...", as engines take it
  Fen,      // a line a position, the starting one first; an empty line between games
  Epd,      // a line a game: the final position, with the players (id) and the result (c0)
  Jsonl     // a line of JSON a game: tags, fen, moves, san, result
};

struct ConvertOptions {
  /// The game of the records; kAnyGame: told from each.
  std::string game = std::string(kAnyGame);
  OutputFormat format = OutputFormat::Pgn;
  /// The notation of moves in PGN and of "san" in JSON; empty: the game's standard one.
  std::string notation;
  unsigned threads = 1;
  PieceSizes sizes = {};
};

/// Whether `options` name a game there is and a notation of it.
bool can_convert(const ConvertOptions& options);

/// Writes every game of the stream, in order. A game with an error is written as far as it is
/// legal, and counted in the totals' games_with_errors. Precondition: can_convert(options).
Totals convert_archive(TextStream& stream, const ConvertOptions& options,
                       const std::function<void(std::string_view)>& print,
                       const std::atomic<bool>& stop);

}  // namespace luatco::archive
