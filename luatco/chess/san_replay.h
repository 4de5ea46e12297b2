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

  [[nodiscard]] const Position& position() const { return boards_[now_]; }
  /// The position the last move was played in; unspecified after play() has refused a text.
  [[nodiscard]] const Position& before() const { return boards_[now_ ^ 1U]; }

  /// Plays the move that `text` means if it is written exactly as write_san() writes it, in
  /// English. Otherwise the position stays and nullopt is returned: then ask read_san(), which
  /// knows every liberty and every reason.
  std::optional<Move> play(std::string_view text);

  /// Precondition: `move` is legal.
  void play(Move move);

  /// Goes to another position, as if it had been reached from `before`.
  void reset(const Position& position, const Position& before);
  void reset(const Position& position) { reset(position, position); }

 private:
  template <Side us>
  std::optional<Move> play_for(std::string_view text);

  Position boards_[2];
  unsigned now_ = 0;
  Bitboard checkers_ = 0;
};

}  // namespace luatco::chess
