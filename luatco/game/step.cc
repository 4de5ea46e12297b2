#include "luatco/game/step.h"

#include <array>

namespace luatco::game {
namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, 27> kEffects = {
    "noted",          "clock_set",    "clock_started",    "touched",
    "not_binding",    "adjusted",     "piece_released",   "move_made",
    "move_completed", "illegal_made", "illegal_restored", "illegal_stands",
    "becomes_queen",  "penalty",      "offer_stands",     "offer_disturbs",
    "offer_declined", "claim_wrong",  "complaint_stands", "upheld",
    "confirmed",      "taken_back",   "time_changed",     "paused",
    "resumed",        "restored",     "game_ends"};
static_assert(static_cast<std::size_t>(Effect::GameEnds) + 1 == kEffects.size());

}  // namespace

std::string_view name(Effect effect) { return kEffects[static_cast<std::size_t>(effect)]; }

std::optional<ArbiterRule> governing(Effect effect) {
  switch (effect) {
    case Effect::ClockStarted: return ArbiterRule::ClockIsSet;
    case Effect::ClockSet:
    case Effect::TimeChanged:
    case Effect::Paused:
    case Effect::Resumed: return ArbiterRule::NoClock;
    case Effect::NotBinding: return ArbiterRule::NothingThere;
    case Effect::TakenBack: return ArbiterRule::NoTakeBack;
    case Effect::Adjusted: return ArbiterRule::AdjustNotYourMove;
    case Effect::PieceReleased: return ArbiterRule::Released;
    case Effect::MoveMade: return ArbiterRule::MoveMade;
    case Effect::MoveCompleted: return ArbiterRule::NothingToPress;
    case Effect::OfferStands:
    case Effect::OfferDisturbs: return ArbiterRule::OfferStands;
    case Effect::OfferDeclined: return ArbiterRule::NoOffer;
    case Effect::ComplaintStands: return ArbiterRule::NothingToComplain;
    case Effect::Confirmed: return ArbiterRule::NothingToConfirm;
    case Effect::Restored:
    case Effect::Upheld:
    case Effect::IllegalMade:
    case Effect::IllegalRestored:
    case Effect::IllegalStands: return ArbiterRule::IllegalMove;
    case Effect::BecomesQueen: return ArbiterRule::NoPromotionPiece;
    case Effect::ClaimWrong: return ArbiterRule::ClaimWrong;
    case Effect::Noted:
    case Effect::Touched:
    case Effect::Penalty:
    case Effect::GameEnds: break;
  }
  return std::nullopt;
}

std::string_view name(Breach breach) {
  switch (breach) {
    case Breach::TouchMove: return "touch_move";
    case Breach::IllegalMove: return "illegal_move";
    case Breach::MoveAfterEnd: return "move_after_end";
    case Breach::PerpetualCheck: return "perpetual_check";
    case Breach::PerpetualChase: return "perpetual_chase";
    case Breach::MixedStrikes: return "mixed_strikes";
  }
  return {};
}

Breach breach_of(ArbiterRule rule) {
  if (rule == ArbiterRule::PerpetualCheck) return Breach::PerpetualCheck;
  return rule == ArbiterRule::MixedStrikes ? Breach::MixedStrikes : Breach::PerpetualChase;
}

}  // namespace luatco::game
