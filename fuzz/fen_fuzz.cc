// Any bytes as a FEN, of both variants: reading never fails, what was read is written and read back
// as the same, and whatever can be played from is played from by both generators alike.
#include <cstdint>
#include <string_view>

#include "luatco/chess/fault_id.h"
#include "luatco/chess/fen.h"
#include "tests/chess_children.h"

namespace luatco::chess {
namespace {

void require(bool promise) {
  if (!promise) __builtin_trap();
}

bool is_known(const Fault& fault) {
  const auto ids = fault_ids();
  return std::find(ids.begin(), ids.end(), fault.id) != ids.end();
}

void text_round_trip(std::string_view text, Variant variant) {
  const FenReading reading = parse_fen(text, variant);
  for (const Fault& fault : reading.faults) {
    require(is_known(fault) && fault.offset && *fault.offset <= text.size());
  }
  for (const CastlingStyle style : {CastlingStyle::XFen, CastlingStyle::Shredder}) {
    const FenReading again =
        parse_fen(write_fen(reading.setup, style),
                  style == CastlingStyle::XFen ? reading.setup.variant : Variant::Chess960);
    Setup setup = again.setup;
    setup.variant = reading.setup.variant;
    require(again.faults.empty() && setup == reading.setup);
  }
}

/// What was reached by legal moves has nothing to repair.
void play_on(const Position& position) {
  for (const Move move : legal_moves(position)) {
    const Position next = position.after(move);
    const auto checked = Position::from_setup(next.setup());
    require(checked.position && *checked.position == next && checked.position->key() == next.key());
    for (const Fault& fault : checked.faults) require(fault.severity == Severity::Warning);
  }
}

void generators_agree(const Position& position) {
  const slow_chess::Board board = slow_chess::read(shredder_fen(position));
  const auto children = fast_children(position);
  require(children == slow_children(board));
  require(count_legal_moves(position) == static_cast<int>(children.size()));
  constexpr std::size_t many = 80;  // the slow one takes its time
  if (children.size() <= many) require(perft(position, 2) == slow_chess::perft(board, 2));
}

void check(std::string_view text, Variant variant) {
  text_round_trip(text, variant);
  const auto checked = check_fen(text, variant);
  require(checked.position.has_value() == !has_error(checked.faults));
  if (!checked.position) return;
  const auto again = check_fen(normal_fen(*checked.position), checked.position->setup().variant);
  require(again.position && *again.position == *checked.position);
  generators_agree(*checked.position);
  play_on(*checked.position);
}

}  // namespace
}  // namespace luatco::chess

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  luatco::chess::check(text, luatco::chess::Variant::Standard);
  luatco::chess::check(text, luatco::chess::Variant::Chess960);
  return 0;
}
