#include "luatco/check/digest.h"

#include <algorithm>
#include <utility>

#include "luatco/base/text.h"

namespace luatco::check {
namespace {

std::string kept(std::string_view text) { return std::string(clipped(text, Digest::kNameLength)); }

template <class Counts>
void add_counts(Counts& counts, const Counts& more) {
  for (const auto& [key, n] : more) counts[key] += n;
}

void add_games(Digest::Games& games, const Digest::Games& more) {
  games.games += more.games;
  games.plies += more.plies;
  add_counts(games.results, more.results);
  add_counts(games.endings, more.endings);
  if (games.lengths.size() < more.lengths.size()) games.lengths.resize(more.lengths.size());
  for (std::size_t i = 0; i < more.lengths.size(); ++i) games.lengths[i] += more.lengths[i];
}

void count_game(const GameReport& report, Digest::Games& games) {
  ++games.games;
  games.plies += static_cast<std::uint64_t>(report.plies);
  ++games.results[report.result];
  const api::Json* outcome = report.computed.find("outcome");
  ++games.endings[outcome == nullptr ? std::string{} : std::string(outcome->text("ending"))];
  const std::size_t length = std::min(static_cast<std::size_t>(report.plies), Digest::kLongest);
  if (games.lengths.size() <= length) games.lengths.resize(length + 1);
  ++games.lengths[length];
}

Example example(const Finding& finding, GamePlace place, const GameReport& report) {
  place.offset = finding.offset.value_or(report.offset);
  Example example{.place = std::move(place), .game = std::string(report.game), .finding = finding};
  if (finding.token) example.finding.token = kept(*finding.token);
  for (auto& [name, value] : *example.finding.args.members()) {
    if (value.string() != nullptr) value = kept(*value.string());
  }
  return example;
}

}  // namespace

KindId kind_of(const Finding& finding) {
  const api::Json* reason = finding.args.find("reason");
  return {std::string(finding.id),
          reason == nullptr ? std::string{} : std::string(reason->text("id"))};
}

bool Digest::has_room(const KindId& kind) const {
  const auto found = kinds.find(kind);
  return found == kinds.end() || found->second.examples.size() < limits.examples;
}

void Digest::add(const GameReport& report, std::string_view file, std::uint64_t number) {
  count_game(report, games[std::string(report.game)]);
  const GamePlace place{.file = std::string(file),
                        .number = number,
                        .begin = report.offset,
                        .offset = report.offset,
                        .first = kept(report.first),
                        .second = kept(report.second)};
  BadGame bad{.place = place, .result = report.result, .errors = {}};
  for (const Finding& finding : report.findings) {
    KindId id = kind_of(finding);
    Kind& kind = kinds[id];
    kind.weight = std::max(kind.weight, finding.weight);
    ++kind.findings;
    if (kind.examples.size() < limits.examples) {
      kind.examples.push_back(example(finding, place, report));
    }
    const bool known = std::ranges::find(bad.errors, id) != bad.errors.end();
    if (finding.weight == Weight::Error && !known) bad.errors.push_back(std::move(id));
  }
  if (!bad.errors.empty() && bad_games.size() < limits.bad_games)
    bad_games.push_back(std::move(bad));
}

void Digest::add(Digest&& later, std::uint64_t games_before) {
  for (const auto& [game, more] : later.games) add_games(games[game], more);
  for (auto& [id, more] : later.kinds) {
    Kind& kind = kinds[id];
    kind.weight = std::max(kind.weight, more.weight);
    kind.findings += more.findings;
    for (Example& example : more.examples) {
      if (kind.examples.size() >= limits.examples) break;
      example.place.number += games_before;
      kind.examples.push_back(std::move(example));
    }
  }
  for (BadGame& bad : later.bad_games) {
    if (bad_games.size() >= limits.bad_games) break;
    bad.place.number += games_before;
    bad_games.push_back(std::move(bad));
  }
}

}  // namespace luatco::check
