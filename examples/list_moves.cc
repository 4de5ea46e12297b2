// Lists the legal moves of a position as they are written: example_list_moves [FEN].
#include <cstdio>

#include "luatco/chess/movegen.h"
#include "luatco/chess/notation.h"
#include "luatco/chess/setup.h"

namespace chess = luatco::chess;

int main(int argc, char** argv) {
  const char* fen = argc > 1 ? argv[1] : "8/2P1k3/8/8/8/8/3K4/8 w - - 0 1";
  const auto checked = chess::Position::from_setup(chess::parse_fen(fen).setup);
  if (!checked.position) return 1;

  for (const chess::Move move : chess::legal_moves(*checked.position)) {
    std::printf("%-6s %-6s %s\n", chess::write_uci(move).c_str(),
                chess::write_san(*checked.position, move).c_str(),
                chess::write_san(*checked.position, move, "vi").c_str());
  }
}
