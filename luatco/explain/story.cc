#include "luatco/explain/story.h"

#include <string>
#include <string_view>
#include <vector>

namespace luatco::explain {

void add_laws(Steps& steps) {
  std::vector<std::string_view> laws;
  for (const Step& step : steps) {
    const std::string_view law = step.said.law;
    if (law.empty() || std::find(laws.begin(), laws.end(), law) != laws.end()) continue;
    laws.push_back(law);
  }
  if (laws.empty()) return;
  std::string all;
  for (const std::string_view law : laws) {
    if (!all.empty()) all += ", ";
    all += law;
  }
  steps.push_back(
      {.said = {.id = "explain.law", .law = laws.front(), .evidence = {{Arg::Text, all}}},
       .marks = {},
       .arrows = {}});
}

void drop_repeated(Steps& steps) {
  Steps kept;
  for (Step& step : steps) {
    const bool known = std::any_of(kept.begin(), kept.end(), [&](const Step& earlier) {
      return earlier.said.id == step.said.id && earlier.said.evidence == step.said.evidence;
    });
    if (!known) kept.push_back(std::move(step));
  }
  steps = std::move(kept);
}

}  // namespace luatco::explain
