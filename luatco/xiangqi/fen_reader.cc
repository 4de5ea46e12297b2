#include <algorithm>

#include "luatco/core/fen_text.h"
#include "luatco/xiangqi/fault_id.h"
#include "luatco/xiangqi/setup.h"

namespace luatco::xiangqi {

FenReading parse_fen(std::string_view text) {
  FenReading out;
  Setup& setup = out.setup;
  FenScanner scanner(text);
  scanner.placement(scanner.next_field(), kFiles, kRanks,
                    {.rank_count = make_fault(FaultId::SyntaxRankCount),
                     .rank_width = make_fault(FaultId::SyntaxRankWidth),
                     .piece_char = make_fault(FaultId::SyntaxPieceChar),
                     .digits_in_a_row = make_fault(FaultId::DigitsInARow)},
                    [&](int file, int rank, char letter) {
                      const auto piece = parse_piece(letter);
                      if (piece && file < kFiles) {
                        setup.board[index(make_point(file, rank))] = piece;
                      }
                      return piece.has_value();
                    });
  out.placement_read = !has_error(scanner.faults());

  std::string_view field = scanner.next_field();
  if (field == "b") {
    setup.turn = kBlack;
  } else if (field != "w" && field != "r" && !field.empty()) {
    scanner.fault(make_fault(FaultId::SyntaxTurn), scanner.offset_of(field));
  }
  for (int unused = 0; unused < 2; ++unused) {  // castling and en passant in a FEN of chess
    field = scanner.next_field();
    if (field.empty() || field == "-") continue;
    scanner.fault(make_fault(FaultId::SyntaxUnusedField), scanner.offset_of(field));
  }
  setup.halfmove_clock =
      scanner.counter(scanner.next_field(), {.absent = 0,
                                             .limit = kMaxHalfmoveClock,
                                             .syntax = make_fault(FaultId::SyntaxHalfmove),
                                             .clipped = make_fault(FaultId::HalfmoveClipped)});
  setup.fullmove_number =
      scanner.counter(scanner.next_field(), {.absent = 1,
                                             .limit = kMaxFullmoveNumber,
                                             .syntax = make_fault(FaultId::SyntaxFullmove),
                                             .clipped = make_fault(FaultId::FullmoveClipped)});
  // Some writers count moves from 0.
  setup.fullmove_number = std::max<std::uint16_t>(setup.fullmove_number, 1);
  const bool missing = scanner.missing();
  if (const auto more = scanner.next_field(); !more.empty()) {
    scanner.fault(make_fault(FaultId::TrailingText), scanner.offset_of(more));
  }
  if (missing) {
    scanner.fault(make_fault(FaultId::MissingFields), static_cast<std::uint32_t>(text.size()));
  }
  out.faults = scanner.faults();
  return out;
}

}  // namespace luatco::xiangqi
