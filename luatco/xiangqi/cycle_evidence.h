// What a ruling on a cycle stands on: each ply with its class and the reason, what each side is
// held to have done, and the row of the table that decides.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "luatco/core/line_ruling.h"
#include "luatco/xiangqi/cycle_judge.h"
#include "luatco/xiangqi/streak.h"

namespace luatco::xiangqi {

/// Of a cycle that begins with ply `from` and ends with the last one.
CycleEvidence cycle_evidence(const History& history, std::size_t from, const CycleRuling& ruling,
                             const Rulebook& rulebook);
/// Of a streak that has become too long.
CycleEvidence streak_evidence(const History& history, const StreakRuling& ruling,
                              const Rulebook& rulebook);

/// Every id in the evidence, for tests of the catalogues.
std::span<const std::string_view> evidence_ids();

}  // namespace luatco::xiangqi
