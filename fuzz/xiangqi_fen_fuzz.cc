// Any bytes as a FEN of xiangqi: reading never fails, what was read is written and read back as the
// same, and whatever can be played from is played from by both generators alike.
#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "luatco/xiangqi/fen.h"
#include "luatco/xiangqi/legality.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/uci.h"
#include "tests/slow_xiangqi.h"

namespace luatco::xiangqi {
namespace {

void check(std::string_view text) {
  const FenReading reading = parse_fen(text);
  for (const Fault& fault : reading.faults) {
    LUATCO_DEMAND(!fault.offset || *fault.offset <= text.size());
  }
  const FenReading again = parse_fen(write_fen(reading.setup));
  LUATCO_DEMAND(again.faults.empty() && again.setup == reading.setup);

  const auto checked = check_fen(text);
  if (!checked.position) return;
  const std::string fen = write_fen(checked.position->setup());
  std::set<std::string> fast;
  for (const Move move : legal_moves(*checked.position)) {
    fast.insert(write_uci(move));
    LUATCO_DEMAND(is_legal(*checked.position, {move.from(), move.to()}));
    const Position next = checked.position->after(move);
    const auto played = Position::from_setup(next.setup());
    LUATCO_DEMAND(played.position && *played.position == next);
  }
  std::set<std::string> slow;
  for (const auto& move : slow_xiangqi::legal_moves(slow_xiangqi::read(fen))) {
    slow.insert(slow_xiangqi::text(move));
  }
  LUATCO_DEMAND(fast == slow);
}

}  // namespace
}  // namespace luatco::xiangqi

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  luatco::xiangqi::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
