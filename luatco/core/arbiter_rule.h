// What an arbiter answers with when an act is not allowed or breaks a law of play. Each rule has
// one id for every game; the article it comes from is the game's own (Rulebook).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace luatco {

enum class ArbiterRule : std::uint8_t {
  GameOver,            // nothing happens after the end
  NotYourMove,         // only the side to move moves
  MoveMade,            // a made move waits for the clock; it cannot be made again
  TimeBackwards,       // the time of an event lies before the last one's
  IllegalMove,         // the move breaks the rules of the game
  PressedWithoutMove,  // the clock was pressed and no move made
  NoPromotionPiece,    // the clock was pressed and no piece chosen
  TwoHands,            // one move made with both hands
  MustMove,            // the touched piece must move
  MustCapture,         // the touched piece must be taken
  MustCaptureWith,     // ... by the piece touched first
  MustCastle,          // king and rook touched
  RookFirst,           // rook touched before the king
  KingMustMove,        // king touched, castling is not possible there
  Released,            // a piece let go stays where it is
  AdjustTooLate,       // announced after the touch
  AdjustNotYourMove,   // only the player having the move adjusts
  NothingThere,        // an empty square cannot be touched
  NothingToPress,      // it is not this player's clock that runs
  OffersForbidden,     // the event allows no offers
  OfferStands,         // an offer that waits for its answer
  AgreementTooEarly,   // both must have moved
  NoOffer,             // there is nothing to accept
  ClaimNotYourMove,    // only the side to move claims
  ClaimAfterTouch,     // the right is lost for this move
  ClaimWrong,          // what is claimed has not happened
  ClaimUnknown,        // no such claim in this game
  ClaimedMoveIsDue,    // the move written down with a wrong claim must be played
  FlagNotFallen,       // there is time left
  FlagOwn,             // nobody calls his own flag
  NoTakeBack,          // this set of rules takes no move back
  NothingToTakeBack,
  ComplaintLate,      // the claimant has touched a piece
  NothingToComplain,  // no move of the opponent to complain of
  NothingToConfirm,
  ClockIsSet,      // the clock is set before the game
  NoClock,         // there is no clock to stop, start or change
  OnlyTheArbiter,  // an act of the arbiter alone
  MoveAfterEnd,    // moves recorded after the game had ended
  PerpetualCheck,  // check upon check, more than the laws allow
  PerpetualChase,  // the same piece hunted on, more than the laws allow
  MixedStrikes,    // check, chase and threat of mate in turn, without a pause
  Unreadable,      // the event cannot be understood in this position
};

/// "arbiter.must_move"; also, without the family, the `kind` of a violation.
std::string_view id(ArbiterRule rule);
std::span<const std::string_view> arbiter_rule_ids();

}  // namespace luatco
