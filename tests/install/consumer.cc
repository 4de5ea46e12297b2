// A program of somebody else's, built against the installed library.
#include <cstdio>

#include "luatco/chess/movegen.h"

int main() {
  std::printf("%d moves\n", luatco::chess::count_legal_moves(luatco::chess::Position::initial()));
}
