// Where a game of PGN starts: the position its tags speak of.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/formats/pgn_finding.h"
#include "luatco/formats/pgn_tags.h"
#include "luatco/formats/record_rules.h"

namespace luatco::formats {

namespace detail {

/// The first fault of this severity, its id and place, as arguments of a finding; empty where there
/// is none.
inline std::vector<Evidence> first_fault(const Faults& faults, Severity severity) {
  for (const Fault& fault : faults) {
    if (fault.severity != severity) continue;
    std::vector<Evidence> args = {{Arg::Text, std::string(fault.id)}};
    if (fault.square) args.push_back({Arg::Square, *fault.square});
    if (fault.offset) args.push_back({Arg::Offset, static_cast<std::int32_t>(*fault.offset)});
    return args;
  }
  return {};
}

/// A FEN of another variant in a record that does not say so: taken where it is faultless as that.
template <Rules G, class Checked, class Report>
void try_variants(std::string_view fen, Checked& checked, Report& report) {
  for (const std::string_view variant : G::variants()) {
    auto other = G::check_fen(fen, variant);
    if (!other.faults.empty()) continue;
    checked = std::move(other);
    report(PgnFindingId::VariantTagMissing, fen, {{Arg::Text, std::string(variant)}});
    return;
  }
}

}  // namespace detail

/// Calls `report(PgnFindingId, token, args)` for what is odd; nullopt where nobody can play from
/// what the tags say. A FEN counts without its SetUp tag; absent, the game starts as usual.
template <Rules G, class Report>
std::optional<typename G::Position> pgn_start(const PgnTags& tags, Report report) {
  const auto variant = RecordRules<G>::variant_of(tags.variant());
  if (!variant) {
    report(PgnFindingId::UnsupportedVariant, tags.variant(), {});
    return std::nullopt;
  }
  const std::string_view fen = tags.fen();
  if (fen.empty()) {
    if (tags.setup() == "1") report(PgnFindingId::FenTagMissing, tags.setup(), {});
    return G::initial();
  }
  if (tags.setup() != "1" && !RecordRules<G>::kFenStandsAlone) {
    report(PgnFindingId::SetupTagMissing, fen, {});
  }
  auto checked = G::check_fen(fen, *variant);
  if (tags.variant().empty() && !checked.faults.empty()) {
    detail::try_variants<G>(fen, checked, report);
  }
  if (!checked.position) {
    report(PgnFindingId::BadFen, fen, detail::first_fault(checked.faults, Severity::Error));
    return std::nullopt;
  }
  auto repair = detail::first_fault(checked.faults, Severity::Repair);
  if (!repair.empty()) report(PgnFindingId::FenRepaired, fen, std::move(repair));
  return checked.position;
}

}  // namespace luatco::formats
