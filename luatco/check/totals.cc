#include "luatco/check/totals.h"

namespace luatco::check {
namespace {

void count(const Finding& finding, Totals& totals) {
  switch (finding.weight) {
    case Weight::Note: ++totals.notes; break;
    case Weight::Warning: ++totals.warnings; break;
    case Weight::Error: ++totals.errors; break;
  }
  ++totals.findings[std::string(finding.id)];
}

}  // namespace

void Totals::add(const Totals& other) {
  games += other.games;
  results += other.results;
  plies += other.plies;
  bytes += other.bytes;
  games_with_errors += other.games_with_errors;
  errors += other.errors;
  warnings += other.warnings;
  notes += other.notes;
  orphans += other.orphans;
  for (const auto& [kind, count] : other.kinds) kinds[kind] += count;
  for (const auto& [id, count] : other.findings) findings[id] += count;
}

void Totals::add(const GameReport& game) {
  ++games;
  ++kinds[{game.game, game.format, game.encoding, game.notation}];
  if (!game.result.empty()) ++results;
  plies += static_cast<std::uint64_t>(game.plies);
  const std::uint64_t errors_before = errors;
  for (const Finding& finding : game.findings) count(finding, *this);
  if (errors != errors_before) ++games_with_errors;
}

void Totals::add_orphan(const Finding& finding) {
  count(finding, *this);
  ++orphans;
}

}  // namespace luatco::check
