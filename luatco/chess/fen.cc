#include "luatco/chess/fen.h"

#include "luatco/chess/movegen.h"

namespace luatco::chess {

Position::Checked check_fen(std::string_view text, Variant variant) {
  FenReading reading = parse_fen(text, variant);
  Position::Checked checked;
  if (reading.placement_read) checked = Position::from_setup(reading.setup);
  reading.faults.insert(reading.faults.end(), checked.faults.begin(), checked.faults.end());
  checked.faults = std::move(reading.faults);
  if (has_error(checked.faults)) checked.position.reset();
  return checked;
}

std::string normal_fen(const Position& position) {
  Setup setup = position.setup();
  setup.en_passant.reset();
  for (const Move move : legal_moves(position)) {
    if (move.kind() == MoveKind::EnPassant) setup.en_passant = move.to();
  }
  return write_fen(setup);
}

}  // namespace luatco::chess
