// Playing through a game written in one of xiangqi's notations, fast: the text names two points or
// a piece and where it goes, and only that move is looked at.
#pragma once

#include <optional>
#include <string_view>

#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

class RecordReplay {
 public:
  explicit RecordReplay(const Position& start) { reset(start); }

  /// From now on play() reads this one of Rules::record_notations(); false where it does not read
  /// it at all (moves of several words).
  bool use(std::string_view notation);

  [[nodiscard]] const Position& position() const { return boards_[now_]; }
  /// The position the last move was played in; unspecified after play() has refused a text.
  [[nodiscard]] const Position& before() const { return boards_[now_ ^ 1U]; }

  /// Plays the one legal move that the text means in the notation. Where it means none, or several,
  /// or another dialect would read another move, the position stays and nullopt is returned: then
  /// ask read_move(), which knows every reason.
  std::optional<Move> play(std::string_view text);

  /// Precondition: `move` is legal.
  void play(Move move);

  /// Goes to another position, as if it had been reached from `before`.
  void reset(const Position& position, const Position& before);
  void reset(const Position& position) { reset(position, position); }

 private:
  using Find = std::optional<Move> (*)(const Position& position, std::string_view text);

  Position boards_[2];
  unsigned now_ = 0;
  Find find_ = nullptr;
};

}  // namespace luatco::xiangqi
