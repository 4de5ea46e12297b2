// What happens in a game, as it is noted down: one thing a player or the arbiter did. Time is a
// value of the event; nothing here asks a clock.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/core/evidence.h"
#include "luatco/game/clock.h"

namespace luatco::game {

enum class Act : std::uint8_t {
  Start,    // the first clock runs
  Touch,    // a hand on a piece
  Adjust,   // "I adjust", announced before touching `square`, or the next piece touched
  Release,  // a piece carried from `from` to `square` and let go
  Place,    // a new piece put on `square`
  Remove,   // the piece on `square` taken off the board
  Move,     // a whole move made, in `text`
  Press,    // the clock
  OfferDraw,
  AcceptDraw,
  DeclineDraw,
  Resign,
  Claim,       // `text`: the kind; `with_move`: the move written down
  Flag,        // the time of `of` is seen to have run out
  TwoHands,    // the move was made with both hands
  Accidental,  // the touch of `square` was clearly not meant
  Complain,    // about the opponent's last move
  Confirm,     // that the last move stands, or the arbiter finds a complaint wrong
  TakeBack,    // `number` plies, by agreement
  SetClock,
  // The arbiter's own:
  AddTime,  // `time` to the clock of `of`
  Restore,  // the position before ply `number` + 1, or before the last move
  Pause,
  Resume,
  Forfeit,  // `of` loses; both without it
  Decide,   // `text`: "1-0", "0-1", "1/2-1/2" or "0-0"
};
std::string_view name(Act act);
std::optional<Act> parse_act(std::string_view name);

struct Event {
  Act act = Act::Start;
  std::optional<Side> by;  // nullopt: the arbiter
  std::optional<Side> of;
  std::optional<SquareRef> from;
  std::optional<SquareRef> square;
  std::optional<PieceRef> piece;
  std::string text;
  std::string with_move;
  std::optional<int> number;
  Millis time = 0;
  TimeControl control;
  std::optional<Millis> at;  // nullopt: when the event before it happened
};

}  // namespace luatco::game
