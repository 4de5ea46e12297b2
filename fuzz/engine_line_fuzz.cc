// Any lines of an engine, in each protocol: what is read of them is part of the line and bounded,
// and what would be shown to people is printable.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "luatco/uci/profile.h"
#include "luatco/uci/said.h"

namespace {

using namespace luatco::engine;

void check_part(std::string_view line, std::string_view part) {
  LUATCO_DEMAND(part.empty() || (part.data() >= line.data() &&
                                 part.data() + part.size() <= line.data() + line.size()));
}

void check_line(Protocol protocol, std::string_view line) {
  const Said said = read_line(profile(protocol), line);
  check_part(line, said.text);
  LUATCO_DEMAND(said.choices.size() <= kMaxChoices);
  LUATCO_DEMAND(said.info.line.size() <= kMaxLineMoves);
  for (const std::string_view choice : said.choices) check_part(line, choice);
  for (const std::string_view move : said.info.line) check_part(line, move);
  if (said.info.score) {
    LUATCO_DEMAND(said.info.score->centipawns <= kMostCentipawns);
    LUATCO_DEMAND(said.info.score->centipawns >= -kMostCentipawns);
  }
  for (const char c : printable(said.text)) LUATCO_DEMAND(c >= ' ' && c <= '~');
  for (const int by : {-1, 0, 1}) {
    const auto shifted = shift_ranks(said.text, by);
    if (!shifted) continue;
    const auto back = shift_ranks(*shifted, -by);
    // Leading zeros of a rank are lost, and nothing else.
    LUATCO_DEMAND(back && shift_ranks(*back, by) == shifted);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    for (const Protocol protocol : {Protocol::Uci, Protocol::Ucci, Protocol::Cyclone}) {
      check_line(protocol, rest.substr(0, end));
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
