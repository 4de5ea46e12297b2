#include "luatco/archive/report.h"

namespace luatco::archive {

std::string Report::numbered(std::uint64_t games_before) const {
  std::string out;
  out.reserve(text.size() + 10 * gaps.size());
  std::size_t done = 0;
  for (const Gap& gap : gaps) {
    out.append(text, done, gap.at - done);
    out += std::to_string(games_before + gap.game + 1);
    done = gap.at;
  }
  out.append(text, done);
  return out;
}

}  // namespace luatco::archive
