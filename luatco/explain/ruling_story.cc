#include "luatco/explain/ruling_story.h"

namespace luatco::explain {

void add_cycle(const CycleEvidence& cycle, Steps& steps) {
  for (const PlyNature& nature : cycle.plies) {
    // The picture of the reason; the sentence also says whose move it was.
    Step told = step(nature.why);
    told.said = {.id = "explain.ply",
                 .law = nature.why.law,
                 .evidence = {{Arg::Side, nature.by},
                              {Arg::Ply, std::int32_t{nature.ply}},
                              {Arg::Ways, Phrases{{nature.why.id, nature.why.evidence}}}}};
    told.arrows.push_back({nature.move.from, nature.move.to, ArrowKind::Way});
    steps.push_back(std::move(told));
  }
}

}  // namespace luatco::explain
