// A stream of text as pieces of whole records, with what is known of all of them: the format and
// the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "luatco/archive/cutter.h"
#include "luatco/archive/piece_text.h"
#include "luatco/archive/xqf_text.h"

namespace luatco::archive {

/// The name that leaves it to the records which game they are of.
inline constexpr std::string_view kAnyGame = "auto";

class RecordStream {
 public:
  /// `game` is the name of one, or kAnyGame: then the first record says which one it is where a
  /// record does not tell by itself.
  RecordStream(TextStream& stream, std::string_view game, PieceSizes sizes);

  bool next(Piece& piece);

  [[nodiscard]] const RecordFormat& format() const { return format_; }
  [[nodiscard]] const GameChoice& game() const { return game_; }

 private:
  const RecordFormat& format_;
  Cutter cutter_;
  std::optional<Piece> first_;
  GameChoice game_;
};

}  // namespace luatco::archive
