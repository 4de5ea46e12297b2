// What a side can be held to have done in a cycle, and who loses by it: the table of verdicts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "luatco/core/side.h"

namespace luatco::xiangqi {

/// From light to heavy.
enum class Conduct : std::uint8_t {
  NothingForbidden,
  MixedStrikes,  // check, chase and threat of mate in turn, never a rest
  PerpetualChase,
  ChaseOfHeldChariot,  // of a chariot that a horse holds to its place
  PerpetualCheck,
};
constexpr std::string_view name(Conduct conduct) {
  switch (conduct) {
    case Conduct::NothingForbidden: return "nothing_forbidden";
    case Conduct::MixedStrikes: return "mixed_strikes";
    case Conduct::PerpetualChase: return "perpetual_chase";
    case Conduct::ChaseOfHeldChariot: return "chase_of_held_chariot";
    case Conduct::PerpetualCheck: return "perpetual_check";
  }
  return {};
}

/// What both have done, the heavier first: one row decides.
struct VerdictRow {
  Conduct heavier;
  Conduct lighter;
  std::string_view id;
};
inline constexpr std::array<VerdictRow, 15> kVerdicts = {{
    {Conduct::PerpetualCheck, Conduct::PerpetualCheck, "both_check"},
    {Conduct::PerpetualCheck, Conduct::ChaseOfHeldChariot, "check_outweighs_held_chariot"},
    {Conduct::PerpetualCheck, Conduct::PerpetualChase, "check_outweighs_chase"},
    {Conduct::PerpetualCheck, Conduct::MixedStrikes, "check_outweighs_strikes"},
    {Conduct::PerpetualCheck, Conduct::NothingForbidden, "check_alone"},
    {Conduct::ChaseOfHeldChariot, Conduct::ChaseOfHeldChariot, "both_chase"},
    {Conduct::ChaseOfHeldChariot, Conduct::PerpetualChase, "held_chariot_outweighs_chase"},
    {Conduct::ChaseOfHeldChariot, Conduct::MixedStrikes, "held_chariot_outweighs_strikes"},
    {Conduct::ChaseOfHeldChariot, Conduct::NothingForbidden, "held_chariot_alone"},
    {Conduct::PerpetualChase, Conduct::PerpetualChase, "both_chase"},
    {Conduct::PerpetualChase, Conduct::MixedStrikes, "chase_outweighs_strikes"},
    {Conduct::PerpetualChase, Conduct::NothingForbidden, "chase_alone"},
    {Conduct::MixedStrikes, Conduct::MixedStrikes, "both_strike"},
    {Conduct::MixedStrikes, Conduct::NothingForbidden, "strikes_alone"},
    {Conduct::NothingForbidden, Conduct::NothingForbidden, "nothing_forbidden"},
}};

using Conducts = std::array<Conduct, 2>;  // by side

constexpr std::string_view deciding_row(const Conducts& conducts) {
  const bool first_heavier = conducts[0] >= conducts[1];
  for (const VerdictRow& row : kVerdicts) {
    if (row.heavier == conducts[first_heavier ? 0 : 1] &&
        row.lighter == conducts[first_heavier ? 1 : 0]) {
      return row.id;
    }
  }
  return {};
}

/// The side with the heavier offence loses; nullopt where both weigh the same.
constexpr std::optional<Side> loser(const Conducts& conducts) {
  if (conducts[0] == conducts[1]) return std::nullopt;
  return conducts[0] > conducts[1] ? Side::First : Side::Second;
}

}  // namespace luatco::xiangqi
