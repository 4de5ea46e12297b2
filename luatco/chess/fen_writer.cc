#include "luatco/base/text.h"
#include "luatco/chess/castling_wing.h"
#include "luatco/chess/setup.h"

namespace luatco::chess {
namespace {

void write_castling(const Setup& setup, CastlingStyle style, std::string& out) {
  const std::size_t before = out.size();
  for (const Side side : {kWhite, kBlack}) {
    const int rank = side == kWhite ? 0 : 7;
    for (int file = 7; file >= 0; --file) {
      const Square rook = make_square(file, rank);
      if (!contains(setup.castling_rooks, rook)) continue;
      char c = static_cast<char>('a' + file);
      if (style == CastlingStyle::XFen) {
        if (castling_rook(setup, side, Wing::Kingside) == rook) c = 'k';
        if (castling_rook(setup, side, Wing::Queenside) == rook) c = 'q';
      }
      out += side == kWhite ? static_cast<char>(c - 'a' + 'A') : c;
    }
  }
  if (out.size() == before) out += '-';
}

}  // namespace

std::string write_fen(const Setup& setup, CastlingStyle style) {
  std::string out;
  append_placement(out, 8, 8, [&](int file, int rank) {
    const auto& piece = setup.board[index(make_square(file, rank))];
    return piece ? letter(*piece) : '\0';
  });
  out += setup.turn == kWhite ? " w " : " b ";
  write_castling(setup, style, out);
  out += ' ';
  out += setup.en_passant ? name(*setup.en_passant) : "-";
  out += ' ';
  append_number(out, setup.halfmove_clock);
  out += ' ';
  append_number(out, setup.fullmove_number);
  return out;
}

}  // namespace luatco::chess
