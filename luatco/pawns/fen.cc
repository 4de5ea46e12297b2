#include "luatco/base/text.h"
#include "luatco/pawns/fault_id.h"
#include "luatco/pawns/setup.h"

namespace luatco::pawns {

FenReading parse_fen(std::string_view text, Variant variant) {
  FenReading out;
  Setup& setup = out.setup;
  setup.variant = variant;
  FenScanner scanner(text, fen_faults<FaultId>());
  const auto fault = [&](FaultId which, std::string_view part) {
    scanner.fault(make_fault(which), scanner.offset_of(part));
  };
  scanner.placement(8, 8, [&](int file, int rank, char letter) {
    const auto piece = chess::parse_piece(letter);
    if (piece && file < 8) setup.board[index(make_square(file, rank))] = piece;
    return piece.has_value();
  });
  out.placement_read = !scanner.found_error();
  setup.turn = scanner.turn("w");
  std::string_view field = scanner.next_field();  // castling in a FEN of chess
  if (!field.empty() && field != "-") fault(FaultId::SyntaxUnusedField, field);
  field = scanner.next_field();
  if (!field.empty() && field != "-") {
    setup.en_passant = parse_square(field);
    if (!setup.en_passant) fault(FaultId::SyntaxEp, field);
  }
  setup.halfmove_clock = scanner.halfmove_clock(scanner.next_field());
  setup.fullmove_number = scanner.fullmove_number(scanner.next_field());
  scanner.trailing_text();
  out.faults = scanner.finish();
  return out;
}

std::string write_fen(const Setup& setup) {
  std::string out;
  append_placement(out, 8, 8, [&](int file, int rank) {
    const auto& piece = setup.board[index(make_square(file, rank))];
    return piece ? letter(*piece) : '\0';
  });
  out += setup.turn == kWhite ? " w - " : " b - ";
  out += setup.en_passant ? name(*setup.en_passant) : "-";
  out += ' ';
  append_number(out, setup.halfmove_clock);
  out += ' ';
  append_number(out, setup.fullmove_number);
  return out;
}

}  // namespace luatco::pawns
