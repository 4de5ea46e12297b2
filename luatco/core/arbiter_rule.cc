#include "luatco/core/arbiter_rule.h"

#include <array>
#include <cstddef>

namespace luatco {
namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, 43> kIds = {"arbiter.game_over",
                                                   "arbiter.not_your_move",
                                                   "arbiter.move_made",
                                                   "arbiter.time_backwards",
                                                   "arbiter.illegal_move",
                                                   "arbiter.pressed_without_move",
                                                   "arbiter.no_promotion_piece",
                                                   "arbiter.two_hands",
                                                   "arbiter.must_move",
                                                   "arbiter.must_capture",
                                                   "arbiter.must_capture_with",
                                                   "arbiter.must_castle",
                                                   "arbiter.rook_first",
                                                   "arbiter.king_must_move",
                                                   "arbiter.released",
                                                   "arbiter.adjust_too_late",
                                                   "arbiter.adjust_not_your_move",
                                                   "arbiter.nothing_there",
                                                   "arbiter.nothing_to_press",
                                                   "arbiter.offers_forbidden",
                                                   "arbiter.offer_stands",
                                                   "arbiter.agreement_too_early",
                                                   "arbiter.no_offer",
                                                   "arbiter.claim_not_your_move",
                                                   "arbiter.claim_after_touch",
                                                   "arbiter.claim_wrong",
                                                   "arbiter.claim_unknown",
                                                   "arbiter.claimed_move_is_due",
                                                   "arbiter.flag_not_fallen",
                                                   "arbiter.flag_own",
                                                   "arbiter.no_take_back",
                                                   "arbiter.nothing_to_take_back",
                                                   "arbiter.complaint_late",
                                                   "arbiter.nothing_to_complain",
                                                   "arbiter.nothing_to_confirm",
                                                   "arbiter.clock_is_set",
                                                   "arbiter.no_clock",
                                                   "arbiter.only_the_arbiter",
                                                   "arbiter.move_after_end",
                                                   "arbiter.perpetual_check",
                                                   "arbiter.perpetual_chase",
                                                   "arbiter.mixed_strikes",
                                                   "arbiter.unreadable"};
static_assert(static_cast<std::size_t>(ArbiterRule::Unreadable) + 1 == kIds.size());

}  // namespace

std::string_view id(ArbiterRule rule) { return kIds[static_cast<std::size_t>(rule)]; }
std::span<const std::string_view> arbiter_rule_ids() { return kIds; }

}  // namespace luatco
