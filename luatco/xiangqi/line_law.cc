#include "luatco/xiangqi/line_law.h"

#include <algorithm>

#include "luatco/xiangqi/cycle_evidence.h"
#include "luatco/xiangqi/cycle_judge.h"

namespace luatco::xiangqi {
namespace {

constexpr int kLookAhead = 2;  // plies: the next move, and the answer to it

std::optional<ArbiterRule> rule_of(Conduct conduct) {
  switch (conduct) {
    case Conduct::PerpetualCheck: return ArbiterRule::PerpetualCheck;
    case Conduct::PerpetualChase:
    case Conduct::ChaseOfHeldChariot: return ArbiterRule::PerpetualChase;
    case Conduct::MixedStrikes: return ArbiterRule::MixedStrikes;
    case Conduct::NothingForbidden: break;
  }
  return std::nullopt;
}

std::string_view ending_of(const Conducts& conducts) {
  const Conduct heavier = std::max(conducts[0], conducts[1]);
  if (!rule_of(heavier)) return "xq.result.repetition";
  const bool checks = heavier == Conduct::PerpetualCheck;
  if (conducts[0] == conducts[1]) {
    return checks ? "xq.result.mutual_check" : "xq.result.mutual_chase";
  }
  if (checks) return "xq.result.perpetual_check";
  return heavier == Conduct::MixedStrikes ? "xq.result.mixed_strikes" : "xq.result.perpetual_chase";
}

Outcome outcome_of(const Conducts& conducts) {
  Outcome outcome{.winner = std::nullopt, .ending = ending_of(conducts)};
  if (const auto losing = loser(conducts)) outcome.winner = other(*losing);
  return outcome;
}

/// The plies of `side` from `first` to `last`.
std::vector<int> plies_of(const History& history, Side side, std::size_t first, std::size_t last) {
  std::vector<int> plies;
  for (std::size_t ply = first; ply <= last; ++ply) {
    if (history.mover(ply) == side) plies.push_back(static_cast<int>(ply));
  }
  return plies;
}

/// XQ 8.2, 8.3: what runs of each side up to its last ply, and how much of it is allowed; nothing
/// where nothing runs.
template <class Until>
void add_streak(std::vector<LineCount>& counts, std::string_view name, const History& history,
                const Rulebook& rulebook, Until until) {
  std::array<int, 2> running{};
  std::array<int, 2> limits{};
  for (const std::size_t back : {0U, 1U}) {
    if (history.plies() <= back) break;
    const std::size_t ply = history.plies() - back;
    const Streak streak = until(history, ply, rulebook);
    const auto side = luatco::index(history.mover(ply));
    running[side] = streak.count;
    limits[side] = streak.limit;
  }
  if (running == std::array<int, 2>{}) return;
  counts.push_back({name, running, 0, 0, limits});
}

}  // namespace

void LineLaw::rewind(std::size_t plies) {
  memory_.rewind(plies);
  tally_.rewind(plies);
  silent_until_ = 0;
}

std::size_t LineLaw::next_too_long(std::size_t plies) const {
  const auto next = [&](std::size_t ply) {
    return std::max(ply, earliest_too_long(memory_.last_rest(ply), *rulebook_));
  };
  return std::min(next(plies + 1), next(plies + 2));  // one of each side
}

LineLaw::Line LineLaw::third_occurrence(Line line, int occurrences) const {
  if (rulebook_->cycles != CycleLaw::ThirdOccurrence || occurrences < 3) return {};
  int found = 1;
  for (std::size_t back = kShortestCycle / 2; back < line.size(); back += 2) {
    const std::size_t at = line.size() - 1 - back;
    if (line[at] == line.back() && ++found == 3) return line.subspan(at);
  }
  return {};
}

std::optional<LineRuling> LineLaw::ruling(Line line, int occurrences) {
  const History history = this->history(line);
  if (const auto cycle = third_occurrence(line, occurrences); !cycle.empty()) {
    const CycleRuling judged = judge_cycle(cycle, *rulebook_);
    LineRuling ruling{outcome_of(judged.conducts), {}};
    const std::size_t from = history.plies() - cycle.size() + 2;
    for (const Side side : {kRed, kBlack}) {
      if (const auto rule = rule_of(judged.conducts[luatco::index(side)])) {
        ruling.offences.push_back({side, *rule, plies_of(history, side, from, history.plies())});
      }
    }
    return ruling;
  }
  if (rulebook_->cycles == CycleLaw::Streaks) {
    if (const auto judged = judge_streaks(history, *rulebook_)) {
      LineRuling ruling{outcome_of(judged->conducts()), {}};
      for (const Side side : {kRed, kBlack}) {
        const Streak& streak = judged->streaks[luatco::index(side)];
        if (const auto rule = rule_of(streak.kind)) {
          ruling.offences.push_back(
              {side, *rule, plies_of(history, side, streak.first, streak.last)});
        }
      }
      return ruling;
    }
  }
  if (const auto draw = automatic_draw(line.back())) return LineRuling{*draw, {}};
  const std::size_t plies = history.plies();
  const std::size_t limit_from = tally_.earliest_end(plies, line.back());
  if (limit_from <= plies) {
    const std::string_view limit = tally_.ending(history);
    if (!limit.empty()) return LineRuling{{.winner = std::nullopt, .ending = limit}, {}};
  }
  silent_until_ = std::min(limit_from, next_too_long(plies));
  return std::nullopt;
}

ClaimIds LineLaw::claims(Line line, int) {
  ClaimIds ids;
  const int limit = rulebook_->no_capture_claim;
  if (limit == 0 || line.back().halfmove_clock() < 2 * limit) return ids;
  const auto moves = tally_.without_capture(history(line));
  if (std::min(moves[0], moves[1]) >= limit) ids.push_back(kClaimIds[0]);
  return ids;
}

bool LineLaw::may_claim_next(Line line) const {
  const int limit = rulebook_->no_capture_claim;
  return limit != 0 && line.back().halfmove_clock() + 1 >= 2 * limit;
}

bool LineLaw::may_offend(Line line) const {
  if (rulebook_->cycles == CycleLaw::ThirdOccurrence) {
    return line.back().halfmove_clock() + kLookAhead >= kShortestCycle;
  }
  const int plies = static_cast<int>(line.size()) - 1;
  return plies + kLookAhead > 2 * rulebook_->streak;
}

std::vector<LineCount> LineLaw::counts(Line line) {
  const History history = this->history(line);
  std::vector<LineCount> counts;
  const int plies = static_cast<int>(history.plies());
  if (rulebook_->effective_limit != 0) {
    counts.push_back({"effective", tally_.effective(history), 0, rulebook_->effective_limit});
  }
  if (rulebook_->progress_limit != 0) {
    counts.push_back({"progress", {}, tally_.quiet_plies(history) / 2, rulebook_->progress_limit});
  }
  if (rulebook_->total_limit != 0) {
    counts.push_back({"total", {}, plies / 2, rulebook_->total_limit});
  }
  if (rulebook_->no_capture_claim != 0) {
    counts.push_back(
        {"no_capture", tally_.without_capture(history), 0, rulebook_->no_capture_claim});
  }
  if (rulebook_->cycles == CycleLaw::Streaks) {
    add_streak(counts, "checks", history, *rulebook_, checks_until);
    add_streak(counts, "chases", history, *rulebook_, chases_until);
  }
  return counts;
}

std::optional<CycleEvidence> LineLaw::cycle(Line line, int occurrences) {
  const History history = this->history(line);
  if (const auto positions = third_occurrence(line, occurrences); !positions.empty()) {
    const std::size_t from = history.plies() - positions.size() + 2;
    return cycle_evidence(history, from, judge_cycle(positions, *rulebook_), *rulebook_);
  }
  if (rulebook_->cycles != CycleLaw::Streaks) return std::nullopt;
  const auto judged = judge_streaks(history, *rulebook_);
  if (!judged) return std::nullopt;
  return streak_evidence(history, *judged, *rulebook_);
}

}  // namespace luatco::xiangqi
