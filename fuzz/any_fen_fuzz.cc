// Any bytes as a FEN, of every game and variant: reading never fails, faults are the game's own and
// lie in the text; what can be played from is written and read back as the same, and both
// generators play on from it alike.
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "tests/conformance/chess_case.h"
#include "tests/conformance/pawns_case.h"
#include "tests/conformance/xiangqi_case.h"

namespace luatco {
namespace {

using conformance::GameCase;

template <Rules G>
void play_on(const typename G::Position& position, std::string_view variant) {
  const auto checked = G::check_fen(G::write_fen(position), variant);
  LUATCO_DEMAND(checked.position && *checked.position == position);
  std::vector<std::string> lines;
  for (const auto& move : G::legal_moves(position)) {
    const auto next = position.after(move);
    const auto again = G::check_fen(G::write_fen(next), variant);
    LUATCO_DEMAND(again.position && *again.position == next && again.position->key() == next.key());
    lines.push_back(GameCase<G>::slow_move(position, move) + " " + GameCase<G>::slow_fen(next));
  }
  std::sort(lines.begin(), lines.end());
  LUATCO_DEMAND(lines == GameCase<G>::slow_children(GameCase<G>::slow_fen(position)));
}

template <Rules G>
void read(std::string_view text, std::string_view variant) {
  const auto checked = G::check_fen(text, variant);
  LUATCO_DEMAND(checked.position.has_value() == !has_error(checked.faults));
  for (const Fault& fault : checked.faults) {
    LUATCO_DEMAND(std::find(G::ids().begin(), G::ids().end(), fault.id) != G::ids().end());
    LUATCO_DEMAND(!fault.offset || *fault.offset <= text.size());
  }
  // Castling by file letters makes a standard chess position one of Chess960 (fen_fuzz).
  if (checked.position && variant == G::variants().back()) play_on<G>(*checked.position, variant);
}

}  // namespace
}  // namespace luatco

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  luatco::games::each_game([&]<luatco::Rules G>() {
    for (const std::string_view variant : G::variants()) luatco::read<G>(text, variant);
  });
  return 0;
}
