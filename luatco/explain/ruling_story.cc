#include "luatco/explain/ruling_story.h"

#include <vector>

namespace luatco::explain {
namespace {

/// What one side is held to have done, the piece it hunted, and the counter with its limit.
Step side_step(const SideFinding& finding, Side side) {
  Reason reason{.id = finding.kind, .law = {}, .evidence = {{Arg::Side, side}}};
  if (finding.victim) {
    reason.evidence.push_back({Arg::Victim, finding.victim->piece});
    reason.evidence.push_back({Arg::VictimAt, finding.victim->square});
  }
  if (finding.limit != 0) {
    reason.evidence.push_back({Arg::N, std::int32_t{finding.count}});
    reason.evidence.push_back({Arg::Limit, std::int32_t{finding.limit}});
    reason.evidence.push_back({Arg::Pieces, std::int32_t{finding.pieces}});
    if (finding.count <= finding.limit) reason.evidence.push_back({Arg::Which, "used_up"});
  }
  return step(std::move(reason));
}

}  // namespace

void add_findings(const CycleEvidence& cycle, Steps& steps) {
  if (cycle.sides[0].limit == 0 && cycle.sides[1].limit == 0) {  // else a counter decides
    steps.push_back(step({.id = "explain.cycle",
                          .law = {},
                          .evidence = {{Arg::N, std::int32_t{cycle.to - cycle.from + 1}}}}));
  }
  for (const Side side : {Side::First, Side::Second}) {
    steps.push_back(side_step(cycle.sides[index(side)], side));
  }
  steps.push_back(step({.id = cycle.row, .law = {}, .evidence = {}}));
}

Step plies_head() { return step({.id = "explain.plies", .law = {}, .evidence = {}}); }

Step ply_step(const PlyNature& nature, Phrase move) {
  // The picture of the reason; the sentence also says whose move it was, and which, and that a
  // check that hunts a piece besides is one.
  Step told = step(nature.why);
  told.said = {.id = "explain.ply",
               .law = nature.why.law,
               .evidence = {{Arg::Side, nature.by},
                            {Arg::Ply, std::int32_t{nature.ply}},
                            {Arg::Moves, Phrases{std::move(move)}},
                            {Arg::Ways, Phrases{{nature.why.id, nature.why.evidence}}}}};
  if (nature.kind == "check" && nature.victim) {
    told.said.evidence.push_back({Arg::Which, "check"});
  }
  // It was played, not tried.
  std::erase_if(told.marks, [](const Mark& mark) { return mark.kind == MarkKind::To; });
  std::erase_if(told.arrows, [](const Arrow& arrow) { return arrow.kind == ArrowKind::Try; });
  told.arrows.push_back({nature.move.from, nature.move.to, ArrowKind::Past});
  return told;
}

void add_notes(const CycleEvidence& cycle, Steps& steps) {
  for (const Reason& note : cycle.notes) steps.push_back(step(note));
}

}  // namespace luatco::explain
