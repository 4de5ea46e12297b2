#include "luatco/core/fen_text.h"
#include "luatco/xiangqi/fault_id.h"
#include "luatco/xiangqi/setup.h"

namespace luatco::xiangqi {

FenReading parse_fen(std::string_view text) {
  FenReading out;
  Setup& setup = out.setup;
  FenScanner scanner(text, fen_faults<FaultId>());
  scanner.placement(kFiles, kRanks, [&](int file, int rank, char letter) {
    const auto piece = parse_piece(letter);
    if (piece && file < kFiles) setup.board[index(make_point(file, rank))] = piece;
    return piece.has_value();
  });
  out.placement_read = !scanner.found_error();
  setup.turn = scanner.turn("wr");
  for (int unused = 0; unused < 2; ++unused) {  // castling and en passant in a FEN of chess
    const std::string_view field = scanner.next_field();
    if (field.empty() || field == "-") continue;
    scanner.fault(make_fault(FaultId::SyntaxUnusedField), scanner.offset_of(field));
  }
  setup.halfmove_clock = scanner.halfmove_clock(scanner.next_field());
  setup.fullmove_number = scanner.fullmove_number(scanner.next_field());
  scanner.trailing_text();
  out.faults = scanner.finish();
  return out;
}

}  // namespace luatco::xiangqi
