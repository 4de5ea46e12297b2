// What the referee answers to one event, and what it keeps of broken laws.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/core/arbiter.h"
#include "luatco/core/outcome.h"
#include "luatco/core/refusal.h"

namespace luatco::game {

/// What an accepted event has brought about.
enum class Effect : std::uint8_t {
  Noted,
  ClockSet,
  ClockStarted,
  Touched,     // the piece binds
  NotBinding,  // touched, and nothing follows from it
  Adjusted,
  PieceReleased,  // part of a move: it stays there
  MoveMade,       // and waits for the clock
  MoveCompleted,
  IllegalMade,      // an illegal move stands on the board, not completed yet
  IllegalRestored,  // it was completed: put back, and penalised as the set of rules says
  IllegalStands,    // it was completed, and stands unless the opponent complains now
  BecomesQueen,     // no piece was chosen
  Penalty,          // time for the opponent
  OfferStands,
  OfferDisturbs,  // valid, but made while the opponent thinks or before the own move
  OfferDeclined,
  ClaimWrong,       // the game goes on, the claim stands as an offer
  ComplaintStands,  // the arbiter has to decide; a mate is not final until then
  Upheld,           // the complaint was right
  Confirmed,
  TakenBack,
  TimeChanged,
  Paused,
  Resumed,
  Restored,
  GameEnds,
};
std::string_view name(Effect effect);
/// The rule whose article an accepted event of that effect falls under, where the answer itself
/// names none; nullopt where the laws have no article for it.
std::optional<ArbiterRule> governing(Effect effect);

/// What a side has to do next, and by which rule.
template <class Move>
struct Duty {
  Side by = Side::First;
  ArbiterRule rule = ArbiterRule::MustMove;
  std::vector<Move> moves;
};

template <class Move>
struct Step {
  bool accepted = true;
  Effect effect = Effect::Noted;
  /// Why a refused event was refused, or what an accepted one breaks.
  std::optional<ArbiterRule> rule = std::nullopt;
  /// Who broke the rule, where it was not who acted.
  std::optional<Side> breaker = std::nullopt;
  /// The game's own reasons against a move.
  Refusal reasons = {};
  std::string_view article = {};
  std::optional<Duty<Move>> must = std::nullopt;
};

enum class Breach : std::uint8_t {
  TouchMove,
  IllegalMove,
  MoveAfterEnd,
  PerpetualCheck,
  PerpetualChase,
  MixedStrikes,
};
/// "touch_move", "illegal_move", "move_after_end", "perpetual_check", "perpetual_chase",
/// "mixed_strikes"
std::string_view name(Breach breach);
/// What a side has done that has broken one of the laws of repetition (Offence).
Breach breach_of(ArbiterRule rule);

/// A broken law, in the order of the game.
struct Violation {
  Side by = Side::First;
  Breach kind = Breach::IllegalMove;
  ArbiterRule rule = ArbiterRule::IllegalMove;
  std::vector<int> plies;  // it happened in, 1-based
  std::string_view article;
  Refusal reasons;
};

/// How the game ended.
struct End {
  Outcome outcome;
  std::string_view article;
  int ply = 0;
  /// Who resigned, ran out of time or broke the laws, whatever the result.
  std::optional<Side> against = std::nullopt;
  /// False where the other side might perhaps not be able to win, but that could not be decided.
  bool proven = true;
};

}  // namespace luatco::game
