#include <algorithm>

#include "luatco/base/text.h"
#include "luatco/chess/castling_wing.h"
#include "luatco/chess/fault_id.h"
#include "luatco/chess/setup.h"

namespace luatco::chess {
namespace {

class FenReader {
 public:
  FenReader(std::string_view text, Variant variant)
      : text_(text), scanner_(text, fen_faults<FaultId>()) {
    out_.setup.variant = variant;
  }

  FenReading read() {
    Setup& setup = out_.setup;
    scanner_.placement(8, 8, [&](int file, int rank, char letter) {
      const auto piece = parse_piece(letter);
      if (piece && file < 8) setup.board[index(make_square(file, rank))] = piece;
      return piece.has_value();
    });
    out_.placement_read = !scanner_.found_error();
    setup.turn = scanner_.turn("w");
    castling(scanner_.next_field());
    en_passant(scanner_.next_field());
    if (!epd_operations()) {
      setup.halfmove_clock = scanner_.halfmove_clock(scanner_.next_field());
      setup.fullmove_number = scanner_.fullmove_number(scanner_.next_field());
      scanner_.trailing_text();
    }
    out_.faults = scanner_.finish();
    return std::move(out_);
  }

 private:
  void fault(FaultId which, std::uint32_t offset) { scanner_.fault(make_fault(which), offset); }

  void castling(std::string_view field) {
    if (field.empty() || field == "-") return;
    const auto is_file = [](char c) { return (c >= 'a' && c <= 'h') || (c >= 'A' && c <= 'H'); };
    if (std::ranges::any_of(field, is_file)) out_.setup.variant = Variant::Chess960;
    for (const char& c : field) {
      const auto at = static_cast<std::uint32_t>(&c - text_.data());
      const Side side = c >= 'A' && c <= 'Z' ? kWhite : kBlack;
      const char lower = side == kWhite ? static_cast<char>(c - 'A' + 'a') : c;
      Square rook = make_square(0, side == kWhite ? 0 : 7);
      if (is_file(c)) {
        rook = make_square(lower - 'a', rank_of(rook));
      } else if (lower == 'k' || lower == 'q') {
        rook = castling_rook(out_.setup, side, lower == 'k' ? Wing::Kingside : Wing::Queenside);
      } else {
        fault(FaultId::SyntaxCastling, at);
        continue;
      }
      if (contains(out_.setup.castling_rooks, rook)) fault(FaultId::RepeatedCastlingRight, at);
      out_.setup.castling_rooks |= bit(rook);
    }
  }

  void en_passant(std::string_view field) {
    if (field.empty() || field == "-") return;
    out_.setup.en_passant = parse_square(field);
    if (!out_.setup.en_passant) fault(FaultId::SyntaxEp, scanner_.offset_of(field));
  }

  /// EPD: four fields, then operations `opcode operands;`. Takes hmvc and fmvn, passes over the
  /// others; false (and nothing taken) where no operation follows.
  bool epd_operations() {
    std::string_view rest = scanner_.rest();
    std::string_view left = rest;
    const std::string_view opcode = take_word(left);
    const bool letter = !opcode.empty() && ((opcode[0] >= 'a' && opcode[0] <= 'z') ||
                                            (opcode[0] >= 'A' && opcode[0] <= 'Z'));
    if (!letter || rest.find(';') == std::string_view::npos) return false;
    fault(FaultId::EpdOpcodes, scanner_.offset_of(opcode));
    while (!rest.empty()) {
      std::string_view operation = take_operation(rest);
      const std::string_view name = take_word(operation);
      const std::string_view operand = take_word(operation);
      if (name == "hmvc") out_.setup.halfmove_clock = scanner_.halfmove_clock(operand);
      if (name == "fmvn") out_.setup.fullmove_number = scanner_.fullmove_number(operand);
    }
    return true;
  }

  /// Up to the next semicolon outside a quoted operand.
  static std::string_view take_operation(std::string_view& rest) {
    bool quoted = false;
    std::size_t end = 0;
    for (; end < rest.size() && (quoted || rest[end] != ';'); ++end) {
      if (rest[end] == '"') quoted = !quoted;
    }
    const std::string_view operation = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return operation;
  }

  std::string_view text_;
  FenScanner scanner_;
  FenReading out_;
};

}  // namespace

FenReading parse_fen(std::string_view text, Variant variant) {
  return FenReader(text, variant).read();
}

}  // namespace luatco::chess
