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
inline constexpr std::array<Conduct, 5> kConducts = {
    Conduct::NothingForbidden, Conduct::MixedStrikes, Conduct::PerpetualChase,
    Conduct::ChaseOfHeldChariot, Conduct::PerpetualCheck};
constexpr std::string_view id(Conduct conduct) {
  switch (conduct) {
    case Conduct::NothingForbidden: return "xq.side.nothing_forbidden";
    case Conduct::MixedStrikes: return "xq.side.mixed_strikes";
    case Conduct::PerpetualChase: return "xq.side.perpetual_chase";
    case Conduct::ChaseOfHeldChariot: return "xq.side.chase_of_held_chariot";
    case Conduct::PerpetualCheck: return "xq.side.perpetual_check";
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
    {Conduct::PerpetualCheck, Conduct::PerpetualCheck, "xq.row.both_check"},
    {Conduct::PerpetualCheck, Conduct::ChaseOfHeldChariot, "xq.row.check_outweighs_held_chariot"},
    {Conduct::PerpetualCheck, Conduct::PerpetualChase, "xq.row.check_outweighs_chase"},
    {Conduct::PerpetualCheck, Conduct::MixedStrikes, "xq.row.check_outweighs_strikes"},
    {Conduct::PerpetualCheck, Conduct::NothingForbidden, "xq.row.check_alone"},
    {Conduct::ChaseOfHeldChariot, Conduct::ChaseOfHeldChariot, "xq.row.both_chase_held"},
    {Conduct::ChaseOfHeldChariot, Conduct::PerpetualChase, "xq.row.held_chariot_outweighs_chase"},
    {Conduct::ChaseOfHeldChariot, Conduct::MixedStrikes, "xq.row.held_chariot_outweighs_strikes"},
    {Conduct::ChaseOfHeldChariot, Conduct::NothingForbidden, "xq.row.held_chariot_alone"},
    {Conduct::PerpetualChase, Conduct::PerpetualChase, "xq.row.both_chase"},
    {Conduct::PerpetualChase, Conduct::MixedStrikes, "xq.row.chase_outweighs_strikes"},
    {Conduct::PerpetualChase, Conduct::NothingForbidden, "xq.row.chase_alone"},
    {Conduct::MixedStrikes, Conduct::MixedStrikes, "xq.row.both_strike"},
    {Conduct::MixedStrikes, Conduct::NothingForbidden, "xq.row.strikes_alone"},
    {Conduct::NothingForbidden, Conduct::NothingForbidden, "xq.row.nothing_forbidden"},
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
