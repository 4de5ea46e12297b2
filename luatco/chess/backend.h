// The generator compiled for one kind of processor. Each backend is its own type, its own .cc and
// its own compiler flags; movegen.cc chooses one when the program first needs it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "luatco/chess/board.h"
#include "luatco/chess/move.h"

namespace luatco::chess {

struct Backend {
  std::string_view name;
  /// Can this processor run it? Runs on any.
  bool (*supported)();
  /// Fills its tables; must have run once before any of the others.
  void (*prepare)();
  void (*legal_moves)(const Board<Bitboard>& board, Side us, MoveList& list);
  std::uint64_t (*count_legal_moves)(const Board<Bitboard>& board, Side us);
};

/// How many move sequences of a length there are, as a backend counts them. Apart from the rest, so
/// that a program that never counts does not carry it. Precondition: depth >= 1.
using Perft = std::uint64_t (*)(const Board<Bitboard>& board, Side us, int depth);
Perft perft_of(const Backend& backend);

/// Every backend compiled in, best first; the last one runs anywhere.
std::span<const Backend* const> backends();
/// The first that this processor supports, prepared. Chosen once.
const Backend& backend();

}  // namespace luatco::chess
