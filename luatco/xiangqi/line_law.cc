#include "luatco/xiangqi/line_law.h"

#include <algorithm>

#include "luatco/xiangqi/cycle_evidence.h"
#include "luatco/xiangqi/cycle_judge.h"
#include "luatco/xiangqi/streak.h"

namespace luatco::xiangqi {
namespace {

/// A position comes back after four plies at the earliest, so a third time after eight.
constexpr int kShortestCycle = 8;

std::optional<ArbiterRule> rule_of(Conduct conduct) {
  switch (conduct) {
    case Conduct::PerpetualCheck: return ArbiterRule::PerpetualCheck;
    case Conduct::PerpetualChase:
    case Conduct::ChaseOfHeldChariot:
    case Conduct::MixedStrikes: return ArbiterRule::PerpetualChase;
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

}  // namespace

void LineLaw::start(const Position& position) {
  history_.start(position);
  tally_.start();
}

void LineLaw::add(const Position& next) {
  history_.add(next);
  tally_.add(history_);
}

void LineLaw::rewind(std::size_t plies) {
  history_.rewind(plies);
  tally_.rewind(plies);
}

int LineLaw::occurrences() const {
  const auto positions = history_.positions();
  int found = 1;
  for (std::size_t back = 4; back < positions.size() && found < 3; back += 2) {
    if (positions[positions.size() - 1 - back] == positions.back()) ++found;
  }
  return found;
}

std::span<const Position> LineLaw::third_occurrence(int occurrences) const {
  if (rulebook_->cycles != CycleLaw::ThirdOccurrence || occurrences < 3) return {};
  const auto positions = history_.positions();
  int found = 1;
  for (std::size_t back = 4; back < positions.size(); back += 2) {
    const std::size_t at = positions.size() - 1 - back;
    if (positions[at] == positions.back() && ++found == 3) return positions.subspan(at);
  }
  return {};
}

std::optional<LineRuling> LineLaw::ruling(const Position& last, int occurrences) {
  if (const auto cycle = third_occurrence(occurrences); !cycle.empty()) {
    const CycleRuling judged = judge_cycle(cycle, *rulebook_);
    LineRuling ruling{outcome_of(judged.conducts), {}};
    const std::size_t from = history_.plies() - cycle.size() + 2;
    for (const Side side : {kRed, kBlack}) {
      if (const auto rule = rule_of(judged.conducts[luatco::index(side)])) {
        ruling.offences.push_back({side, *rule, plies_of(history_, side, from, history_.plies())});
      }
    }
    return ruling;
  }
  if (rulebook_->cycles == CycleLaw::Streaks) {
    if (const auto judged = judge_streaks(history_, *rulebook_)) {
      LineRuling ruling{outcome_of(judged->conducts()), {}};
      for (const Side side : {kRed, kBlack}) {
        const Streak& streak = judged->streaks[luatco::index(side)];
        if (const auto rule = rule_of(streak.kind)) {
          ruling.offences.push_back(
              {side, *rule, plies_of(history_, side, streak.first, streak.last)});
        }
      }
      return ruling;
    }
  }
  if (const auto draw = automatic_draw(last)) return LineRuling{*draw, {}};
  const std::string_view limit = tally_.ending(history_);
  if (limit.empty()) return std::nullopt;
  return LineRuling{{.winner = std::nullopt, .ending = limit}, {}};
}

ClaimIds LineLaw::claims(const Position& last, int) {
  ClaimIds ids;
  if (rulebook_->no_capture_claim == 0 || last.halfmove_clock() < 2 * rulebook_->no_capture_claim) {
    return ids;
  }
  const auto moves = tally_.without_capture(history_);
  if (std::min(moves[0], moves[1]) >= rulebook_->no_capture_claim) ids.push_back(kClaimIds[0]);
  return ids;
}

bool LineLaw::may_offend(const Position& last, int) const {
  if (rulebook_->cycles == CycleLaw::ThirdOccurrence) {
    return last.halfmove_clock() + 1 >= kShortestCycle;
  }
  return static_cast<int>(history_.plies()) >= 2 * rulebook_->streak;
}

std::vector<LineCount> LineLaw::counts() {
  std::vector<LineCount> counts;
  const int plies = static_cast<int>(history_.plies());
  if (rulebook_->effective_limit != 0) {
    counts.push_back({"effective", tally_.effective(history_), 0, rulebook_->effective_limit});
  }
  if (rulebook_->progress_limit != 0) {
    counts.push_back({"progress", {}, tally_.quiet_plies(history_) / 2, rulebook_->progress_limit});
  }
  if (rulebook_->total_limit != 0) {
    counts.push_back({"total", {}, plies / 2, rulebook_->total_limit});
  }
  if (rulebook_->no_capture_claim != 0) {
    counts.push_back(
        {"no_capture", tally_.without_capture(history_), 0, rulebook_->no_capture_claim});
  }
  return counts;
}

std::optional<CycleEvidence> LineLaw::cycle(const Position&, int occurrences) {
  if (const auto positions = third_occurrence(occurrences); !positions.empty()) {
    const std::size_t from = history_.plies() - positions.size() + 2;
    return cycle_evidence(history_, from, judge_cycle(positions, *rulebook_), *rulebook_);
  }
  if (rulebook_->cycles != CycleLaw::Streaks) return std::nullopt;
  const auto judged = judge_streaks(history_, *rulebook_);
  if (!judged) return std::nullopt;
  return streak_evidence(history_, *judged, *rulebook_);
}

}  // namespace luatco::xiangqi
