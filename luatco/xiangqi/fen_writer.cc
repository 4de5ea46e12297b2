#include "luatco/base/text.h"
#include "luatco/core/fen_text.h"
#include "luatco/xiangqi/setup.h"

namespace luatco::xiangqi {

std::string write_fen(const Setup& setup) {
  std::string out;
  append_placement(out, kFiles, kRanks, [&](int file, int rank) {
    const auto& piece = setup.board[index(make_point(file, rank))];
    return piece ? letter(*piece) : '\0';
  });
  out += setup.turn == kRed ? " w - - " : " b - - ";
  append_number(out, setup.halfmove_clock);
  out += ' ';
  append_number(out, setup.fullmove_number);
  return out;
}

}  // namespace luatco::xiangqi
