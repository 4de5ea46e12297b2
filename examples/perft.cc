// Counts the move sequences of a position: example_perft [depth] [FEN].
#include <charconv>
#include <cstdio>
#include <string_view>

#include "luatco/chess/movegen.h"
#include "luatco/chess/setup.h"

namespace chess = luatco::chess;

int main(int argc, char** argv) {
  int depth = 4;
  std::string_view fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
  if (argc > 1) {
    const std::string_view word = argv[1];
    std::from_chars(word.data(), word.data() + word.size(), depth);
  }
  if (argc > 2) fen = argv[2];

  // Any text becomes a set-up; a playable one becomes a position; otherwise every fault is named.
  const auto checked = chess::Position::from_setup(chess::parse_fen(fen).setup);
  if (!checked.position) {
    for (const auto& fault : checked.faults) {
      std::fprintf(stderr, "%.*s\n", static_cast<int>(fault.id.size()), fault.id.data());
    }
    return 1;
  }
  for (int d = 1; d <= depth; ++d) {
    std::printf("%d %llu\n", d,
                static_cast<unsigned long long>(chess::perft(*checked.position, d)));
  }
}
