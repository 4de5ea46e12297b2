#include "luatco/explain/ruling_story.h"

#include <vector>

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
    // It was played, not tried.
    std::erase_if(told.marks, [](const Mark& mark) { return mark.kind == MarkKind::To; });
    std::erase_if(told.arrows, [](const Arrow& arrow) { return arrow.kind == ArrowKind::Try; });
    told.arrows.push_back({nature.move.from, nature.move.to, ArrowKind::Past});
    steps.push_back(std::move(told));
  }
}

}  // namespace luatco::explain
