#include "luatco/xiangqi/cycle_evidence.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "luatco/xiangqi/ply_nature.h"
#include "luatco/xiangqi/trial.h"

namespace luatco::xiangqi {
namespace {

constexpr std::string_view kSetsDiffer = "xq.note.sets_differ";
constexpr std::string_view kExperimental = "xq.note.experimental";
constexpr std::array<std::string_view, 2> kNotes = {kSetsDiffer, kExperimental};

/// Every id of evidence: the notes, what a side can have done, the rows of the table.
constexpr auto kIds = [] {
  std::array<std::string_view, kNotes.size() + kConducts.size() + kVerdicts.size()> ids{};
  std::size_t n = 0;
  for (const std::string_view note : kNotes) ids[n++] = note;
  for (const Conduct conduct : kConducts) ids[n++] = id(conduct);
  for (const VerdictRow& row : kVerdicts) ids[n++] = row.id;
  return ids;
}();

Standing standing(const Position& position, Point point) {
  return {ref(*position.piece_at(point)), ref(point)};
}

/// Describes the plies from the last one back, so that the hunted pieces are followed to where they
/// stood.
void describe_plies(const History& history, std::array<PointSet, 2> hunted,
                    CycleEvidence& evidence) {
  const auto from = static_cast<std::size_t>(evidence.from);
  for (std::size_t ply = history.plies(); ply >= from; --ply) {
    const auto us = luatco::index(history.mover(ply));
    std::optional<Point> victim;
    if (hunted[us].any()) victim = first(hunted[us]);
    evidence.plies.push_back(describe_ply(history, ply, victim));
    for (PointSet& set : hunted) set = carried_back(set, history.move(ply));
  }
  std::ranges::reverse(evidence.plies);
}

/// The federation's sets do not forbid what the Chinese association does, and the other way round:
/// the sets that name another loser, and whom.
std::optional<Reason> where_sets_differ(std::span<const Position> positions,
                                        const Conducts& conducts) {
  std::string sets;
  std::optional<Side> losing;
  for (const Rulebook& book : kRulebooks) {
    if (book.cycles != CycleLaw::ThirdOccurrence) continue;
    const auto theirs = loser(judge_cycle(positions, book).conducts);
    if (theirs == loser(conducts)) continue;
    if (!sets.empty()) sets += ", ";
    sets += book.name;
    losing = theirs;
  }
  if (sets.empty()) return std::nullopt;
  Reason note{.id = kSetsDiffer, .law = {}, .evidence = {{Arg::Text, std::move(sets)}}};
  if (losing) note.evidence.push_back({Arg::Side, *losing});
  return note;
}

CycleEvidence evidence_of(const History& history, std::size_t from, const Conducts& conducts,
                          const Rulebook& rulebook) {
  CycleEvidence evidence;
  evidence.from = static_cast<int>(from);
  evidence.to = static_cast<int>(history.plies());
  evidence.row = deciding_row(conducts);
  for (const Side side : {kRed, kBlack}) {
    evidence.sides[luatco::index(side)].kind = id(conducts[luatco::index(side)]);
  }
  if (rulebook.experimental) {
    evidence.notes.push_back({.id = kExperimental, .law = {}, .evidence = {}});
  }
  return evidence;
}

}  // namespace

CycleEvidence cycle_evidence(const History& history, std::size_t from, const CycleRuling& ruling,
                             const Rulebook& rulebook) {
  CycleEvidence evidence = evidence_of(history, from, ruling.conducts, rulebook);
  std::array<PointSet, 2> hunted;
  for (const std::size_t side : {0U, 1U}) {
    const bool chases = ruling.conducts[side] == Conduct::PerpetualChase ||
                        ruling.conducts[side] == Conduct::ChaseOfHeldChariot;
    if (!chases) continue;
    hunted[side] = ruling.victims[side];
    evidence.sides[side].victim = standing(history.last(), first(hunted[side]));
  }
  describe_plies(history, hunted, evidence);
  auto note = where_sets_differ(history.positions().subspan(from - 1), ruling.conducts);
  if (note) evidence.notes.push_back(std::move(*note));
  return evidence;
}

CycleEvidence streak_evidence(const History& history, const StreakRuling& ruling,
                              const Rulebook& rulebook) {
  std::size_t from = history.plies();
  std::array<PointSet, 2> hunted;
  for (const std::size_t side : {0U, 1U}) {
    const Streak& streak = ruling.streaks[side];
    if (streak.count == 0) continue;
    from = std::min(from, streak.first);
    if (!streak.victim) continue;
    hunted[side] = bit(*streak.victim);
    // The streak of the side that waits ended one ply before the last.
    if (streak.last < history.plies()) {
      hunted[side] = carried(hunted[side], history.move(history.plies()));
    }
  }
  CycleEvidence evidence = evidence_of(history, from, ruling.conducts(), rulebook);
  for (const std::size_t side : {0U, 1U}) {
    SideFinding& finding = evidence.sides[side];
    finding.count = ruling.streaks[side].count;
    finding.limit = ruling.streaks[side].limit;
    finding.pieces = ruling.streaks[side].pieces;
    if (hunted[side].any()) finding.victim = standing(history.last(), first(hunted[side]));
  }
  describe_plies(history, hunted, evidence);
  return evidence;
}

std::span<const std::string_view> evidence_ids() { return kIds; }

}  // namespace luatco::xiangqi
