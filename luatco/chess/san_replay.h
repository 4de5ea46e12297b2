// Playing through a game written in strict algebraic notation, fast: the text is resolved backwards
// from its target square, and no list of moves is made.
#pragma once

#include <optional>
#include <string_view>

#include "luatco/chess/move.h"
#include "luatco/chess/position.h"

namespace luatco::chess {

class SanReplay {
 public:
  explicit SanReplay(const Position& start) { reset(start); }

  [[nodiscard]] const Position& position() const { return position_; }

  /// Plays the move that `text` means if it is written exactly as write_san() writes it, in
  /// English. Otherwise nothing happens and nullopt is returned: then ask read_san(), which knows
  /// every liberty and every reason.
  std::optional<Move> play(std::string_view text);

  /// Precondition: `move` is legal.
  void play(Move move) { reset(position_.after(move)); }

  /// Goes to another position.
  void reset(const Position& position) {
    position_ = position;
    checkers_ = position_.checkers();
  }

 private:
  Position position_;
  Bitboard checkers_ = 0;
};

}  // namespace luatco::chess
