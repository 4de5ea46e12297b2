#include "luatco/chess/fen.h"

#include "luatco/chess/movegen.h"

namespace luatco::chess {

Checked<Position> check_fen(std::string_view text, Variant variant) {
  return check_reading<Position>(parse_fen(text, variant));
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
